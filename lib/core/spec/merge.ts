import { mergePalettes } from '../color/merge';
import { chosen, type Merged, type Preference } from '../merge';
import type { MascotSpec, Part } from './schema';

/** Three versions of a mascot: the common base and the two changed ones. */
interface Specs {
  base: MascotSpec;
  mine: MascotSpec;
  theirs: MascotSpec;
}

/** The fields of a part that may be merged separately, other than its id. */
const PART_FIELDS = ['parent', 'z', 'pivot', 'rotateLimits', 'svg', 'states', 'defaultState'] as const;

/**
 * Merges two changes of a mascot: its tokens, the fields of its parts, its anchors and its texts, each from the side
 * that changed it. The tokens and parts are those of `theirs`. `clashes` names what both changed differently: tokens as
 * `$fur`, parts by their ids, else the field. `prefer` decides about them.
 */
export function mergeSpecs({ base, mine, theirs }: Specs, prefer: Preference): Merged<MascotSpec> {
  const palettes = { base: base.palette, mine: mine.palette, theirs: theirs.palette };
  const palette = mergePalettes(palettes, prefer);
  const parts = mergeParts(base.parts, mine.parts, theirs.parts, prefer);
  const clashes = [...palette.clashes.map((token) => `$${token}`), ...parts.clashes];
  const sideOf = (field: 'anchors' | 'description' | 'name'): Preference => {
    const side = chosen(base[field], mine[field], theirs[field]);
    if (side === null) clashes.push(field);
    return side ?? prefer;
  };
  const of = (field: 'anchors' | 'description' | 'name'): MascotSpec => (sideOf(field) === 'mine' ? mine : theirs);
  const { anchors } = of('anchors');
  const { description } = of('description');
  const { name } = of('name');
  return { value: { ...theirs, palette: palette.value, parts: parts.value, anchors, description, name }, clashes };
}

/**
 * Merges two changed lists of parts. If only one side changed, it gives that side's own array without a copy: a view
 * that compares arrays by identity then redraws nothing.
 */
function mergeParts(base: Part[], mine: Part[], theirs: Part[], prefer: Preference): Merged<Part[]> {
  if (base === mine || base === theirs) return { value: base === mine ? theirs : mine, clashes: [] };
  const [was, own] = [byId(base), byId(mine)];
  const clashes: string[] = [];
  const value = theirs.map((part) => {
    const [before, wanted] = [was.get(part.id), own.get(part.id)];
    if (!before || !wanted || wanted === before) return part;
    const sides = PART_FIELDS.map((field) => [field, chosen(before[field], wanted[field], part[field])] as const);
    if (sides.some(([, side]) => side === null)) clashes.push(part.id);
    const taken = sides.filter(([, side]) => (side ?? prefer) === 'mine').map(([field]) => [field, wanted[field]]);
    return taken.length === 0 ? part : { ...part, ...Object.fromEntries(taken) };
  });
  return { value, clashes };
}

const byId = (parts: readonly Part[]) => new Map(parts.map((part) => [part.id, part]));
