import type { ArmFrame, FigureDraft, PartDraft } from '../figure';
import { type BodySide, SIDE_OF_HAND } from '../body/side';
import { sign } from '../figure';
import { ellipse } from '../shape/curve';
import { limb } from '../shape/limb';
import { boxOf, shift } from '../shape/path';
import type { Path, Point } from '../shape/path';
import type { GarmentId, Wear } from '../words/garment-ids';
import { isHeld, placeOf } from '../words/places';
import type { Garment } from './garment';
import type { Grip, GripHold, Sketch } from './grip';
import { type HeldMove, movedDrawing, movedRims, openPlace, UNMOVED } from './held-place';
import { byMouth } from './mouth';
import { perched } from './perch';
import { placesFor } from './prop-places';

/** Props that are drawn in front of the hand, because they are strapped to the arm. */
const IN_FRONT: ReadonlySet<string> = new Set(['shield']);

/** A prop, with the hand that must hold it if one was requested. */
type Carried = Pick<Wear, 'item' | 'hand' | 'on'>;

/**
 * The side of the picture on which each prop is held. A requested hand comes first. Other props go to their usual side,
 * or to the other side if that hand is full.
 */
export function sidesOf(wear: readonly Carried[]): ReadonlyMap<GarmentId, BodySide> {
  const sides = new Map<GarmentId, BodySide>();
  const isTaken = (side: BodySide) => [...sides.values()].includes(side);
  const props = wear.filter(({ item, on }) => isHeld(item) && !on);
  for (const { item, hand } of props) if (hand && !isTaken(SIDE_OF_HAND[hand])) sides.set(item, SIDE_OF_HAND[hand]);
  for (const { item } of props) {
    if (sides.has(item)) continue;
    const own: BodySide = placeOf(item) === 'held_too' ? 'right' : 'left';
    const other: BodySide = own === 'left' ? 'right' : 'left';
    sides.set(item, isTaken(own) && !isTaken(other) ? other : own);
  }
  return sides;
}

const sideIn = ({ character }: FigureDraft, id: GarmentId): BodySide =>
  sidesOf([...character.wear, { item: id }]).get(id) ?? 'left';

/**
 * A prop in a hand, drawn with the grip as its origin; for a figure without hands it stands on the ground beside it.
 * `laid` draws it as it lies on the head, if that is another view of it.
 */
export function held(
  id: GarmentId,
  colors: Readonly<Record<string, string>>,
  sketch: Sketch,
  hold: GripHold = holdOf(id),
  laid: Sketch = sketch,
): Garment {
  return {
    colors,
    perch: (figure, on) => figure.parts.push(perched(figure, id, { sketch: laid, hold, on })),
    places: (figure) => placesFor(figure, sketch, hold),
    stand: (figure, side, step) => figure.parts.push(onFloor(figure, id, sketch, side, step)),
    draw: (figure) => {
      if (byMouth(figure, id, sketch, hold)) return;
      const side = sideIn(figure, id);
      const arm = figure.arms?.[side];
      const hanging = arm !== undefined && arm.hand[1] > arm.elbow[1];
      const grip = !arm ? beside(figure, sign(side)) : hanging ? inHangingHand(figure, arm, hold) : inHand(figure, arm);
      const { svg, rims } = standing(figure, arm, sketch, grip);
      const move = placedIn(figure, arm, grip, hold, rims);
      const placed = movedRims(rims, move, grip);
      const dx = offCanvas(figure, placed);
      const turned = movedDrawing(svg, move, grip) + claspOf(figure, arm);
      figure.parts.push({
        id,
        parent: arm?.handPart ?? 'root',
        z: IN_FRONT.has(id) ? 67 : 64,
        pivot: [grip.x + dx, grip.y],
        limits: arm ? [-40, 40] : null,
        stage: 'clothes',
        svg: dx === 0 ? turned : `<g transform="translate(${dx.toFixed(1)} 0)">${turned}</g>`,
        rims: dx === 0 ? placed : placed.map((path) => shift(path, dx, 0)),
      });
    },
  };
}

/**
 * Decides how a held prop is moved from where it was drawn. In a raised hand it is moved off the face. In a lowered
 * hand a long prop such as a staff is tilted outward, if the canvas has room for it.
 */
function placedIn(
  figure: FigureDraft,
  arm: ArmFrame | undefined,
  grip: Grip,
  hold: GripHold,
  rims: readonly Path[],
): HeldMove {
  if (!arm) return UNMOVED;
  if (arm.hand[1] <= arm.elbow[1]) return openPlace(figure, arm, grip, hold, rims);
  const leaning = { ...UNMOVED, degrees: hold === 'shaft' ? grip.s * LEANING_DEGREES : 0 };
  return offCanvas(figure, movedRims(rims, leaning, grip)) === 0 ? leaning : UNMOVED;
}

/** The edge of a wing or a limb without fingers, in front of what it holds. */
function claspOf({ ink }: FigureDraft, arm: ArmFrame | undefined): string {
  if (!arm?.clasp) return '';
  const { material, rx, ry } = arm.clasp;
  return ink.mass(ellipse(arm.hand[0], arm.hand[1], rx, ry), material, { shade: 0.4, width: ink.look.inner });
}

/** The horizontal shift that moves shapes back onto the canvas, in figure pixels; 0 if they already fit. */
function offCanvas({ canvas, ink }: FigureDraft, rims: readonly Path[]): number {
  const boxes = rims.map(boxOf);
  if (!boxes.length) return 0;
  const margin = 4 + Math.max(ink.look.outer / 2, ink.look.silhouette, ink.look.border / 2);
  const [left, right] = [
    Math.min(...boxes.map(({ x }) => x)) - margin,
    Math.max(...boxes.map(({ x, width }) => x + width)) + margin - (canvas?.width ?? 512),
  ];
  return Math.max(0, -left) - Math.max(0, right);
}

/** Long props: in a hanging hand they lean away from the body. */
const LEANING_ITEMS: ReadonlySet<string> = new Set([
  'wand',
  'magnifier',
  'sword',
  'paintbrush',
  'pencil',
  'wrench',
  'whisk',
  'carrot',
  'leaf',
  'microphone',
  'flag',
  'umbrella',
  'candy_cane',
  'hammer',
  'broom',
  'racket',
]);
const LEANING_DEGREES = 24;

function inHand({ torso, unit }: FigureDraft, { hand: [x, y] }: ArmFrame): Grip {
  return { x, y, u: unit, s: x < torso.cx ? -1 : 1 };
}

/** Props that hang from the hand by a handle. */
const HUNG: ReadonlySet<string> = new Set(['lantern', 'shopping_bag', 'briefcase']);
/** Props that stand or float beside the hand without rotation. */
const FREE: ReadonlySet<string> = new Set(['balloon', 'balloon_bunch', 'surfboard', 'guitar', 'shield']);
const holdOf = (id: string): GripHold =>
  LEANING_ITEMS.has(id) ? 'shaft' : HUNG.has(id) ? 'hung' : FREE.has(id) ? 'free' : 'palm';
/** The distance from the hand down to the bottom of a prop that hangs by a handle, in units of the reference figure. */
const HANGING_LENGTH = 84;

/**
 * The grip of a hanging hand: a prop on the palm is raised so that the hand does not hide it.
 * A prop that hangs by a handle is scaled or raised so that it stays above the ground.
 */
function inHangingHand(figure: FigureDraft, arm: ArmFrame, hold: GripHold): Grip {
  const grip = inHand(figure, arm);
  if (hold === 'shaft' || hold === 'free') return grip;
  const ground = figure.anchors.find(({ name }) => name === 'ground')?.at[1] ?? 470;
  if (hold === 'hung') {
    const room = Math.min(1, (ground + 8 - grip.y) / (HANGING_LENGTH * grip.u));
    const size = Math.max(0.75, room);
    return { ...grip, y: grip.y - (size - Math.min(size, room)) * HANGING_LENGTH * grip.u, u: grip.u * size };
  }
  const lift = Math.min(24 * grip.u, Math.max(12 * grip.u, arm.handRadius * 0.8));
  return { ...grip, x: grip.x + grip.s * 9 * grip.u, y: grip.y - lift, u: grip.u * 1.12 };
}

/** The depth of a prop's foot below the ground line beside a figure, in units of the reference figure. */
const STANDING_DEPTH = 6;

/** A prop as it is drawn in a hand. Without a hand it is raised so that it stands on the ground. */
function standing(figure: FigureDraft, arm: ArmFrame | undefined, sketch: Sketch, grip: Grip): ReturnType<Sketch> {
  const drawing = sketch(figure, grip);
  if (arm) return drawing;
  const ground = figure.anchors.find(({ name }) => name === 'ground')?.at[1] ?? 470;
  const bottom = Math.max(...drawing.rims.map(boxOf).map(({ y, height }) => y + height), grip.y);
  const sunk = bottom - ground - STANDING_DEPTH * figure.unit;
  return sunk <= 0 ? drawing : sketch(figure, { ...grip, y: grip.y - sunk });
}

/** The z of things on the floor, in front of the figure. */
const FLOOR_Z = 72;
/** The factor on the size of a prop on the floor, which is closer to the viewer than one in a hand. */
const FLOOR_SIZE = 1.25;
/** The distance between things on one side, in units of the reference figure. */
const FLOOR_STEP = 62;

/** Adds a prop that stands on the floor beside a figure and does not move with it. */
function onFloor(figure: FigureDraft, id: GarmentId, sketch: Sketch, side: BodySide, step: number): PartDraft {
  const s = sign(side);
  const own = beside(figure, s);
  const margin = EDGE_MARGIN * figure.unit;
  const width = figure.canvas?.width ?? 512;
  const x = Math.min(width - margin, Math.max(margin, own.x + s * step * FLOOR_STEP * figure.unit));
  const grip = { ...own, x, u: own.u * FLOOR_SIZE, y: own.y + FLOOR_DROP * figure.unit };
  const { svg, rims } = standing(figure, undefined, sketch, grip);
  const dx = offCanvas(figure, rims);
  const count = figure.parts.filter((part) => part.id === `${id}_floor` || part.id.startsWith(`${id}_floor_`)).length;
  return {
    id: count === 0 ? `${id}_floor` : `${id}_floor_${count + 1}`,
    parent: 'root',
    z: FLOOR_Z,
    pivot: [grip.x + dx, grip.y],
    limits: null,
    stage: 'clothes',
    svg: dx === 0 ? svg : `<g transform="translate(${dx.toFixed(1)} 0)">${svg}</g>`,
    rims: rims.map((path) => shift(path, dx, 0)),
  };
}

/**
 * The offset by which a prop is first lowered, before it is raised until its foot is on the floor. In units of the
 * reference figure.
 */
const FLOOR_DROP = 200;

/** The margin between a prop beside the figure and the canvas edge, in units of the reference figure. */
const EDGE_MARGIN = 56;

/** The grip of a prop that stands on the ground, a little to the side of the trunk. */
function beside({ torso, unit, anchors, canvas }: FigureDraft, s: 1 | -1): Grip {
  const ground = anchors.find(({ name }) => name === 'ground')?.at[1] ?? 470;
  const { x, width } = boxOf(torso.path);
  return {
    x: Math.min(
      (canvas?.width ?? 512) - EDGE_MARGIN * unit,
      Math.max(EDGE_MARGIN * unit, s < 0 ? x - 26 * unit : x + width + 26 * unit),
    ),
    y: ground - 40 * unit,
    u: unit,
    s,
  };
}

/** A straight shaft with round ends. */
export const rod = (figure: FigureDraft, from: Point, to: Point, width: number, material: string): string =>
  figure.ink.mass(limb([from, to], width, width).fill, material, { shade: 0.3 });
