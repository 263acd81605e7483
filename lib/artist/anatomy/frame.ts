import type { Character } from '../character';
import type { FigureDraft, HeadFrame } from '../figure';
import { chosenFor } from '../individual';
import type { ExtraKind, SnoutKind, Species } from '../species/species';
import type { Path } from '../shape/path';

/** The box of a face: its centre, half width and half height in figure pixels, with the head that carries it. */
export interface FaceBox {
  part: string;
  material: string;
  skull: Path;
  cx: number;
  cy: number;
  rx: number;
  ry: number;
  /** The factor on the size of the eyes. */
  eyes?: number;
}

const EYE_SHARE = { glossy: 0.15, full: 0.19, big: 0.27, dot: 0.1, screen: 0.15 } as const;

/** The additional distance of the mouth below the eyes for large snouts, in half head heights. */
const LOW_MOUTH: Partial<Record<SnoutKind, number>> = {
  pig: 0.17,
  koala: 0.14,
  cow: 0.06,
  dragon: 0.08,
  horse: 0.1,
  hippo: 0.16,
  croc: 0.3,
  tube: 0.06,
  long_nose: 0.2,
  short_trunk: 0.2,
};

/** Where bulging eyes sit on a head. */
interface EyeMount {
  /** The offset of each eye from the centre of the head, as a share of half its width (x) and half its height (y). */
  x: number;
  y: number;
  /** The factor on the size of the eyes. */
  size: number;
}

const EYE_MOUNTS: Partial<Record<ExtraKind, EyeMount>> = {
  frog_eyes: { x: 0.5, y: -0.56, size: 1 },
  turret_eyes: { x: 0.72, y: -0.2, size: 0.86 },
};

/** The mount of a species' bulging eyes; undefined for eyes within the face. */
export function eyeMountOf({ extras = [] }: Species): EyeMount | undefined {
  return extras.map((extra) => EYE_MOUNTS[extra]).find((mount) => mount !== undefined);
}

/** The factor on the size of a single eye. */
const SINGLE_EYE_FACTOR = 1.7;

/** In pixels; smaller eyes are not recognisable when the mascot is shown 48 pixels high. */
export const MIN_EYE_WIDTH_PX = 18.5;
/** As a share of the head's half height; an open mouth that starts lower would extend below the chin. */
const MAX_MOUTH_OFFSET = 0.62;

/** The kits of eyes. */
type EyeKit = 'glossy' | 'full' | 'dot' | 'screen' | 'big' | 'pie';

/** The eyes of people where the style has none of its own, the likeliest listed more than once. */
const PEOPLE_EYES = ['glossy', 'glossy', 'glossy', 'dot', 'glossy'] as const;

/**
 * The kind of eyes of a figure: that of the style, else that of the species.
 * On a dark face, and for glossy eyes with a requested colour, the white of the eye is drawn.
 */
export function eyeKindOf({ ink: { look }, species, character, traits, darkFace }: FigureDraft): EyeKit {
  if (species.eyes === 'screen') return 'screen';
  if (look.eyeKind === 'pie') return 'pie';
  if (species.eyes === 'big') return 'big';
  const usual = species.eyes ?? 'glossy';
  const isColored = Boolean(character.colors.eyes ?? character.colors.left_eye);
  const isOpen = species.human && usual === 'glossy' && !isColored;
  const dealt = isOpen ? chosenFor(traits, 'eyes', PEOPLE_EYES) : usual;
  const kind = look.eyeKind ?? (dealt === 'dot' && character.features.has('big_eyes') ? usual : dealt);
  return darkFace || (isColored && kind === 'glossy') ? 'full' : kind;
}

/** The factor on the size of the eyes that a prompt asks for. */
function askedSize(features: Character['features']): number {
  if (features.has('big_eyes')) return 1.28;
  return features.has('small_eyes') ? 0.72 : 1;
}

/** The width of one of two eyes on a face `width` pixels wide, in pixels; `factor` is that of the face's box. */
function pairedWidth(figure: FigureDraft, kind: EyeKit, width: number, factor: number): number {
  const { character, species, traits, ink } = figure;
  const share = kind === 'pie' ? 0.17 : EYE_SHARE[kind];
  const mounted = eyeMountOf(species)?.size ?? 1;
  const size = width * share * ink.look.eyes * askedSize(character.features) * traits.eyes * factor * mounted;
  return Math.max(size, MIN_EYE_WIDTH_PX);
}

/** The distance of each eye from the middle of the face, in pixels, before style and individual. */
function eyeOffset(kind: EyeKit, paired: number, width: number, rx: number): number {
  if (kind === 'big') return paired * 0.56;
  if (kind === 'dot') return Math.min(paired * 2.2, rx * 0.56);
  return paired * 1.12 + width * 0.02;
}

/** How far eyes within the face are below its middle, in half heights of the face. */
function eyeLevel(kind: EyeKit, features: Character['features']): number {
  if (kind === 'screen') return 0.02;
  if (features.has('one_eye')) return -0.04;
  return features.has('three_eyes') ? 0.16 : 0.1;
}

/** Where eyes, nose and mouth are on a face, in figure pixels. */
type FaceLayout = Pick<HeadFrame, 'eyeDx' | 'eyeY' | 'noseY' | 'mouthY' | 'mouthWidth'>;

/** The layout below bulging eyes. */
const mountedLayout = ({ cy, rx, ry }: FaceBox, mount: EyeMount): FaceLayout => ({
  eyeDx: rx * mount.x,
  eyeY: cy + ry * mount.y,
  noseY: cy + ry * 0.1,
  mouthY: cy + ry * 0.28,
  mouthWidth: rx * 0.8,
});

/**
 * The layout of a face with its eyes in it: they are 56 % down, 1 to 1.5 eye widths apart, and the mouth is one eye
 * height below them.
 */
function innerLayout({ character, traits }: FigureDraft, box: FaceBox, kind: EyeKit, eye: EyeSize): FaceLayout {
  const { cy, rx, ry } = box;
  const eyeY = cy + ry * eyeLevel(kind, character.features);
  const height = (kind === 'dot' ? 2.4 : 1.2) * eye.width;
  return {
    eyeDx: eye.dx,
    eyeY,
    noseY: eyeY + Math.min(height * 0.62, ry * 0.32),
    mouthY: eyeY + Math.min(height * 1.12, ry * 0.52),
    mouthWidth: Math.min(eye.dx * 1.42, rx * 0.62) * traits.mouth,
  };
}

/** The width of an eye, and how far it is from the middle of the face, in pixels. */
interface EyeSize {
  width: number;
  dx: number;
}

/** Places eyes, nose and mouth in the box of a face. */
export function faceFrame(figure: FigureDraft, { eyes = 1, ...box }: FaceBox): HeadFrame {
  const { character, species, traits, ink } = figure;
  const { cy, rx, ry } = box;
  const kind = eyeKindOf(figure);
  const width = Math.min(rx * 2, ry * 2.35);
  const paired = pairedWidth(figure, kind, width, eyes);
  const isLone = character.features.has('one_eye');
  const eye = {
    width: isLone ? paired * SINGLE_EYE_FACTOR : paired,
    dx: eyeOffset(kind, paired, width, rx) * ink.look.eyeGap * traits.eyeGap,
  };
  const mount = eyeMountOf(species);
  const layout = mount ? mountedLayout(box, mount) : innerLayout(figure, box, kind, eye);
  const lowered = layout.mouthY + (LOW_MOUTH[species.snout ?? 'none'] ?? 0) * ry - (kind === 'screen' ? ry * 0.14 : 0);
  // The eyes of a frog are at the top of its head, where a hat would be.
  const isTopTaken = species.extras?.includes('frog_eyes') ?? false;
  return {
    ...box,
    ...layout,
    crown: { cy, rx, ry },
    eyeWidth: eye.width,
    eyeDx: isLone ? 0 : layout.eyeDx,
    mouthY: Math.min(lowered, cy + ry * MAX_MOUTH_OFFSET),
    hatY: cy - ry * (isTopTaken ? 1 : 0.58),
    hatWidth: rx * (isTopTaken ? 0.6 : 0.86),
  };
}
