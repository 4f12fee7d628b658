//! A proof by numbers alone that no city scores more than it does: nothing is laid out. Each type
//! is given its best, as if it had the whole city to itself.

/// The most that any sixteen buildings could score.
pub fn most() -> u32 {
    let mut most = 0;
    for shops in 0..=16 {
        for factories in 0..=16 - shops {
            for taverns in 0..=16 - shops - factories {
                for offices in 0..=16 - shops - factories - taverns {
                    for parks in 0..=16 - shops - factories - taverns - offices {
                        let houses = 16 - shops - factories - taverns - offices - parks;
                        let others = [shops, factories, taverns, offices, parks];
                        let types = others.iter().filter(|count| **count > 0).count() as u32;
                        let served = if taverns > 0 { offices } else { 0 };
                        let points = divided(shops, &[2, 5, 10, 16])
                            + 4 * factories
                            + divided(taverns, &[1, 4, 9, 17])
                            + divided(offices, &[1, 3, 6, 10, 15, 21])
                            + served
                            + divided(parks, &[2, 8, 12])
                            + houses * types;
                        most = most.max(points);
                    }
                }
            }
        }
    }
    most
}

/// The best division of so many into parts that score by their size. A larger group of parks than
/// three gains less by its further parks than these would score apart.
fn divided(count: u32, part: &[u32]) -> u32 {
    let mut best = vec![0];
    for n in 1..=count as usize {
        let parts = (1..=n.min(part.len())).map(|size| part[size - 1] + best[n - size]);
        best.push(parts.max().expect("at least a part of one"));
    }
    best[count as usize]
}
