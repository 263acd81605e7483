import { mirrors } from './twins';
import type { Build } from './build';
import type { PixelExtent } from './extent';
import type { Protrusion } from './silhouette';

/** The role of a limb in a rig. */
export type LimbRole =
  'ear' | 'antenna' | 'hair' | 'arm' | 'leg' | 'front_leg' | 'back_leg' | 'tail' | 'trunk' | 'beak';

/** The largest height of a limb's tip above the ground, as a share of the figure's height, at which it can be a leg. */
const MAX_STANDING_TIP_HEIGHT = 0.22;
/** The same height for a limb that starts above the middle of the figure, which must end nearer to the ground. */
const MAX_GROUNDED_TIP_HEIGHT = 0.06;

/** The largest length of a sideways foot, as a share of the height; a tail is longer, or points up. */
const MAX_FOOT_LENGTH = 0.2;
/**
 * The largest distance below the eyes, as a share of the height, of a hanging ear on a figure without a separate head.
 */
const MAX_EAR_DROP = 0.06;
/** The least distance from the middle, as a share of the width, of a raised tail on a figure without a known face. */
const MIN_TAIL_OFFSET = 0.25;
/** The least length, as a share of the height, of such a tail; a shorter limb is an ear. */
const MIN_RAISED_TAIL_LENGTH = 0.35;
/** The largest distance of a beak below the top, as a share of the height. */
const MAX_BEAK_DROP = 0.3;

/** Roles of limbs in the middle, whose ids have no side. */
const MIDDLE: ReadonlySet<LimbRole> = new Set(['tail', 'trunk', 'hair', 'beak']);

/** A limb with its part id. */
export interface NamedLimb {
  id: string;
  role: LimbRole;
  /** The parent part. */
  parent: 'head' | 'body';
  limb: Protrusion;
}

/**
 * Names limbs by position and direction: ears are above, arms at the sides, legs below.
 * `eyes` is the y of the eyes in pixels, `isFacing` tells whether both are visible.
 */
export function nameLimbs(
  { head, crown, limbs, box }: Build,
  eyes: number | null = null,
  isFacing = false,
): NamedLimb[] {
  const onHead = new Set(head?.pixels);
  const parents = limbs.map(({ pixels }) =>
    head && pixels.reduce((sum, at) => sum + (onHead.has(at) ? 1 : 0), 0) > pixels.length / 2
      ? ('head' as const)
      : ('body' as const),
  );
  const roles = limbs.map((limb, at) => roleOf(limb, parents[at]!, box, head, crown, eyes));
  const named = limbs.map((limb, at) => ({
    limb,
    parent: parents[at]!,
    role: alone(limb, at, limbs, roles, box, head, eyes, isFacing),
  }));
  const trunk = head ? undefined : trunkAmong(named, box);
  if (trunk) trunk.role = 'trunk';
  const legs = named.filter(({ role }) => role === 'leg');
  if (legs.length > 2) splitLegs(legs, head, box);
  const counts = new Map<string, number>();
  const middle = (box.left + box.right) / 2;
  return named.map(({ limb, parent, role }) => {
    const peers = named.filter((other) => other.role === role);
    const x = (limb.neck[0] + limb.tip[0]) / 2;
    const axis =
      peers.length > 1
        ? peers.reduce((sum, other) => sum + (other.limb.neck[0] + other.limb.tip[0]) / 2, 0) / peers.length
        : middle;
    const base = MIDDLE.has(role) ? role : `${role}_${x < axis ? 'left' : 'right'}`;
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    return { id: count > 1 ? `${base}_${count}` : base, role, parent, limb };
  });
}

function roleOf(
  { neck, tip, ends, width, length }: Protrusion,
  parent: 'head' | 'body',
  box: PixelExtent,
  head: Protrusion | null,
  crown: number | null,
  eyes: number | null,
): LimbRole {
  const [dx, dy] = [tip[0] - neck[0], tip[1] - neck[1]];
  const low = (neck[1] - box.top) / (box.bottom - box.top);
  const isThin = width < (box.right - box.left) * 0.06;
  // Below the head's middle a sideways limb is an arm; above it a thin one that points up is an antenna.
  const isHigh =
    head !== null &&
    (neck[1] < (head.neck[1] + Math.min(head.tip[1], head.neck[1])) / 2 ||
      (isThin && dy < 0 && crown !== null && neck[1] < crown));
  if (parent === 'head' && isHigh) return isThin && dy < 0 ? 'antenna' : dy > Math.abs(dx) ? 'hair' : 'ear';
  if (!head && eyes !== null && dy > Math.abs(dx) && neck[1] < eyes + (box.bottom - box.top) * MAX_EAR_DROP)
    return 'ear';
  const end = (box.bottom - tip[1]) / (box.bottom - box.top);
  if (
    dy > Math.abs(dx) * 0.75 &&
    (low > 0.5 ? end < MAX_STANDING_TIP_HEIGHT : low > 0.35 && end < MAX_GROUNDED_TIP_HEIGHT)
  )
    return 'leg';
  // A limb that starts at the bottom and reaches the ground is a leg, regardless of the direction of its foot.
  const isUnder = Math.abs(ends[0][0] - ends[1][0]) > 2 * Math.abs(ends[0][1] - ends[1][1]);
  if (low > 0.6 && Math.abs(dx) > Math.abs(dy))
    return dy > 0 &&
      end < MAX_STANDING_TIP_HEIGHT &&
      ((isUnder && end < MAX_GROUNDED_TIP_HEIGHT) || length < (box.bottom - box.top) * MAX_FOOT_LENGTH)
      ? 'leg'
      : 'tail';
  if (!head && low < 0.42 && dy < Math.abs(dx) * 0.3) return isThin ? 'antenna' : 'ear';
  return 'arm';
}

/**
 * Corrects the role of a limb by its twin: two low mirrored limbs are legs or arms.
 * Without a twin, a low limb or one behind the head is a tail, a high one beside two others a beak, a central ear hair.
 */
function alone(
  limb: Protrusion,
  at: number,
  limbs: readonly Protrusion[],
  roles: readonly LimbRole[],
  box: PixelExtent,
  head: Protrusion | null,
  eyes: number | null,
  isFacing: boolean,
): LimbRole {
  const role = roles[at]!;
  const [middle, across] = [(box.left + box.right) / 2, box.right - box.left];
  const low = (limb.neck[1] - box.top) / (box.bottom - box.top);
  const side = (x: number): number => (x - middle) / across;
  const isBehind = head !== null && Math.abs(side(head.neck[0])) > 0.1 && side(head.neck[0]) * side(limb.tip[0]) < 0;
  const hasTwin = limbs.some((other, i) => i !== at && roles[i] === role && mirrors(limb, other, box));
  // If a foot and a tail mirror each other, the foot is at the front of the figure.
  if (hasTwin) return role !== 'tail' || isBehind ? role : limb.tip[1] > limb.neck[1] ? 'leg' : 'arm';
  const isOnly = roles.filter((other) => other === 'arm').length % 2 === 1;
  // On a figure in front view, an arm that ends above the eyes is raised.
  const isRaised = isFacing && eyes !== null && limb.tip[1] < eyes;
  if (role === 'arm' && !isRaised && (isBehind || (low > 0.5 && isOnly))) return 'tail';
  if (role === 'arm' && low < MAX_BEAK_DROP && hasPair(limbs, roles, box)) return 'beak';
  if (
    role === 'ear' &&
    head === null &&
    eyes === null &&
    Math.abs(side(limb.neck[0])) > MIN_TAIL_OFFSET &&
    limb.length > (box.bottom - box.top) * MIN_RAISED_TAIL_LENGTH
  )
    return 'tail';
  return role === 'ear' && Math.abs(side(limb.neck[0])) < 0.12 ? 'hair' : role;
}

/** Whether two arms mirror each other. */
const hasPair = (limbs: readonly Protrusion[], roles: readonly LimbRole[], box: PixelExtent): boolean =>
  limbs.some(
    (one, at) => roles[at] === 'arm' && limbs.some((two, i) => i > at && roles[i] === 'arm' && mirrors(one, two, box)),
  );

/**
 * The elephant's trunk among two limbs at opposite ends of a figure without a known head: the thicker one, if it hangs.
 */
function trunkAmong<Named extends { limb: Protrusion; role: LimbRole }>(
  named: readonly Named[],
  { left, right }: PixelExtent,
): Named | undefined {
  const side = ({ limb: { neck } }: Named): number => (neck[0] - (left + right) / 2) / (right - left);
  const tails = named.filter(({ role }) => role === 'tail').sort((a, b) => b.limb.width - a.limb.width);
  const [thick, thin] = tails;
  if (
    !thick ||
    !thin ||
    tails.length > 2 ||
    side(thick) * side(thin) > 0 ||
    tails.some((tail) => Math.abs(side(tail)) < MIN_TAIL_OFFSET)
  )
    return undefined;
  return thick.limb.tip[1] > thick.limb.neck[1] ? thick : undefined;
}

/** Splits more than two legs into two pairs: those nearer to the head are front legs. */
function splitLegs(legs: { limb: Protrusion; role: LimbRole }[], head: Protrusion | null, box: PixelExtent): void {
  const front = head ? head.neck[0] : box.left;
  const isLeft = front < (box.left + box.right) / 2;
  const order = legs.toSorted((a, b) => (a.limb.neck[0] - b.limb.neck[0]) * (isLeft ? 1 : -1));
  order.forEach((leg, at) => {
    leg.role = at < order.length / 2 ? 'front_leg' : 'back_leg';
  });
}
