import type { GarmentId } from '../words/garment-ids';
import { hasTokensOf, isPartOf } from '../dressing/worn';
import { itemWords, listed } from '../say';
import { coveredBy, type DesignView } from './design-view';
import { shortfall, type Verdict } from './verdict';

/** The share of an item that must be visible. */
const MIN_SEEN_SHARE = 0.4;
/** Items of fewer cells than this are too small to measure. */
const MIN_CELLS = 6;
/** The cost of an item that is fully covered. */
const UNSEEN_COST = 1.2;

/** Judges whether the worn and held items are visible. */
export function asked(design: DesignView): Verdict[] {
  const { wears } = design.sheet;
  if (wears.length === 0) return [];
  const shares = wears.map(({ item }) => ({ item, share: seenShareOf(design, item as GarmentId) }));
  const cost = shares.reduce((sum, { share }) => sum + UNSEEN_COST * shortfall(share, MIN_SEEN_SHARE), 0);
  const covered = shares.filter(({ share }) => share < MIN_SEEN_SHARE).map(({ item }) => itemWords(item));
  const names = listed(wears.map(({ item }) => itemWords(item)));
  return [
    {
      aspect: 'asked',
      cost,
      sentence:
        covered.length > 0
          ? `Of what it wears and holds, ${listed(covered)} ${covered.length > 1 ? 'are' : 'is'} mostly covered.`
          : `What tells who it is can be seen: ${names}.`,
    },
  ];
}

/** The visible share of an item's own parts; 1 for an item that is painted on the body. */
function seenShareOf(design: DesignView, item: GarmentId): number {
  const { study, spec } = design;
  const parts = spec.parts.filter((part) => isPartOf(part, item) && hasTokensOf(part, item));
  const indices = new Set(parts.flatMap(({ id }) => study.rig.index.get(id) ?? []));
  let [cells, seen] = [0, 0];
  coveredBy(design, indices).forEach((on, at) => {
    if (!on) return;
    cells += 1;
    seen += indices.has(study.picture.owner[at] ?? -1) ? 1 : 0;
  });
  return cells < MIN_CELLS ? 1 : seen / cells;
}
