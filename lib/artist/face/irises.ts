import type { Character } from '../character';
import type { FigureDraft, PartDraft } from '../figure';
import { LEFT_IRIS } from '../palettes';
import { ellipse } from '../shape/curve';

/** The place of an eye on the canvas, in pixels. */
export interface EyeBox {
  x: number;
  y: number;
  rx: number;
  ry: number;
  /** 1 for the eye on the viewer's right, -1 for the left one. */
  s: 1 | -1;
}

/** The iris of a dot eye whose colour was asked for: a ring within the dot. Others are dark all over. */
export function dotIris({ ink, character: { colors } }: FigureDraft, { x, y, rx, ry }: EyeBox): string {
  if (!colors.eyes && !colors.left_eye) return '';
  return ink.area(ellipse(x, y, rx * 0.78, ry * 0.78), 'iris') + ink.area(ellipse(x, y, rx * 0.4, ry * 0.42), 'eye');
}

/** A coloured iris: its ring, a lighter lower part, and the pupil. */
export function richIris({ ink }: FigureDraft, { x, y, rx, ry }: EyeBox): string {
  return (
    ink.area(ellipse(x, y + ry * 0.1, rx * 0.84, ry * 0.82), 'iris') +
    ink.area(ellipse(x, y + ry * 0.56, rx * 0.6, ry * 0.32), 'iris_light', 0.85) +
    ink.area(ellipse(x, y - ry * 0.3, rx * 0.82, ry * 0.42), 'eye', 0.5) +
    ink.area(ellipse(x, y + ry * 0.06, rx * 0.48, ry * 0.52), 'eye')
  );
}

const owned = (svg: string): string => svg.replaceAll('"$iris', `"$${LEFT_IRIS}`);

/** An eye with its own iris where that of the character's left eye, on the viewer's right, differs. */
export function withOwnIris({ colors }: Character, eye: PartDraft): PartDraft {
  if (!colors.left_eye || eye.id !== 'eye_right') return eye;
  return {
    ...eye,
    svg: owned(eye.svg),
    states: (eye.states ?? []).map((state) => ({ ...state, svg: owned(state.svg) })),
  };
}
