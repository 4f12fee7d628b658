//! The two games on score sheets once more, counted on the fingers.

/// Stars of a player of Rival Cities: the ships' one by one, then the rest.
pub fn stars(printed: u8, ships: u8, ship21: bool, trials: u8, prestige: u8, tokens: u8) -> u32 {
    let mut stars = 0;
    for _ in 0..printed {
        stars += 1;
    }
    if ship21 {
        for _ in 0..ships {
            stars += 1;
        }
    }
    for source in [trials, prestige, tokens] {
        for _ in 0..source {
            stars += 1;
        }
    }
    stars
}

/// Happiness and overall happiness, space by space, and the money paid, coin by coin. `None` for
/// the money if there is not enough.
pub fn stage(
    tracks: [i32; 3],
    happiness: i32,
    overflow: i32,
    employment: i32,
    money: i32,
    overall: i32,
) -> (i32, i32, Option<i32>) {
    let (mut happiness, mut overall, mut money) = (happiness, overall, money);
    for track in tracks {
        let mut track = track;
        while track < 0 {
            track += 1;
            happiness -= 1;
        }
    }
    for _ in 0..overflow {
        overall += 1;
    }
    overall += happiness;
    let (mut employment, mut paid) = (employment, 0);
    while employment != 0 {
        employment -= employment.signum();
        money -= 1;
        paid += 1;
    }
    (happiness, overall, (money >= 0).then_some(paid))
}

/// The verdict by the table in the rules.
pub fn verdict(points: i32) -> &'static str {
    let names = ["Dormitory", "Ambitious", "Hurried", "Model", "Booming", "Light"];
    if points < 0 {
        return "Dying";
    }
    for (tens, name) in (1..).zip(names) {
        if points <= 10 * tens {
            return name;
        }
    }
    "Heavenly"
}
