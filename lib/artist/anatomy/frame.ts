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
  const isOpen = species.human && usual === 'glossy' && !character.colors.eyes;
  const dealt = isOpen ? chosenFor(traits, 'eyes', PEOPLE_EYES) : usual;
  const kind = look.eyeKind ?? (dealt === 'dot' && character.features.has('big_eyes') ? usual : dealt);
  return darkFace || (character.colors.eyes && kind === 'glossy') ? 'full' : kind;
}

/**
 * Places eyes, nose and mouth in the box of a face.
 * The eyes are 56 % down, 1 to 1.5 eye widths apart, and the mouth is one eye height below them.
 */
export function faceFrame(figure: FigureDraft, { eyes = 1, ...box }: FaceBox): HeadFrame {
  const {
    character,
    species,
    traits,
    ink: { look },
  } = figure;
  const kind = eyeKindOf(figure);
  const wish = character.features.has('big_eyes') ? 1.28 : character.features.has('small_eyes') ? 0.72 : 1;
  const share = kind === 'pie' ? 0.17 : EYE_SHARE[kind];
  const mount = eyeMountOf(species);
  const width = Math.min(box.rx * 2, box.ry * 2.35);
  const lone = character.features.has('one_eye');
  const paired = Math.max(width * share * look.eyes * wish * traits.eyes * eyes * (mount?.size ?? 1), MIN_EYE_WIDTH_PX);
  const eyeWidth = lone ? paired * SINGLE_EYE_FACTOR : paired;
  const eyeDx =
    (kind === 'big'
      ? paired * 0.56
      : kind === 'dot'
        ? Math.min(paired * 2.2, box.rx * 0.56)
        : paired * 1.12 + width * 0.02) *
    look.eyeGap *
    traits.eyeGap;
  // The eyes of a frog are at the top of its head.
  const onTop = species.extras?.includes('frog_eyes') ?? false;
  const screen = kind === 'screen';
  const eyeY = mount
    ? box.cy + box.ry * mount.y
    : box.cy + box.ry * (screen ? 0.02 : lone ? -0.04 : character.features.has('three_eyes') ? 0.16 : 0.1);
  const eyeHeight = (kind === 'dot' ? 2.4 : 1.2) * eyeWidth;
  return {
    ...box,
    crown: { cy: box.cy, rx: box.rx, ry: box.ry },
    eyeY,
    eyeDx: lone ? 0 : mount ? box.rx * mount.x : eyeDx,
    eyeWidth,
    noseY: mount ? box.cy + box.ry * 0.1 : eyeY + Math.min(eyeHeight * 0.62, box.ry * 0.32),
    mouthY: Math.min(
      (mount ? box.cy + box.ry * 0.28 : eyeY + Math.min(eyeHeight * 1.12, box.ry * 0.52)) +
        (LOW_MOUTH[species.snout ?? 'none'] ?? 0) * box.ry -
        (screen ? box.ry * 0.14 : 0),
      box.cy + box.ry * MAX_MOUTH_OFFSET,
    ),
    mouthWidth: mount ? box.rx * 0.8 : Math.min(eyeDx * 1.42, box.rx * 0.62) * traits.mouth,
    hatY: box.cy - box.ry * (onTop ? 1 : 0.58),
    hatWidth: box.rx * (onTop ? 0.6 : 0.86),
  };
}
