import { mirrors } from './twins';
import type { Build } from './build';
import type { PixelExtent } from './extent';
import type { Protrusion } from './silhouette';

/** The role of a limb in a rig. */
export type LimbRole =
  | 'ear'
  | 'antenna'
  | 'hair'
  | 'arm'
  | 'leg'
  | 'front_leg'
  | 'back_leg'
  | 'tail'
  | 'trunk'
  | 'beak';

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
/** The largest distance from the middle, as a share of the width, of hair that is as high as an ear. */
const MAX_HAIR_OFFSET = 0.12;
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

/** The least thickness of a limb other than an antenna, as a share of the figure's width. */
const MIN_LIMB_WIDTH = 0.06;

type LimbParent = NamedLimb['parent'];

/** What the role of a limb depends on besides the limb. */
interface Surroundings extends Pick<Build, 'head' | 'crown' | 'box'> {
  /** The y of the eyes in pixels; null if they were not found. */
  eyes: number | null;
  /** Whether both eyes are visible, so that the figure is in front view. */
  isFacing: boolean;
}

/** A limb with the role that its position and direction suggest. */
type GuessedLimb = Omit<NamedLimb, 'id'>;

/**
 * Names limbs by position and direction: ears are above, arms at the sides, legs below.
 * `eyes` is the y of the eyes in pixels, `isFacing` tells whether both are visible.
 */
export function nameLimbs(
  { head, crown, limbs, box }: Build,
  eyes: number | null = null,
  isFacing = false,
): NamedLimb[] {
  const around: Surroundings = { head, crown, box, eyes, isFacing };
  const onHead = new Set(head?.pixels);
  const guessed = limbs.map((limb): GuessedLimb => {
    const attached = limb.pixels.filter((at) => onHead.has(at)).length;
    const parent = attached > limb.pixels.length / 2 ? 'head' : 'body';
    return { limb, parent, role: roleByPlace(limb, parent, around) };
  });
  const named = guessed.map((each) => ({ ...each, role: roleByPeers(each, guessed, around) }));
  const trunk = head ? undefined : trunkAmong(named, box);
  if (trunk) trunk.role = 'trunk';
  const legs = named.filter(({ role }) => role === 'leg');
  if (legs.length > 2) splitLegs(legs, head, box);
  return withIds(named, (box.left + box.right) / 2);
}

/** Gives limbs ids by role and side, numbered where several are alike. `middle` is the figure's, in pixels. */
function withIds(named: readonly GuessedLimb[], middle: number): NamedLimb[] {
  const center = ({ limb: { neck, tip } }: GuessedLimb): number => (neck[0] + tip[0]) / 2;
  const counts = new Map<string, number>();
  return named.map((each) => {
    const { role } = each;
    const peers = named.filter((other) => other.role === role);
    const axis = peers.length > 1 ? peers.reduce((sum, other) => sum + center(other), 0) / peers.length : middle;
    const base = MIDDLE.has(role) ? role : `${role}_${center(each) < axis ? 'left' : 'right'}`;
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    return { ...each, id: count > 1 ? `${base}_${count}` : base };
  });
}

/** The role that a limb's own position and direction suggest. */
function roleByPlace(limb: Protrusion, parent: LimbParent, around: Surroundings): LimbRole {
  const { head, box, eyes } = around;
  const { neck, tip, width } = limb;
  const [across, height] = [box.right - box.left, box.bottom - box.top];
  const [dx, dy] = [tip[0] - neck[0], tip[1] - neck[1]];
  const low = (neck[1] - box.top) / height;
  const isThin = width < across * MIN_LIMB_WIDTH;
  if (parent === 'head' && isHigh(limb, isThin, around))
    return isThin && dy < 0 ? 'antenna' : dy > Math.abs(dx) ? 'hair' : 'ear';
  if (!head && eyes !== null && dy > Math.abs(dx) && neck[1] < eyes + height * MAX_EAR_DROP) return 'ear';
  if (isStanding(limb, box)) return 'leg';
  if (low > 0.6 && Math.abs(dx) > Math.abs(dy)) return isFoot(limb, box) ? 'leg' : 'tail';
  if (!head && low < 0.42 && dy < Math.abs(dx) * 0.3) return isThin ? 'antenna' : 'ear';
  return 'arm';
}

/** Whether a limb is above the head's middle, or a thin one above the crown that points up: an antenna. */
function isHigh({ neck, tip }: Protrusion, isThin: boolean, { head, crown }: Surroundings): boolean {
  if (!head) return false;
  const middle = (head.neck[1] + Math.min(head.tip[1], head.neck[1])) / 2;
  return neck[1] < middle || (isThin && tip[1] < neck[1] && crown !== null && neck[1] < crown);
}

/** The height of a limb's tip above the ground, as a share of the figure's height. */
const tipHeight = ({ tip }: Protrusion, box: PixelExtent): number => (box.bottom - tip[1]) / (box.bottom - box.top);

/** Whether a limb points down and reaches the ground, or nearly does. */
function isStanding(limb: Protrusion, box: PixelExtent): boolean {
  const { neck, tip } = limb;
  if (tip[1] - neck[1] <= Math.abs(tip[0] - neck[0]) * 0.75) return false;
  const low = (neck[1] - box.top) / (box.bottom - box.top);
  if (low > 0.5) return tipHeight(limb, box) < MAX_STANDING_TIP_HEIGHT;
  return low > 0.35 && tipHeight(limb, box) < MAX_GROUNDED_TIP_HEIGHT;
}

/** Whether a low sideways limb is a foot: it starts under the figure and reaches the ground, or is short. */
function isFoot(limb: Protrusion, box: PixelExtent): boolean {
  const { neck, tip, ends, length } = limb;
  const above = tipHeight(limb, box);
  if (tip[1] <= neck[1] || above >= MAX_STANDING_TIP_HEIGHT) return false;
  const isUnder = Math.abs(ends[0][0] - ends[1][0]) > 2 * Math.abs(ends[0][1] - ends[1][1]);
  return (isUnder && above < MAX_GROUNDED_TIP_HEIGHT) || length < (box.bottom - box.top) * MAX_FOOT_LENGTH;
}

/**
 * Corrects the role of a limb by the others: two low mirrored limbs are legs or arms.
 * Without a twin, a low limb or one behind the head is a tail, a high one beside two others a beak, a central ear hair.
 */
function roleByPeers(guess: GuessedLimb, all: readonly GuessedLimb[], around: Surroundings): LimbRole {
  const { limb, role } = guess;
  const { head, box } = around;
  const side = (x: number): number => (x - (box.left + box.right) / 2) / (box.right - box.left);
  const isBehind = head !== null && Math.abs(side(head.neck[0])) > 0.1 && side(head.neck[0]) * side(limb.tip[0]) < 0;
  const hasTwin = all.some((other) => other !== guess && other.role === role && mirrors(limb, other.limb, box));
  // If a foot and a tail mirror each other, the foot is at the front of the figure.
  if (hasTwin) return role !== 'tail' || isBehind ? role : limb.tip[1] > limb.neck[1] ? 'leg' : 'arm';
  if (role === 'arm') return loneArm(limb, isBehind, all, around);
  if (role === 'ear') return loneEar(limb, Math.abs(side(limb.neck[0])), around);
  return role;
}

/** The role of an arm without a twin. */
function loneArm(
  limb: Protrusion,
  isBehind: boolean,
  all: readonly GuessedLimb[],
  { box, eyes, isFacing }: Surroundings,
): LimbRole {
  const low = (limb.neck[1] - box.top) / (box.bottom - box.top);
  const arms = all.filter(({ role }) => role === 'arm');
  // On a figure in front view, an arm that ends above the eyes is raised.
  const isRaised = isFacing && eyes !== null && limb.tip[1] < eyes;
  if (!isRaised && (isBehind || (low > 0.5 && arms.length % 2 === 1))) return 'tail';
  const hasPair = arms.some((one, at) => arms.some((two, i) => i > at && mirrors(one.limb, two.limb, box)));
  return low < MAX_BEAK_DROP && hasPair ? 'beak' : 'arm';
}

/** The role of an ear without a twin. `aside` is its distance from the middle, as a share of the width. */
function loneEar({ length }: Protrusion, aside: number, { head, eyes, box }: Surroundings): LimbRole {
  const isLong = length > (box.bottom - box.top) * MIN_RAISED_TAIL_LENGTH;
  if (head === null && eyes === null && aside > MIN_TAIL_OFFSET && isLong) return 'tail';
  return aside < MAX_HAIR_OFFSET ? 'hair' : 'ear';
}

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
