import { BUILD_MEASURES, type BodyBuild } from '../body/builds';
import { isDriven } from '../body/choose-pose';
import { LYING, SEATED } from '../body/rest-poses';
import type { FigureDraft } from '../figure';
import type { Oval } from '../shape/oval';
import type { Point } from '../shape/path';
import type { ExtraKind } from '../species/species';

/** The y of the ground and the x of the middle, on a canvas of 512 by 512 pixels. */
export const GROUND = 470;
/** The x of the middle of the canvas, in pixels. */
export const MIDDLE = 256;

/**
 * The height of ears above the head, in half head heights, for which the figure is scaled down to fit on the canvas.
 */
const EAR_RISES: Partial<Record<string, number>> = {
  long: 1.12,
  pointed: 0.66,
  cat: 0.5,
  big_round: 0.5,
  horse: 0.62,
  lynx: 0.9,
  leaf_up: 0.72,
  round: 0.3,
  koala: 0.2,
  pig: 0.25,
  leaf: 0.15,
  bat: 0.8,
  small: 0.1,
};

/** The measures of an upright figure, in figure pixels; `foot` and `hand` are factors. */
export interface Layout {
  unit: number;
  head: Oval;
  torso: TorsoMeasures;
  hip: Point;
  ankleY: number;
  /** The length of a leg, which is more than its height if the figure sits or lies. */
  leg: number;
  legWidth: number;
  foot: number;
  armWidth: number;
  upperArm: number;
  forearm: number;
  hand: number;
  shoulder: Point;
}

/** The measures of a trunk; `outline` is its right half, as points with the distance from the middle and the y. */
export interface TorsoMeasures {
  neckY: number;
  bottom: number;
  outline: readonly Point[];
  chest: number;
  hip: number;
}

/** The height of antlers above a head, in half head heights. */
const ANTLER_RISE = 0.75;
const ANTLERS: ReadonlySet<ExtraKind> = new Set(['antlers', 'moose_antlers']);

/** The limit of the factor on the head's size, and of the figure's scale. */
const MAX_HEAD_FACTOR = 1.3;
const MAX_UNIT = 1.12;

/** The least height of a fish tail below the trunk, in pixels of the reference figure. */
const FISH_TAIL_HEIGHT = 46;

/** The space for a stretched arm to each side of the middle, in pixels, with a margin for a lean. */
const MAX_REACH_PX = 232;

/** The least length of a person's legs, and the part of it that boots add, in pixels of the reference figure. */
const MIN_HUMAN_LEG = 60;
const BOOT_LEG = 16;

/** The height of a sitting figure's trunk above the ground, in pixels of the reference figure. */
const SEAT_HEIGHT = 8;

/** The height of the hem of a squatting figure's trunk, as a share of its legs. */
const SQUAT_SHARE = 0.44;

/** The height of the hem of a kneeling figure's trunk, as a share of its legs. */
const KNEEL_SHARE = 0.58;

/** The least length of the legs of a lying figure, in pixels of the reference figure. */
const MIN_LYING_LEG = 84;

/** The height of the canvas that a lying figure's length may take, as a share of its width. */
const LYING_SHARE = 0.86;

/** The length of the legs of a figure on a chair, in pixels of the reference figure. */
const CHAIR_LEG = 62;

/** The height of a trunk above the ground on wheels or tracks, in pixels of the reference figure. */
const DRIVE_LEG = 62;

/** The largest factor of a build on the head of a person, whose hair makes it bigger still. */
const MAX_HUMAN_HEAD = 1.04;

/** The distance by which the head of an old figure sinks between its shoulders, in pixels of the reference figure. */
const STOOP = 13;

/** The exponent that weakens the factors of body words if one of them has already selected a build. */
const BUILT_SHARE = 0.4;

/** Computes the measures of a figure, 2.0 to 3.2 heads tall, from its build, species, body words and style. */
export function layoutOf(figure: FigureDraft, hatRise: number): Layout {
  const { character, species, traits, build: id } = figure;
  const build = BUILD_MEASURES[id];
  const own = { width: 1, legs: 1, head: 1, ...species.shape };
  const asked = (factor: number): number => (character.build === null ? factor : factor ** BUILT_SHARE);
  const width = asked(character.shape.width) * own.width;
  const legs = asked(character.shape.legs) * own.legs;
  const head =
    asked(character.shape.head) *
    own.head *
    figure.ink.look.head *
    (species.human ? Math.min(build.head, MAX_HUMAN_HEAD) : build.head);
  const ry = 90 * Math.min(MAX_HEAD_FACTOR, head);
  const rx = ry * (species.wide ?? 1.12) * build.headWidth * traits.headWidth * (0.85 + width * 0.15);
  const boots = character.wear.some(({ item }) => item === 'boots') ? BOOT_LEG : 0;
  const shortest = species.extras?.includes('fish_tail') ? FISH_TAIL_HEIGHT : species.human ? MIN_HUMAN_LEG : 0;
  const isLying = LYING.has(figure.posture.legs);
  const standing = Math.max(build.leg * legs, shortest) + boots;
  const trunk = build.trunk * (0.7 + Math.sqrt(legs) * 0.3);
  const legLength = isLying ? lyingHeight(build, trunk, width, figure.posture.lean) : hemHeight(figure, standing);
  const overlap = build.overlap + (character.features.has('wrinkles') ? STOOP : 0);
  const leg = Math.max(standing, isLying ? MIN_LYING_LEG : 0);
  const long = ry * 2 + trunk - overlap + leg;
  const tall = isLying
    ? Math.max(long * LYING_SHARE, figure.posture.lift + long * 0.7)
    : riseOf(figure, ry, hatRise) + ry * 2 + trunk - overlap + legLength + figure.posture.lift;
  const unit = Math.min(MAX_UNIT, (GROUND - 44) / tall, MAX_REACH_PX / reachOf(build, width)) * character.shape.scale;
  const scaled = (value: number) => value * unit;
  const bottom = GROUND - scaled(legLength);
  const neckY = bottom - scaled(trunk);
  const torso = torsoOf(build, neckY, bottom, scaled(width), traits.hips);
  const shoulderY = neckY + scaled(build.shoulderDrop);
  // The rounded end of a leg must fit inside the foot.
  const footHeight = Math.max(Math.min(22, build.leg * 0.6), build.legWidth * Math.sqrt(width) * 0.47);
  return {
    unit,
    head: { cx: MIDDLE, cy: neckY + scaled(overlap - ry), rx: scaled(rx), ry: scaled(ry) },
    torso,
    hip: [scaled(build.hip * Math.sqrt(width)), bottom - scaled(20)],
    ankleY: GROUND - scaled(footHeight),
    leg: scaled(leg),
    legWidth: scaled(build.legWidth * Math.sqrt(width)),
    foot: build.foot,
    armWidth: scaled(build.armWidth),
    upperArm: scaled(build.upperArm),
    forearm: scaled(build.forearm),
    hand: build.hand,
    shoulder: [halfWidthAt(torso.outline, shoulderY) - scaled(build.armWidth * 0.22), shoulderY],
  };
}

/** The distance of a hand from the middle when its arm is stretched out, in pixels of the reference figure. */
function reachOf({ outline, upperArm, forearm, armWidth, hand }: BodyBuild, width: number): number {
  const shoulder = Math.max(...outline.slice(0, 2).map(([, half]) => half)) * width;
  return shoulder + upperArm + forearm + armWidth * hand;
}

/** The height of the trunk's hem above the floor, in pixels of the reference figure; `standing` is that on its legs. */
function hemHeight({ character, posture: { legs } }: FigureDraft, standing: number): number {
  if (isDriven(character)) return DRIVE_LEG;
  if (legs === 'squat') return standing * SQUAT_SHARE;
  if (legs === 'kneel') return standing * KNEEL_SHARE;
  if (legs === 'chair') return CHAIR_LEG;
  return SEATED.has(legs) ? SEAT_HEIGHT : standing;
}

/** The height of the hem of a leaning trunk whose side is on the floor, in pixels of the reference figure. */
function lyingHeight({ outline }: BodyBuild, trunk: number, width: number, lean: number): number {
  const angle = (Math.abs(lean) * Math.PI) / 180;
  const depths = outline.map(
    ([share, half]) => half * width * Math.sin(angle) - ((1 - share) * trunk - LYING_PIVOT) * Math.cos(angle),
  );
  return Math.max(...depths) - LYING_PIVOT + BULGE;
}

/** The height of a trunk's pivot above its hem, and the bulge of its outline between its points, in the same pixels. */
const LYING_PIVOT = 12;
const BULGE = 8;

/** The height of ears, antlers or a hat above the head, in pixels of the reference figure. */
function riseOf({ species, traits }: FigureDraft, ry: number, hatRise: number): number {
  const horned = species.extras?.some((extra) => /antenn|horn|antler|ossicone|crest/.test(extra));
  const ears = ry * traits.ears * (EAR_RISES[species.ears ?? 'none'] ?? (horned ? 0.55 : 0.08));
  return Math.max(ears, species.extras?.some((extra) => ANTLERS.has(extra)) ? ry * ANTLER_RISE : 0, hatRise);
}

function torsoOf(build: BodyBuild, neckY: number, bottom: number, width: number, hips: number): TorsoMeasures {
  const at = (share: number): number => neckY + (bottom - neckY) * share;
  const outline = build.outline.map(([share, half]): Point => [half * width * hips ** (share - 0.5), at(share)]);
  return {
    neckY,
    bottom,
    outline,
    chest: halfWidthAt(outline, at(0.32)),
    hip: halfWidthAt(outline, at(0.72)),
  };
}

/** The half width of an outline at height y, interpolated linearly between its points. */
export function halfWidthAt(outline: readonly Point[], y: number): number {
  const next = outline.findIndex((point) => point[1] >= y);
  const [to, from] = [outline[next] ?? outline.at(-1), outline[next - 1]];
  if (!to || !from) return (to ?? from)?.[0] ?? 0;
  return from[0] + ((to[0] - from[0]) * (y - from[1])) / Math.max(1, to[1] - from[1]);
}
