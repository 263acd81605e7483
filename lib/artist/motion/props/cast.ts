import type { Point } from '@/lib/core/geometry/point';
import { MOTION_PROP_PREFIX, MOTION_PROP_STATE } from '@/lib/core/spec/motion-props';
import type { Part } from '@/lib/core/spec/schema';
import { readFragment } from '@/lib/core/svg/fragment';
import { EFFECT_ROWS } from '../../kit/effects';
import type { PropOrigin, PropThing } from './draw';
import type { PropStage } from './stage';
import type { PropWish } from './wish';

/** The position of a prop in the rig. `slot` makes its id unique among props of the same kind. */
export interface PropRole {
  slot: string;
  parent: string;
  z: number;
  /** Its pivot at rest, in canvas pixels: the origin of its drawing. */
  at: Point;
  origin: PropOrigin;
  /** The longest side of its drawing, in units of the reference figure. */
  most?: number;
  /** Its index among props of several colours. */
  index?: number;
}

/** The rotation limit of props in degrees, large enough for any motion. */
const FREE_TURNS = 7200;
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The name of a thing in part ids: "coffee_cup". */
const nameOf = (thing: PropThing): string => ('effect' in thing ? thing.effect : thing.item);

/**
 * The part for a prop: an existing one with its id, which an earlier motion has added, or a new one. Null if the thing
 * cannot be drawn for this figure.
 */
export function propPart(stage: PropStage, { thing, color }: PropWish, role: PropRole): Part | null {
  const id = [MOTION_PROP_PREFIX.slice(0, -1), ...(color ? [color.word] : []), nameOf(thing), role.slot].join('_');
  const known = stage.figure.anatomy.part(id);
  if (known) return known;
  const sketch = stage.pen.sketch(thing, {
    color: color?.hex ?? medleyOf(thing, role.index),
    origin: role.origin,
    ...(role.most === undefined ? {} : { most: role.most }),
  });
  if (!sketch) return null;
  const [x, y] = [tenth(role.at[0]), tenth(role.at[1])];
  const svg = readFragment(`<g transform="translate(${x} ${y})">${sketch}</g>`, `${id}-${MOTION_PROP_STATE}`).svg;
  return {
    id,
    // A prop cannot hang on another prop, because each is added to other versions of the mascot on its own.
    parent: role.parent.startsWith(MOTION_PROP_PREFIX) ? stage.figure.roles.root : role.parent,
    z: role.z,
    pivot: [x, y],
    rotateLimits: [-FREE_TURNS, FREE_TURNS],
    svg: '',
    states: [{ name: MOTION_PROP_STATE, svg }],
    defaultState: null,
  };
}

function medleyOf(thing: PropThing, index = 0): string | undefined {
  const medley = 'effect' in thing ? EFFECT_ROWS[thing.effect].medley : undefined;
  return medley?.[index % medley.length];
}
