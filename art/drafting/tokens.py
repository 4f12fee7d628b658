"""Seven city tokens: landmarks as single-colour silhouettes.

Each has its own outline, so that they differ by shape alone. They take the
current colour of the page. Openings are cut out with the even-odd rule.
"""

TOKENS = {
    # A square keep with battlements and a gate.
    "tower": "M25 12h12v8h7v-8h12v8h7v-8h12v24l-5 5v39h8v10H22V80h8V41l-5-5zM42 90V72a8 8 0 0 1 16 0v18zM46 44h8v12h-8z",
    # A triumphal arch: wide, with one great opening.
    "arch": "M8 16h84v14h-5v8h5v8h-4v44H64V64a14 14 0 0 0-28 0v26H12V46H8v-8h5v-8H8z",
    # A domed hall with a lantern and columns.
    "dome": "M47 6h6v8l4 2v7c17 3 28 15 29 29h6v9h-6v20h6v9H8v-9h6V61H8v-9h6c1-14 12-26 29-29v-7l4-2zM24 61v20h8V61zm20 0v20h12V61zm24 0v20h8V61z",
    # A suspension bridge over water.
    "bridge": "M22 18h10v12c6 16 30 16 36 0V18h10v12c3 9 8 15 18 19v9h-4v9h4v10H78v13H68V77H32v13H22V77H4V67h4v-9H4v-9c10-4 15-10 18-19zM16 56v11h6V51zm16-9v20h7V53zm14 9v11h8V56zm22-9l-7 6v14h7zm10 4v16h6V56z",
    # A lighthouse with its beams.
    "lighthouse": "M50 4l13 12v5h5v7h-5l6 54h11v10H20V82h11l6-54h-5v-7h5v-5zM44 18v8h12v-8zM42 44h16l1 10H41zM39 66h22l1 10H38zM28 14v6L6 30V4zM72 14v6l22 10V4z",
    # A windmill with four sails.
    "windmill": "M46 34L22 10l7-7 21 22L71 3l7 7-24 24 24 24-7 7-8-8 7 25h8v10H22V82h8l7-25-8 8-7-7zM45 90V76a5 5 0 0 1 10 0v14zM50 29a5 5 0 1 0 0 10 5 5 0 0 0 0-10z",
    # An obelisk on steps: slim and pointed.
    "obelisk": "M50 3l9 15 5 50h8v10h8v14H20V78h8V68h8l5-50zM46 30h8v8h-8zM45 48h10v8H45z",
}


def svg(name):
    """The whole file of one token."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
        f'<path d="{TOKENS[name]}" fill="currentColor" fill-rule="evenodd"/></svg>\n'
    )
