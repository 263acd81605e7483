import { z } from 'zod';
import { substitute } from '@/lib/core/paint/tokens';
import { HEX_COLOR, NAME } from '@/lib/core/patterns';
import { acceptSpec } from '@/lib/core/spec/accept';
import { MOTION_PROP_PREFIX, MOTION_PROP_STATE } from '@/lib/core/spec/motion-props';
import { PartState, type MascotSpec, type Part } from '@/lib/core/spec/schema';
import { problemLines } from '@/lib/core/problem';
import { EFFECT_ROWS, type EffectId } from '@/lib/artist/kit/effects';
import type { PropThing } from '@/lib/artist/motion/props/draw';
import { stageOf } from '@/lib/artist/motion/props/stage';
import { isGarment, WARDROBE } from '@/lib/artist/wardrobe';
import { isHeld } from '@/lib/artist/words/places';
import { defineTool, refusal, type ModelTool } from '../../tool';
import { listed } from '../drawing/vocabulary';
import { withShown } from './hand';
import { change, type MotionSketch } from './sketch';

const Pixel = z.number().min(-8192).max(8192);
/** The rotation limits of a prop in degrees, wide enough for any motion. */
const FREE_TURNS: [number, number] = [-7200, 7200];
const MAX_PROPS = 24;
const MAX_PROP_STATES = 6;

const isEffect = (id: string): id is EffectId => Object.hasOwn(EFFECT_ROWS, id);
const thingOf = (id: string): PropThing | null => (isEffect(id) ? { effect: id } : isGarment(id) ? { item: id } : null);

/** The ids of the kit's things that motions can use. */
const things = (): string =>
  listed([...Object.keys(EFFECT_ROWS), ...Object.keys(WARDROBE).filter((id) => isGarment(id) && isHeld(id))]);

const PropInput = z.strictObject({
  name: z.string().regex(NAME).max(40),
  on: z.string().optional(),
  at: z.tuple([Pixel, Pixel]).optional(),
  where: z.enum(['front', 'back', 'hand', 'floor', 'floor_front']).default('front'),
  thing: z.string().max(60).optional(),
  color: z.string().regex(HEX_COLOR).optional(),
  size: z.number().min(4).max(2048).optional(),
  svg: z.string().optional(),
  states: z.array(PartState).max(MAX_PROP_STATES).optional(),
  from: z.number().min(0).optional(),
  to: z.number().min(0).optional(),
});
type PropInput = z.infer<typeof PropInput>;

/** A prop with its parent part, by default the root. */
type PlacedProp = PropInput & { on: string };

const isFloor = ({ where }: PropInput): boolean => where === 'floor' || where === 'floor_front';

/** The rest position of a prop: the given one, or the palm of its parent hand; null without both. */
function placeOf({ spec, clip }: MotionSketch, { at, on }: PlacedProp): [number, number] | null {
  if (at) return at;
  const stage = stageOf(spec, clip);
  const grip = [stage.left, stage.right].find((each) => each?.part === on);
  return grip ? [grip.at[0], grip.at[1]] : null;
}

/** The drawing of a prop around its point on the canvas; a text with the problem if it cannot be drawn. */
function drawingOf(
  { spec, clip }: MotionSketch,
  given: PropInput,
  [x, y]: readonly [number, number],
): { svg: string } | string {
  if ((given.thing === undefined) === (given.svg === undefined)) return 'Give either a thing of the kit or svg.';
  if (given.svg !== undefined) return { svg: given.svg };
  const thing = thingOf(given.thing ?? '');
  if (!thing) return `The kit has no thing "${given.thing}".`;
  const { pen, unit } = stageOf(spec, clip);
  const drawn = pen.sketch(thing, {
    color: given.color,
    origin: given.where === 'hand' ? 'grip' : 'middle',
    ...(given.size === undefined ? {} : { most: given.size / unit }),
  });
  return drawn
    ? { svg: `<g transform="translate(${x} ${y})">${drawn}</g>` }
    : `This mascot cannot have the thing "${given.thing}": draw it as svg.`;
}

/**
 * The paint order of a prop: before or behind the figure, on the floor under its shadow, or behind the fingers of the
 * part that it is on.
 */
function orderOf({ spec, clip }: MotionSketch, { where, on }: PlacedProp): number {
  const stage = stageOf(spec, clip);
  const held = [stage.left, stage.right].find((grip) => grip?.part === on);
  if (where === 'hand' && held) return held.z;
  const shadow = spec.parts.find(({ id }) => id === stage.figure.roles.shadow);
  if (where === 'floor') return Math.min(stage.back, (shadow?.z ?? stage.back) - 1);
  return where === 'back' ? stage.back : stage.front;
}

/** The cleaned part of a prop, or its problems as lines. */
function accepted(spec: MascotSpec, part: Part): Part | readonly string[] {
  const others = spec.parts.filter(({ id }) => id !== part.id);
  const checked = acceptSpec({ ...spec, parts: [...others, part] });
  if (!checked.ok) return problemLines(checked.problems);
  return checked.value.spec.parts.find(({ id }) => id === part.id) ?? [];
}

/** The tool that adds a prop to the motion, which is hidden at rest. */
export const putProp = (sketch: MotionSketch): ModelTool<never> =>
  defineTool({
    name: 'put_prop',
    description:
      'Brings a prop: a part named motion_<name> that is hidden at rest and shown in this motion, from one second ' +
      'to another (throughout unless said). on: the part that it moves with (the root unless said, a hand ' +
      'for what is held, the head for tears); at: its place on the canvas at rest, about which it turns (the palm, ' +
      'if left out); where: before or behind all, in the hand behind the fingers, or on the floor behind the feet or ' +
      'before them (floor, floor_front): what stands there keeps its place on the canvas while the figure jumps or ' +
      'walks, and its keys move it over the floor. thing: one of the kit, with ' +
      'its colour and longest side in pixels; or svg in canvas coordinates. states: further drawings of it, shown ' +
      'with state tracks. Then move it with put_tracks, or hold it. The order of painting does not change within a ' +
      `motion.\nthings: ${things()}`,
    input: PropInput,
    run(input) {
      const { spec, clip, props } = sketch;
      const root = spec.parts.find(({ parent }) => parent === null)?.id ?? '';
      const given: PlacedProp = { ...input, on: isFloor(input) ? root : (input.on ?? root) };
      const id = `${MOTION_PROP_PREFIX}${given.name}`;
      if (!spec.parts.some((part) => part.id === given.on)) return refusal(`There is no part ${given.on}.`);
      if (props.length >= MAX_PROPS) return refusal(`A motion brings ${MAX_PROPS} props at most.`);
      const at = placeOf(sketch, given);
      if (!at) return refusal('Say where it is at rest: only on a hand can at be left out.');
      const drawn = drawingOf(sketch, given, at);
      if (typeof drawn === 'string') return refusal(drawn);
      const tokens = new Map(spec.palette.map(({ name, color }) => [name, color]));
      const made = accepted(spec, {
        id,
        parent: given.on,
        z: orderOf(sketch, given),
        pivot: at,
        rotateLimits: FREE_TURNS,
        svg: '',
        states: [{ name: MOTION_PROP_STATE, svg: drawn.svg }, ...(given.states ?? [])].map(({ name, svg }) => ({
          name,
          svg: substitute(svg, tokens),
        })),
        defaultState: null,
      });
      if (!('id' in made)) return refusal('Nothing was changed:', ...made);
      const [from, to] = [given.from ?? 0, Math.min(given.to ?? clip.duration, clip.duration)];
      if (from >= to) return refusal(`It must be shown for a while within the ${clip.duration} seconds.`);
      const others = { ...clip, tracks: clip.tracks.filter(({ part, prop }) => part !== id || prop !== 'state') };
      const said = `${id} is there, shown from ${from} to ${to} seconds.`;
      return change(sketch, withShown(others, id, from, to), said, [made], isFloor(given));
    },
  });
