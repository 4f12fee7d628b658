"""How much of everything a training takes: the one table of counts, for the code and for the model card."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Plan:
    """Shards of `scenes` scenes each for training and validation, steps of each net, and photos that the reader
    is calibrated on; `checks` are the batches on which a net is measured now and then."""

    train: int
    val: int
    scenes: int
    badge: int
    tile: int
    locate: int
    refine: int
    trials: int
    checks: int


# Two hours on one free core that multiplies in sixteen bits, three on others.
FULL = Plan(train=144, val=6, scenes=64, badge=11000, tile=6500, locate=5200, refine=3600, trials=600, checks=16)
# A smoke run of about a minute.
QUICK = Plan(train=1, val=1, scenes=8, badge=2, tile=2, locate=2, refine=2, trials=4, checks=1)
