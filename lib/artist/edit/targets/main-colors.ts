import type { MascotSpec } from '@/lib/core/spec/schema';
import { drawingOf } from '@/lib/core/svg/drawing-of';
import { basesOf } from '../drawing/bases';
import { familiesOf, namesOf } from '../drawing/families';
import { branchOf } from '../drawing/place';

/** Families that are never the main colour of a part. */
const MINOR: ReadonlySet<string> = new Set([
  'glint',
  'sclera',
  'ink',
  'line',
  'ground',
  'border',
  'tooth',
  'edge',
  'outline',
]);

const isMain = (family: string): boolean => !MINOR.has(family) && !/^#f{6}$|^#0{6}$/.test(family);

/** The family with the largest area in some parts; null if they draw nothing. */
export function mainFamily(spec: MascotSpec, ids: Iterable<string>): string | null {
  const wanted = new Set(ids);
  const [parts, names] = [spec.parts.filter(({ id }) => wanted.has(id)), namesOf(spec)];
  const solid = new Map<string, number>();
  for (const { svg } of parts)
    for (const { family, area } of svg ? basesOf(drawingOf(svg), names) : [])
      solid.set(family, (solid.get(family) ?? 0) + area);
  const [widest] = [...solid].filter(([family]) => isMain(family)).sort((a, b) => b[1] - a[1]);
  if (widest) return widest[0];
  const ranked = familiesOf(parts, names).map(({ family }) => family);
  return ranked.find(isMain) ?? ranked[0] ?? null;
}

/** The given parts if they draw something, else their descendants that do. */
export function drawnFrom(spec: MascotSpec, tops: readonly string[]): string[] {
  const drawn = spec.parts.filter(({ id, svg }) => tops.includes(id) && svg !== '').map(({ id }) => id);
  return drawn.length > 0 ? drawn : [...branchOf(spec, tops)];
}

/** The families of a spec that may be recoloured. */
export function coloursOf(spec: MascotSpec): string[] {
  const kept = new Set([
    'glint',
    'sclera',
    'eye',
    'ink',
    'line',
    'ground',
    'border',
    'tooth',
    'mouth',
    'tongue',
    'shadow',
    'edge',
    'outline',
    'steam',
  ]);
  return familiesOf(spec.parts, namesOf(spec))
    .map(({ family }) => family)
    .filter((family) => !kept.has(family) && !family.startsWith('#'));
}
