import type { Anchor, Archetype, MascotSpec, PaletteEntry, Part } from '@/lib/core/spec/schema';
import { EYES } from './piece';
import { middleOfEyes } from './eyes';
import type { TracedFace } from './face';
import { CANVAS } from './foreground';
import { extentOf, type PixelExtent } from './extent';
import type { Build } from './build';
import type { LimbRole, NamedLimb } from './naming';
import type { PenLine } from './outline';
import { pivotOf, seenFromBeyond } from './silhouette';
import { eyeStates, mouthStates } from './states';

/**
 * The rotation limits of each kind of limb, outward and inward, in degrees; they are reduced later if a joint would
 * open.
 */
const LIMITS: Record<LimbRole, readonly [outward: number, inward: number]> = {
  arm: [150, 35],
  leg: [30, 24],
  front_leg: [30, 24],
  back_leg: [24, 24],
  ear: [24, 20],
  antenna: [26, 26],
  hair: [14, 14],
  tail: [34, 30],
  trunk: [14, 14],
  beak: [8, 8],
};
/** A limb shorter than this, in widths of its neck, is short. */
const SHORT_LIMB_TO_NECK = 0.75;
/** The rotation limit of a short limb in degrees, because a larger rotation would reveal the cut. */
const MAX_SHORT_LIMB_DEGREES = 8;
/** The rotation limits of a hanging ear, which is next to the cheek. */
const HANGING_EAR_DEGREES: readonly [number, number] = [14, 8];
/** The z in paint order: parts behind the trunk, the trunk, parts in front of it, then head and face. */
const Z = { behind: 10, body: 20, front: 30, behindHead: 40, head: 50, overHead: 55, face: 60 } as const;
/** Eyes smaller than this become one part, in pixels, so that their states stay visible at small sizes. */
const MIN_READABLE_EYE_PX = 22;

/** The results of the analysis of a picture from which its rig is assembled. */
export interface Findings {
  name: string;
  palette: PaletteEntry[];
  build: Build;
  limbs: readonly NamedLimb[];
  face: TracedFace;
  /** The pen that drew the outlines; null for a drawing without outlines. */
  line: PenLine | null;
  /** The drawing of a part as SVG. */
  drawn(id: string): string;
  /** Whether a limb is painted above its carrier. */
  isFront(id: string): boolean;
  /** The palette token of a label. */
  token(label: number): string;
}

const part = (
  id: string,
  parent: string | null,
  z: number,
  pivot: readonly [number, number],
  rotateLimits: [number, number] | null,
  svg: string,
): Part => ({
  id,
  parent,
  z,
  pivot: [Math.round(pivot[0]), Math.round(pivot[1])],
  rotateLimits,
  svg,
  states: [],
  defaultState: null,
});

/** Assembles the rig of a figure that was cut into parts. */
export function assemble(findings: Findings): MascotSpec {
  const { name, palette, build, limbs, line, drawn } = findings;
  const { box } = build;
  const middle = (box.left + box.right) / 2;
  const parts = [
    part('root', null, 0, [middle, box.bottom], null, ''),
    part('body', 'root', Z.body, [middle, box.bottom - (box.bottom - box.top) * 0.06], [-16, 16], drawn('body')),
  ];
  if (build.head)
    parts.push(
      part(
        'head',
        'body',
        Z.head,
        line ? pivotOf(seenFromBeyond(build.head)) : build.head.neck,
        [-16, 16],
        drawn('head'),
      ),
    );
  for (const { id, role, parent, limb } of limbs) {
    const isFront = findings.isFront(id);
    const z = parent === 'head' ? (isFront ? Z.overHead : Z.behindHead) : isFront ? Z.front : Z.behind;
    // In a drawing with outlines, a limb's pivot is the centre of its round end below the other part.
    parts.push(
      part(id, parent, z, pivotOf(isFront && line ? seenFromBeyond(limb) : limb), limitsOf(role, id, limb), drawn(id)),
    );
  }
  return {
    specVersion: 1,
    name,
    description: 'Rebuilt from a picture.',
    archetype: archetypeOf(findings),
    canvas: { width: CANVAS, height: CANVAS },
    palette,
    parts: [...parts, ...faceParts(findings)],
    anchors: anchorsOf(findings),
  };
}

function limitsOf(role: LimbRole, id: string, { neck, tip, length, width }: NamedLimb['limb']): [number, number] {
  if (length < width * SHORT_LIMB_TO_NECK) return [-MAX_SHORT_LIMB_DEGREES, MAX_SHORT_LIMB_DEGREES];
  const [outward, inward] =
    role === 'ear' && tip[1] - neck[1] > Math.abs(tip[0] - neck[0]) ? HANGING_EAR_DEGREES : LIMITS[role];
  // A raised arm mostly moves down, a hanging one mostly up.
  const [out, back] = role === 'arm' && tip[1] < neck[1] ? [60, 110] : [outward, inward];
  const isLeft = id.includes('_left') || (!id.includes('_right') && tip[0] < neck[0]);
  return isLeft ? [-back, out] : [-out, back];
}

function faceParts({ build, face, drawn, token }: Findings): Part[] {
  const parent = build.head ? 'head' : 'body';
  const feature = (id: string, at: readonly [number, number], svg: string, states: Part['states']): Part => ({
    id,
    parent,
    z: Z.face,
    pivot: [Math.round(at[0]), Math.round(at[1])],
    rotateLimits: null,
    svg,
    states,
    defaultState: null,
  });
  const parts: Part[] = [];
  if (face.eyes) {
    const isSmall = face.eyes.some(
      ({ box }) => Math.max(box.right - box.left, box.bottom - box.top) < MIN_READABLE_EYE_PX,
    );
    if (isSmall && face.eyes.length > 1) {
      const svg = face.eyes.map((_, at) => drawn(EYES[at]!)).join('');
      parts.push(
        feature(
          'eyes',
          middleOfEyes(face.eyes),
          svg,
          eyeStates(
            face.eyes.map(({ box }) => box),
            token(face.eyes[0]!.ink),
          ),
        ),
      );
    } else
      face.eyes.forEach((eye, at) =>
        parts.push(feature(EYES[at]!, eye.middle, drawn(EYES[at]!), eyeStates([eye.box], token(eye.ink)))),
      );
  }
  if (face.mouth)
    parts.push(
      feature(
        'mouth',
        face.mouth.middle,
        drawn('mouth'),
        mouthStates(face.mouth.box, eyeGap(face), token(face.mouth.ink)),
      ),
    );
  return parts;
}

const eyeGap = ({ eyes }: TracedFace): number =>
  eyes && eyes.length > 1 ? eyes[1]!.middle[0] - eyes[0]!.middle[0] : Infinity;

function archetypeOf({ build, limbs, face }: Findings): Archetype {
  const has = (...roles: LimbRole[]): boolean => limbs.some(({ role }) => roles.includes(role));
  if (has('front_leg')) return 'quadruped';
  if (build.head && has('arm', 'leg')) return 'biped';
  return face.eyes ? 'blob' : 'object';
}

function anchorsOf({ build, limbs, face }: Findings): Anchor[] {
  const { box, head } = build;
  const host = head ? 'head' : 'body';
  const crown: PixelExtent = head ? extentOf(head.pixels, CANVAS) : box;
  const middle = Math.round((crown.left + crown.right) / 2);
  const anchors: Anchor[] = [
    { name: 'ground', part: 'root', at: [Math.round((box.left + box.right) / 2), box.bottom] },
    { name: 'head_top', part: host, at: [middle, crown.top] },
    {
      name: 'chest',
      part: 'body',
      at: [
        Math.round((box.left + box.right) / 2),
        Math.round(head ? crown.bottom + (box.bottom - crown.bottom) * 0.3 : box.top + (box.bottom - box.top) * 0.7),
      ],
    },
  ];
  if (face.eyes) {
    const [x, y] = middleOfEyes(face.eyes);
    anchors.push({ name: 'face', part: host, at: [Math.round(x), Math.round(y)] });
  }
  if (face.mouth)
    anchors.push({
      name: 'mouth',
      part: 'mouth',
      at: [Math.round(face.mouth.middle[0]), Math.round(face.mouth.middle[1])],
    });
  for (const side of ['left', 'right']) {
    const arm = limbs.find(({ id }) => id === `arm_${side}`);
    if (arm) anchors.push({ name: `hand_${side}`, part: arm.id, at: [arm.limb.tip[0], arm.limb.tip[1]] });
  }
  return anchors;
}
