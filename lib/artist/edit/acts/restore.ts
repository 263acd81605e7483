import type { MascotSpec } from '@/lib/core/spec/schema';
import { branchOf } from '../drawing/place';
import { drawingsOf } from '../../dressing/worn';
import type { EditAct } from '../outcome';
import { partsOf, withRoles } from '../targets/find';
import { nounWords, targetWords, type TargetNoun } from '../targets/target';

const NO_EARLIER =
  'There is no earlier version to go back to; every version that there is stands in the list of versions.';

/** Returns to the previous version. */
export const undo: EditAct<'undo'> = (_, __, { previous }) =>
  previous ? { spec: previous, done: 'went back to the version before' } : { refused: NO_EARLIER };

/** Restores parts of the previous version with their colours. */
export const restore: EditAct<'restore'> = (spec, { target }, { previous, keepRig }) => {
  if (!previous || keepRig) return { refused: NO_EARLIER };
  const back: TargetNoun[] = [];
  const next = target.nouns.reduce((now, noun) => {
    const made = restored(now, previous, noun);
    if (made !== now) back.push(noun);
    return made;
  }, spec);
  if (back.length === 0)
    return {
      refused:
        `The version before had no other ${targetWords(target).replace(/^the /, '')} to bring back; the list of ` +
        'versions goes further back.',
    };
  const missing = target.nouns
    .filter((noun) => !back.includes(noun))
    .map((noun) => `The version before had no other ${nounWords(noun).replace(/^the /, '')} to bring back.`);
  return { spec: next, done: `brought back ${targetWords({ nouns: back, except: [] })}`, warnings: missing };
};

function restored(spec: MascotSpec, previous: MascotSpec, noun: TargetNoun): MascotSpec {
  const here = new Set(spec.parts.map(({ id }) => id));
  const wanted = branchOf(previous, partsOf(withRoles(previous), noun));
  const lost = previous.parts.filter(
    ({ id, parent }) => wanted.has(id) && !here.has(id) && (parent === null || here.has(parent) || wanted.has(parent)),
  );
  if (lost.length === 0) return spec;
  const ids = new Set(lost.map(({ id }) => id));
  const names = new Set(spec.palette.map(({ name }) => name));
  const text = lost.map(drawingsOf).join('');
  const order = new Map(previous.parts.map(({ id }, at) => [id, at]));
  const parts = lost.reduce((now, part) => {
    const after = now.findLastIndex(({ id }) => (order.get(id) ?? Infinity) < (order.get(part.id) ?? 0));
    return now.toSpliced(after + 1, 0, part);
  }, spec.parts);
  return {
    ...spec,
    parts,
    palette: [
      ...spec.palette,
      ...previous.palette.filter(({ name }) => !names.has(name) && text.includes(`$${name}"`)),
    ],
    anchors: [
      ...spec.anchors,
      ...previous.anchors.filter(
        ({ name, part }) => ids.has(part) && !spec.anchors.some((anchor) => anchor.name === name),
      ),
    ],
  };
}
