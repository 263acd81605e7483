import { movement, STILL, type Affine, type MotionField } from './affine';
import type { Layer } from './layer';
import { middleOf, outlineOf, type FigureOutline } from './outline';
import { pyramidOf } from './pyramid';
import { look, type Places, type RegistrationTarget } from './register';

/** The posture of the figure in a frame relative to the first one: lengths in figure heights, rotations in radians. */
export interface Posture {
  x: number;
  y: number;
  lean: number;
  stretch: number;
  /** The apparent size relative to the first frame, without the effect of squash. */
  size: number;
  head: { x: number; y: number; turn: number };
  feet: { left: number; right: number };
  /** The transforms of trunk and head from the first frame to this one, in pixels. */
  moved: { trunk: Affine; head: Affine };
}

/** The height of the lowest part of the figure that counts as feet, as a share. */
const FOOT_HEIGHT_SHARE = 0.16;
/** The largest number of sample points of a part. */
const MAX_SAMPLE_POINTS = 1000;
/** The least scale of a trunk relative to the first frame. */
const MIN_TRUNK_SCALE = 0.1;
/** The additional head rotations from which the search starts, to both sides, in radians. */
const NOD_GUESS_RADIANS = 0.28;
/** The margin of sample points around the figure, in heights, because its outline is most informative. */
const MARGIN_HEIGHTS = 0.02;

/** The posture of the figure in every frame; null if no frame shows one. */
export function posturesOf(layers: readonly Layer[]): { outline: FigureOutline; postures: Posture[] } | null {
  const first = layers.find((layer) => outlineOf(layer) !== null);
  const outline = first && outlineOf(first);
  if (!first || !outline) return null;
  const body = bodyOf(first, outline);
  let last = still(body);
  const postures = layers.map((layer) => {
    last = postureIn(body, outline, layer, last);
    return last.posture;
  });
  return { outline, postures };
}

interface Body {
  trunk: RegistrationTarget;
  head: RegistrationTarget;
  left: RegistrationTarget;
  right: RegistrationTarget;
}
interface State {
  posture: Posture;
  trunk: readonly number[];
  head: readonly number[];
  left: readonly number[];
  right: readonly number[];
}

const still = ({ trunk, head, left, right }: Body): State => ({
  posture: {
    x: 0,
    y: 0,
    lean: 0,
    stretch: 0,
    size: 1,
    head: { x: 0, y: 0, turn: 0 },
    feet: { left: 0, right: 0 },
    moved: { trunk: STILL, head: STILL },
  },
  trunk: trunk.ways.map(() => 0),
  head: head.ways.map(() => 0),
  left: left.ways.map(() => 0),
  right: right.ways.map(() => 0),
});

function bodyOf(first: Layer, outline: FigureOutline): Body {
  const reference = pyramidOf(first);
  const { middle, bottom, top, height, neck, hasHead, aside, belly } = outline;
  const [across, down]: [MotionField, MotionField] = [
    [0, 0, 0, 0, height, 0],
    [0, 0, 0, 0, 0, height],
  ];
  // An upright figure leans about its feet; the horizontal trunk of a quadruped rotates about a point above its legs.
  const lean: MotionField = aside ? [0, 1, -1, 0, belly, -middle] : [0, 0, -1, 0, bottom, 0];
  const taller: MotionField = [0, 0, 0, 1, 0, -belly];
  const wider: MotionField = [1, 0, 0, 0, -middle, 0];
  // On the other side of a quadruped, a part at the height of the head is a tail.
  const beside: readonly [number, number] =
    aside > 0 ? [middle, Infinity] : aside < 0 ? [-Infinity, middle] : [-Infinity, Infinity];
  const nodding: MotionField = [0, 1, -1, 0, neck, -middleOf(first.mask, first.width, top, neck, beside)];
  const target = (
    ways: readonly MotionField[],
    [from, to]: readonly [number, number],
    [left, right]: readonly [number, number] = [-Infinity, Infinity],
  ): RegistrationTarget => ({
    reference,
    ways,
    places: placesIn(first, outline, (x, y) => y >= from && y <= to && x >= left && x <= right),
  });
  const foot: readonly [number, number] = [bottom - FOOT_HEIGHT_SHARE * height, bottom + MARGIN_HEIGHTS * height];
  return {
    // A figure without a separate head is all trunk.
    trunk: target(
      [across, down, lean, taller, wider],
      [hasHead ? neck : top - MARGIN_HEIGHTS * height, belly + (aside ? 0 : MARGIN_HEIGHTS * height)],
    ),
    head: target([across, down, nodding], [top - MARGIN_HEIGHTS * height, neck], beside),
    left: target([across, down], foot, [-Infinity, middle]),
    right: target([across, down], foot, [middle, Infinity]),
  };
}

/** The sample points of the figure and close around it at which `isIn` holds. */
function placesIn(
  { width, height, mask }: Layer,
  outline: FigureOutline,
  isIn: (x: number, y: number) => boolean,
): Places {
  const around = Math.max(1, Math.round(MARGIN_HEIGHTS * outline.height));
  const near = (x: number, y: number): boolean => {
    for (let row = y - around; row <= y + around; row += around) {
      for (let column = x - around; column <= x + around; column += around) {
        if (row >= 0 && column >= 0 && row < height && column < width && mask[row * width + column]! > 0.5) return true;
      }
    }
    return false;
  };
  const all: [number, number][] = [];
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) if (isIn(x, y) && near(x, y)) all.push([x, y]);
  const step = Math.max(1, all.length / MAX_SAMPLE_POINTS);
  return Float64Array.from(
    Array.from({ length: Math.floor(all.length / step) }, (_, index) => all[Math.floor(index * step)] ?? [0, 0]).flat(),
  );
}

function postureIn(body: Body, outline: FigureOutline, layer: Layer, last: State): State {
  const picture = pyramidOf(layer);
  // The search starts from the last posture, from the outline, and from the first posture, to which many motions
  // return.
  const trunk = look(body.trunk, picture, [
    last.trunk,
    byOutline(outline, layer, last.trunk),
    body.trunk.ways.map(() => 0),
  ]).amounts;
  const moved = movement(body.trunk.ways, trunk);
  const within = (
    target: RegistrationTarget,
    guess: readonly number[],
    others: readonly (readonly number[])[] = [],
  ): readonly number[] => look(target, picture, [guess, guess.map(() => 0), ...others], moved).amounts;
  // A nod may be faster than the small steps of the search.
  const nods = [-NOD_GUESS_RADIANS, NOD_GUESS_RADIANS].map((turn) => [0, 0, turn]);
  const [head, left, right] = [
    outline.hasHead ? within(body.head, last.head, nods) : last.head,
    within(body.left, last.left),
    within(body.right, last.right),
  ];
  const [x = 0, y = 0, lean = 0, taller = 0, wider = 0] = trunk;
  return {
    trunk,
    head,
    left,
    right,
    // The linear model represents a rotation as a lean with a reduced height, which is corrected here.
    posture: {
      x,
      y: -y,
      lean: outline.aside ? lean / (1 + taller) : lean,
      stretch: outline.aside ? Math.hypot(1 + taller, lean) - 1 : taller,
      size: Math.sqrt(Math.max(1 + taller, MIN_TRUNK_SCALE) * Math.max(1 + wider, MIN_TRUNK_SCALE)),
      head: { x: head[0] ?? 0, y: head[1] ?? 0, turn: head[2] ?? 0 },
      feet: { left: -(left[1] ?? 0), right: -(right[1] ?? 0) },
      moved: { trunk: moved, head: movement(body.head.ways, head, moved) },
    },
  };
}

/** The motion of the trunk estimated from the outline alone, which also finds large jumps between two frames. */
function byOutline(from: FigureOutline, layer: Layer, last: readonly number[]): readonly number[] {
  const to = outlineOf(layer);
  if (!to) return last;
  const [, , lean = 0, stretch = 0, width = 0] = last;
  return [(to.middle - from.middle) / from.height, (to.bottom - from.bottom) / from.height, lean, stretch, width];
}
