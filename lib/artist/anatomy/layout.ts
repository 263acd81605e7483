import { BUILD_MEASURES, type BodyBuild } from '../body/builds';
import type { FigureDraft } from '../figure';
import type { Oval } from '../shape/oval';
import type { Point } from '../shape/path';

/** The ground line of the canvas, in pixels. */
export const GROUND = 470;
export const MIDDLE = 256;

/**
 * How far ears rise above the head, in half head heights.
 * The figure is made smaller to keep them on the canvas.
 */
const RISE: Partial<Record<string, number>> = {
  long: 1.12,
  pointed: 0.66,
  cat: 0.5,
  big_round: 0.5,
  horse: 0.62,
  round: 0.3,
  koala: 0.2,
  pig: 0.25,
  leaf: 0.15,
  bat: 0.8,
  small: 0.1,
};

/** The measures of an upright figure, in pixels. */
export interface Layout {
  unit: number;
  head: Oval;
  torso: TorsoMeasures;
  hip: Point;
  ankleY: number;
  legWidth: number;
  foot: number;
  armWidth: number;
  upperArm: number;
  forearm: number;
  hand: number;
  shoulder: Point;
}

/** A trunk from the neck to the hem; `outline` is its right half, as distances from the middle and heights. */
export interface TorsoMeasures {
  neckY: number;
  bottom: number;
  outline: readonly Point[];
  chest: number;
  hip: number;
}

/** How far antlers rise over a head, as a share of half its height. */
const ANTLER_RISE = 0.75;

/** The largest head and the highest scale, as factors of the usual. */
const MAX_HEAD_FACTOR = 1.3;
const MAX_UNIT = 1.12;

/** The least height of a fish tail under the trunk, in pixels of the reference figure. */
const FISH_TAIL_HEIGHT = 46;

/** The room for a stretched arm beside the middle of the canvas, with some for a lean, in pixels. */
const MAX_REACH_PX = 232;

/** How far the trunk of a figure that sits is above the ground, in pixels of the reference figure. */
const SEAT_HEIGHT = 8;

/** How much of a word's change is made where the word has chosen a build already. */
const BUILT_SHARE = 0.4;

/** Measures a figure 2.0 to 3.2 heads tall, by its build, its species, the words for its body and the style. */
export function layoutOf(figure: FigureDraft, hatRise: number): Layout {
  const { character, species, traits, build: id } = figure;
  const build = BUILD_MEASURES[id];
  const own = { width: 1, legs: 1, head: 1, ...species.shape };
  const asked = (factor: number): number => (character.build === null ? factor : factor ** BUILT_SHARE);
  const width = asked(character.shape.width) * own.width;
  const legs = asked(character.shape.legs) * own.legs;
  const head = asked(character.shape.head) * own.head * figure.ink.look.head * build.head;
  const ry = 90 * Math.min(MAX_HEAD_FACTOR, head);
  const rx = ry * (species.wide ?? 1.12) * build.headWidth * traits.headWidth * (0.85 + width * 0.15);
  const isSitting = figure.posture.legs === 'sit';
  const shortest = species.extras?.includes('fish_tail') ? FISH_TAIL_HEIGHT : 0;
  const legLength = isSitting ? SEAT_HEIGHT : Math.max(build.leg * legs, shortest);
  const trunk = build.trunk * (0.7 + Math.sqrt(legs) * 0.3);
  const tall = riseOf(figure, ry, hatRise) + ry * 2 + trunk - build.overlap + legLength + figure.posture.lift;
  const unit = Math.min(MAX_UNIT, (GROUND - 44) / tall, MAX_REACH_PX / reachOf(build, width)) * character.shape.scale;
  const scaled = (value: number) => value * unit;
  const bottom = GROUND - scaled(legLength);
  const neckY = bottom - scaled(trunk);
  const torso = torsoOf(build, neckY, bottom, scaled(width));
  const shoulderY = neckY + scaled(build.shoulderDrop);
  // The round end of a leg stays inside the foot.
  const footHeight = Math.max(Math.min(22, build.leg * 0.6), build.legWidth * Math.sqrt(width) * 0.47);
  return {
    unit,
    head: { cx: MIDDLE, cy: neckY + scaled(build.overlap - ry), rx: scaled(rx), ry: scaled(ry) },
    torso,
    hip: [scaled(build.hip * Math.sqrt(width)), bottom - scaled(20)],
    ankleY: GROUND - scaled(footHeight),
    legWidth: scaled(build.legWidth * Math.sqrt(width)),
    foot: build.foot,
    armWidth: scaled(build.armWidth),
    upperArm: scaled(build.upperArm),
    forearm: scaled(build.forearm),
    hand: build.hand,
    shoulder: [halfWidthAt(torso.outline, shoulderY) - scaled(build.armWidth * 0.22), shoulderY],
  };
}

/** How far a hand is from the middle when its arm is stretched out, in pixels of the reference figure. */
function reachOf({ outline, upperArm, forearm, armWidth, hand }: BodyBuild, width: number): number {
  const shoulder = Math.max(...outline.slice(0, 2).map(([, half]) => half)) * width;
  return shoulder + upperArm + forearm + armWidth * hand;
}

/** How far ears, antlers or a hat rise above the head, in pixels of the reference figure. */
function riseOf({ species, traits }: FigureDraft, ry: number, hatRise: number): number {
  const horned = species.extras?.some((extra) => /antenn|horn|antler|ossicone|crest/.test(extra));
  const ears = ry * traits.ears * (RISE[species.ears ?? 'none'] ?? (horned ? 0.55 : 0.08));
  return Math.max(ears, species.extras?.includes('antlers') ? ry * ANTLER_RISE : 0, hatRise);
}

function torsoOf(build: BodyBuild, neckY: number, bottom: number, width: number): TorsoMeasures {
  const at = (share: number): number => neckY + (bottom - neckY) * share;
  const outline = build.outline.map(([share, half]): Point => [half * width, at(share)]);
  return {
    neckY,
    bottom,
    outline,
    chest: halfWidthAt(outline, at(0.32)),
    hip: halfWidthAt(outline, at(0.72)),
  };
}

/** How far an outline is from the middle at a height, straight between its points. */
export function halfWidthAt(outline: readonly Point[], y: number): number {
  const next = outline.findIndex((point) => point[1] >= y);
  const [to, from] = [outline[next] ?? outline.at(-1), outline[next - 1]];
  if (!to || !from) return (to ?? from)?.[0] ?? 0;
  return from[0] + ((to[0] - from[0]) * (y - from[1])) / Math.max(1, to[1] - from[1]);
}
