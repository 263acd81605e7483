import { movement, STILL, type Affine, type MotionField } from './affine';
import type { Layer } from './layer';
import { middleOf, outlineOf, type FigureOutline } from './outline';
import { pyramidOf } from './pyramid';
import { look, type Places, type RegistrationTarget } from './register';

/** How the figure stands at a moment, against the first one: lengths in heights of the figure, turns in radians. */
export interface Posture {
  x: number;
  y: number;
  lean: number;
  stretch: number;
  /** How large it is seen: 1 as at first, whatever it squashes. */
  size: number;
  head: { x: number; y: number; turn: number };
  feet: { left: number; right: number };
  /** Where places of the first picture have gone with the trunk, and with the head, in pixels. */
  moved: { trunk: Affine; head: Affine };
}

/** The lowest part of the figure that is looked at as its feet. */
const FEET = 0.16;
/** Places that a part is told by, at most. */
const MOST_PLACES = 1000;
/** The smallest that a trunk is seen, as a share of what it was. */
const MIN_TRUNK_SCALE = 0.1;
/** A head is also looked for turned so far to either side, in radians. */
const NODS = 0.28;
/** How far around the figure its places reach, in heights: its outline tells most. */
const AROUND = 0.02;

/** The posture of the figure in every picture; null where the first one shows none. */
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
  // Upright it leans over its foot; a trunk that lies on its legs turns above them.
  const lean: MotionField = aside ? [0, 1, -1, 0, belly, -middle] : [0, 0, -1, 0, bottom, 0];
  const taller: MotionField = [0, 0, 0, 1, 0, -belly];
  const wider: MotionField = [1, 0, 0, 0, -middle, 0];
  // What else is as high as a head that is aside is a tail.
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
  const foot: readonly [number, number] = [bottom - FEET * height, bottom + AROUND * height];
  return {
    // A figure of one piece is all trunk.
    trunk: target(
      [across, down, lean, taller, wider],
      [hasHead ? neck : top - AROUND * height, belly + (aside ? 0 : AROUND * height)],
    ),
    head: target([across, down, nodding], [top - AROUND * height, neck], beside),
    left: target([across, down], foot, [-Infinity, middle]),
    right: target([across, down], foot, [middle, Infinity]),
  };
}

/** Places of the figure and close around it where `isIn` holds. */
function placesIn(
  { width, height, mask }: Layer,
  outline: FigureOutline,
  isIn: (x: number, y: number) => boolean,
): Places {
  const around = Math.max(1, Math.round(AROUND * outline.height));
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
  const step = Math.max(1, all.length / MOST_PLACES);
  return Float64Array.from(
    Array.from({ length: Math.floor(all.length / step) }, (_, index) => all[Math.floor(index * step)] ?? [0, 0]).flat(),
  );
}

function postureIn(body: Body, outline: FigureOutline, layer: Layer, last: State): State {
  const picture = pyramidOf(layer);
  // As it was, where its edges are, and as at first: much comes back to that.
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
  // A nod is faster than small steps follow.
  const nods = [-NODS, NODS].map((turn) => [0, 0, turn]);
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
    // A turn without any stretching makes what was upright shorter, and lean as much.
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

/** How the trunk has moved by the edges of the figure alone: far leaps between two pictures are found by it. */
function byOutline(from: FigureOutline, layer: Layer, last: readonly number[]): readonly number[] {
  const to = outlineOf(layer);
  if (!to) return last;
  const [, , lean = 0, stretch = 0, width = 0] = last;
  return [(to.middle - from.middle) / from.height, (to.bottom - from.bottom) / from.height, lean, stretch, width];
}
