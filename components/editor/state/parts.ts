import { round } from '@/lib/core/geometry/number-text';
import { LIMITS } from '@/lib/core/limits';
import { movePart } from '@/lib/core/rig/move-part';
import { nextPlace, restack, type StackPlace } from '@/lib/core/rig/restack';
import type { RotateLimits } from '@/lib/core/rig/limits';
import { ancestorsOf, subtreeOf } from '@/lib/core/rig/subtree';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { partTitle } from '../parts/part-title';
import { changeOn, changeOnce, withPart } from './change';
import type { Editor } from './editor';

/** The largest absolute value of a part's coordinates and angles. */
export const FARTHEST = LIMITS.svg.coordinate;

const specOf = ({ store }: Editor): MascotSpec => store.getState().spec;

/** The part with an id; undefined if it was deleted. */
export const partOf = (editor: Editor, id: string): Part | undefined =>
  specOf(editor).parts.find((part) => part.id === id);

/** Clamps a number to the allowed range, and rounds it to hundredths. */
const held = (value: number): number => round(Math.min(Math.max(value, -FARTHEST), FARTHEST), 2);

/** Sets a part's pivot, in canvas pixels. Merges with further changes until it is sealed. */
export function setPivot(editor: Editor, id: string, [x, y]: readonly [number, number]): void {
  const pivot: Part['pivot'] = [held(x), held(y)];
  const label = `Move the pivot of ${partTitle(id).toLowerCase()}`;
  changeOn(editor, { label, key: `pivot:${id}` }, withPart(specOf(editor), id, { pivot }));
}

/**
 * Sets the rotation limits of a part, in degrees, the smaller one first. Merges with further changes until it is
 * sealed.
 */
export function setLimits(editor: Editor, id: string, limits: RotateLimits): void {
  const rotateLimits: Part['rotateLimits'] = limits && [held(Math.min(...limits)), held(Math.max(...limits))];
  const label = `Limit ${partTitle(id).toLowerCase()}`;
  changeOn(editor, { label, key: `limits:${id}` }, withPart(specOf(editor), id, { rotateLimits }));
}

/** Sets the z of a part, without its descendants. Merges with further changes until it is sealed. */
export function setZ(editor: Editor, id: string, z: number): void {
  const label = `Order ${partTitle(id).toLowerCase()}`;
  changeOn(editor, { label, key: `z:${id}` }, withPart(specOf(editor), id, { z: Math.round(held(z)) }));
}

/** Sets the parent of a part, which must not be one of its descendants. */
export function setParent(editor: Editor, id: string, parent: string): void {
  if (subtreeOf(specOf(editor).parts, id).has(parent)) return;
  changeOnce(
    editor,
    `Hang ${partTitle(id).toLowerCase()} on ${partTitle(parent).toLowerCase()}`,
    withPart(specOf(editor), id, { parent }),
  );
}

/** Sets the drawing that a part shows by default. */
export function setDefaultState(editor: Editor, id: string, defaultState: string | null): void {
  if (partOf(editor, id)?.defaultState === defaultState) return;
  const label = `Rest of ${partTitle(id).toLowerCase()}`;
  changeOnce(editor, label, withPart(specOf(editor), id, { defaultState }));
}

/** Moves a part with its descendants to another place in the paint order. */
export function setStackPlace(editor: Editor, id: string, place: StackPlace): void {
  const spec = specOf(editor);
  changeOnce(editor, `Order ${partTitle(id).toLowerCase()}`, { ...spec, parts: restack(spec.parts, id, place) });
}

/** Moves parts one place to the front (+1) or to the back (-1), as one change. */
export function stepInStack(editor: Editor, ids: readonly string[], step: 1 | -1): void {
  const spec = specOf(editor);
  const [only, ...others] = ids;
  if (only === undefined) return;
  const parts = ids.reduce((now, id) => {
    const place = nextPlace(now, id, step);
    return place ? restack(now, id, place) : now;
  }, spec.parts);
  const label = others.length === 0 ? `Order ${partTitle(only).toLowerCase()}` : 'Order parts';
  changeOnce(editor, label, parts === spec.parts ? spec : { ...spec, parts });
}

/** Moves parts with their descendants, in canvas pixels. */
export function moveParts(editor: Editor, ids: readonly string[], dx: number, dy: number): void {
  const spec = specOf(editor);
  const moved = topmost(spec, ids).reduce((now, id) => movePart(now, id, held(dx), held(dy)), spec);
  const [only] = ids;
  changeOnce(editor, ids.length === 1 && only ? `Move ${partTitle(only).toLowerCase()}` : 'Move parts', moved);
}

/** Removes parts that have an ancestor in the list, because they move with it. */
export const topmost = ({ parts }: MascotSpec, ids: readonly string[]): string[] =>
  ids.filter((id) => !ancestorsOf(parts, id).some((above) => ids.includes(above)));
