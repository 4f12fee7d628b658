"""How much of everything a training takes: the one table of counts, for the code and for the model card."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Plan:
    """Shards of `scenes` scenes each (`cells` to train badge and tile, which have to know many hands; the first
    `photos` of these for locate and refine; `val` for validation), steps of each net, and photos that the reader is
    calibrated on; `checks` are the batches on which a net is measured now and then."""

    cells: int
    photos: int
    val: int
    scenes: int
    badge: int
    tile: int
    locate: int
    refine: int
    trials: int
    checks: int

    def shards(self, net: str) -> int:
        """How many shards a net is trained on."""
        return self.cells if net in ("badge", "tile") else self.photos


# Two hours on one free core that multiplies in sixteen bits, three on others.
FULL = Plan(
    cells=224, photos=144, val=6, scenes=64, badge=18000, tile=10000, locate=5200, refine=3600, trials=600, checks=16
)
# A smoke run of about a minute.
QUICK = Plan(cells=1, photos=1, val=1, scenes=8, badge=2, tile=2, locate=2, refine=2, trials=4, checks=1)
