import { LIMITS } from '../limits';
import type { MascotSpec, Part } from './schema';

/** The id prefix of motion props: objects such as balls and tears that only animations show. */
export const MOTION_PROP_PREFIX = 'motion_';
/** The state in which a motion prop is seen; at rest it has no drawing. */
export const MOTION_PROP_STATE = 'shown';

/** Whether a part is a motion prop: nothing is drawn at rest, and only the state tracks of motions show it. */
export const isMotionProp = ({ id, svg, defaultState }: Part): boolean =>
  defaultState === null && svg === '' && id.startsWith(MOTION_PROP_PREFIX);

/** Gives the motion props of a spec, except those that have other parts as children. */
export function motionPropsOf({ parts }: MascotSpec): Part[] {
  const props = parts.filter(isMotionProp);
  if (props.length === 0) return props;
  const parents = new Set(parts.map(({ parent }) => parent));
  return props.filter(({ id }) => !parents.has(id));
}

/** The spec as it is drawn at rest, without its motion props; the same object where it has none. */
export function withoutMotionProps(spec: MascotSpec): MascotSpec {
  const props = new Set(motionPropsOf(spec));
  return props.size === 0 ? spec : { ...spec, parts: spec.parts.filter((part) => !props.has(part)) };
}

/**
 * Adds motion props that were drawn for another version of a mascot, up to the maximum number of parts. Each keeps its
 * position relative to its parent, or becomes a child of the root if the parent is missing. An existing part with the
 * same id is kept. Gives the same object if nothing is added.
 */
export function withMotionProps(spec: MascotSpec, props: readonly Part[], drawnFor: MascotSpec): MascotSpec {
  const parts = new Map(spec.parts.map((part) => [part.id, part]));
  const root = spec.parts.find(({ parent }) => parent === null);
  const before = new Map(drawnFor.parts.map((part) => [part.id, part]));
  const added = props
    .filter(({ id }) => !parts.has(id))
    .slice(0, Math.max(0, LIMITS.rig.parts - spec.parts.length))
    .map((prop) => {
      const above = parts.get(prop.parent ?? '');
      return beside(prop, before.get(prop.parent ?? '') ?? above, above ?? root);
    });
  return added.length === 0 ? spec : { ...spec, parts: [...spec.parts, ...added] };
}

/** Moves a motion prop by the displacement of its parent's pivot, and attaches it to `now`. */
function beside(prop: Part, was: Part | undefined, now: Part | undefined): Part {
  const [dx, dy] =
    was && now && was.id === now.id ? [now.pivot[0] - was.pivot[0], now.pivot[1] - was.pivot[1]] : [0, 0];
  const moved = dx === 0 && dy === 0 ? prop : shifted(prop, dx, dy);
  return now && now.id !== moved.parent ? { ...moved, parent: now.id } : moved;
}

const shifted = (prop: Part, dx: number, dy: number): Part => ({
  ...prop,
  pivot: [prop.pivot[0] + dx, prop.pivot[1] + dy],
  states: prop.states.map(({ name, svg }) => ({ name, svg: `<g transform="translate(${dx} ${dy})">${svg}</g>` })),
});
