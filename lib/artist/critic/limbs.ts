import type { Mask } from '@/lib/core/geometry/coverage';
import type { Pair } from '@/lib/core/rig/roles';
import { branchesOf, coveredBy, type DesignView } from './design-view';
import type { Verdict } from './verdict';

/** The share of an arm that may overlap the rest of the figure at no cost. */
const MAX_OVERLAP_SHARE = 0.45;
/** The share of a leg that may overlap the other at no cost. */
const MAX_CROSSED_SHARE = 0.12;
/** The cost of limbs that overlap completely. */
const MERGED_ARM_COST = 0.8;
const CROSSED_LEG_COST = 1.5;

const listOf = ({ left, right }: Pair): string[] => [left, right].filter((id) => id !== null);

/** The share of a mask that another mask covers. */
function sharedOf(mask: Mask, other: Mask): number {
  let [cells, shared] = [0, 0];
  mask.forEach((on, at) => {
    cells += on;
    shared += on && other[at] ? 1 : 0;
  });
  return cells === 0 ? 0 : shared / cells;
}

/** The mean excess of shares over the allowed one, scaled so that a share of 1 gives 1. */
const excessOf = (shares: readonly number[], allowed: number): number =>
  shares.reduce((sum, share) => sum + Math.max(0, share - allowed) / (1 - allowed), 0) / shares.length;

/** The cells of trunk, head, legs and tail, which arms should not overlap. Parts in `besides` are left out. */
function massOf(design: DesignView, besides: ReadonlySet<number>): Mask {
  const { roles, rig } = design.study;
  const own = [roles.body, roles.head].flatMap((id) => rig.index.get(id ?? '') ?? []);
  const limbs = branchesOf(design, [...listOf(roles.legs), ...roles.tail]);
  return coveredBy(design, new Set([...own, ...limbs].filter((index) => !besides.has(index))));
}

/** Judges whether the arms stand out in the silhouette. */
export function arms(design: DesignView): Verdict[] {
  const { roles } = design.study;
  const upper = listOf(roles.arms);
  if (upper.length === 0) return [];
  const lower = listOf(roles.forearms);
  const mass = massOf(design, branchesOf(design, upper));
  const shares = (lower.length === upper.length ? lower : upper).map((id) =>
    sharedOf(coveredBy(design, limbOf(design, id)), mass),
  );
  const over = shares.filter((share) => share > MAX_OVERLAP_SHARE).length;
  return [
    {
      aspect: 'arms',
      cost: MERGED_ARM_COST * excessOf(shares, MAX_OVERLAP_SHARE),
      sentence: said(shares.length, over),
    },
  ];
}

/** A limb with its hand, without what the hand holds or the limb wears. */
function limbOf(design: DesignView, id: string): ReadonlySet<number> {
  const { roles, rig } = design.study;
  const hands = listOf(roles.hands).flatMap((hand) => rig.index.get(hand) ?? []);
  const own = design.study.branch(id);
  const root = rig.index.get(id) ?? -1;
  return new Set([root, ...hands].filter((index) => own.has(index)));
}

function said(count: number, over: number): string {
  if (over === 0)
    return count === 1
      ? 'Its arm stands clear of the body, so that its outline alone shows what it does.'
      : 'Both arms stand clear of the body, so that its outline alone shows what it does.';
  if (over < count) return 'One arm stands clear of the body, and the other lies over the rest of it.';
  return count === 1 ? 'Its arm lies over the rest of it.' : 'Both arms lie over the rest of it.';
}

/** Judges whether the legs stand apart; only for figures with two legs. */
export function legs(design: DesignView): Verdict[] {
  const [one, two, ...others] = listOf(design.study.roles.legs).map((id) =>
    coveredBy(design, branchesOf(design, [id])),
  );
  if (!one || !two || others.length > 0) return [];
  const crossed = Math.max(sharedOf(one, two), sharedOf(two, one));
  return [
    {
      aspect: 'legs',
      cost: CROSSED_LEG_COST * excessOf([crossed], MAX_CROSSED_SHARE),
      sentence:
        crossed > MAX_CROSSED_SHARE
          ? 'One leg lies over the other.'
          : 'Its legs stand apart and are easy to tell apart.',
    },
  ];
}
