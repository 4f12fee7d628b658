//! What the box of *Rival Cities* cannot hold.

use super::{ALLIANCES, Holdings, Rival, SHIPS, STARS_ON_A_SHIP, Sheet, TOKENS, TRIALS, Victory};
use crate::{EntryFault, Problem};

impl Sheet {
    /// Every entry that the box cannot hold.
    pub fn faults(&self) -> Vec<EntryFault> {
        let mut faults = Vec::new();
        for rival in Rival::ALL {
            let own = self.of(rival);
            let mut fault = |entry: &str, problem| {
                faults.push(EntryFault::new(format!("{}.{entry}", rival.key()), problem));
            };
            if own.ship21 && own.ships == 0 {
                fault("ship21", Problem::NoShips);
            }
            let printed = own.ships.saturating_sub(u8::from(own.ship21));
            let most = i16::from(printed) * i16::from(STARS_ON_A_SHIP);
            if i16::from(own.ship_stars) > most {
                fault("ship_stars", Problem::Stars { most, found: own.ship_stars.into() });
            }
            if own.trials == 0 && own.trial_stars > 0 {
                fault("trial_stars", Problem::Stars { most: 0, found: own.trial_stars.into() });
            }
        }
        self.together("ships", SHIPS, |own| own.ships, &mut faults);
        self.together("trials", TRIALS, |own| own.trials, &mut faults);
        self.together("alliances", ALLIANCES, |own| own.alliances, &mut faults);
        self.together("tokens", TOKENS, |own| own.tokens, &mut faults);
        if self.hamburg.ship21 && self.altona.ship21 {
            faults.push(EntryFault::new("altona.ship21", Problem::OnlyOne));
        }
        if self.prestige.reached && self.prestige.side.is_none() {
            faults.push(EntryFault::new("prestige.side", Problem::NoSide));
        }
        if faults.is_empty()
            && let [Some(_), Some(second)] = Rival::ALL.map(|rival| self.instant(rival))
        {
            let field = match second {
                Victory::Prestige => "prestige.reached",
                Victory::Trials => "altona.trials",
                Victory::Ships => "altona.ships",
                _ => "altona.alliances",
            };
            faults.push(EntryFault::new(field, Problem::BothWon));
        }
        faults
    }

    /// Names the first player alone if that one has too many, else the second.
    fn together(
        &self,
        entry: &str,
        most: u8,
        number: impl Fn(&Holdings) -> u8,
        faults: &mut Vec<EntryFault>,
    ) {
        let [first, second] = Rival::ALL.map(|rival| i16::from(number(self.of(rival))));
        let most = i16::from(most);
        if first + second > most {
            let rival = if first > most { Rival::Hamburg } else { Rival::Altona };
            let problem = Problem::Together { most, found: first + second };
            faults.push(EntryFault::new(format!("{}.{entry}", rival.key()), problem));
        }
    }
}
