"""Whole heads: face, neck, hair, beard, crown or hat, in three views."""

from artwork.figures.beards import front_beard, profile_beard, quarter_beard
from artwork.figures.faces import Head, front_face, front_mouth, profile_face, quarter_face
from artwork.figures.hair import front_hair_back, front_locks, profile_hair, quarter_fringe, quarter_hair_back
from artwork.figures.hats import hat
from artwork.geometry import circle
from artwork.ornament import crown
from artwork.pen import form


def _headgear(h: Head) -> str:
    text = ""
    if h.crown is not None:
        text += crown(h.crown, h.gems[0], h.gems[1], 24 if h.woman else 27, -27 if h.woman else -26)
    if h.hat:
        text += hat(h.hat, h.hat_colour, h.band, h.feather)
    return text


def _quarter(h: Head) -> str:
    text = quarter_hair_back(h.hair, h.hair_colour)
    text += form("M-6 22L-9 44C-4 50 12 50 17 44L15 20Z", h.skin, 5, 0, 2.6)
    text += quarter_face(h) + quarter_fringe(h.hair, h.hair_colour)
    if h.beard:
        text += quarter_beard(h.beard, h.hair_colour)
    if h.woman:
        text += form(circle(23, 18, 3), "gold", 1, 1, 1.3)
    return text


def _front(h: Head) -> str:
    text = front_hair_back(h.hair, h.hair_colour)
    text += form("M-9 24L-10 44C-4 50 4 50 10 44L9 24Z", h.skin, 4, 0, 2.4)
    text += front_face(h) + front_locks(h.hair_colour)
    return text + (front_beard(h.beard, h.hair_colour) if h.beard else front_mouth(h.woman))


def _profile(h: Head) -> str:
    text = form("M-6 24L-8 46C-2 52 14 50 19 44L16 10Z", h.skin, 5, 0, 2.6)
    text += profile_face(h) + profile_hair(h.hair, h.hair_colour)
    return text + (profile_beard(h.beard, h.hair_colour) if h.beard else "")


def head(h: Head) -> str:
    """The whole head with neck, hair, beard and headgear."""
    body = {"quarter": _quarter, "front": _front, "profile": _profile}[h.view](h)
    return body + _headgear(h)
