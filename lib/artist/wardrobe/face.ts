import type { FigureDraft } from '../figure';
import { blob, curve, ellipse } from '../shape/curve';
import { mirror } from '../shape/path';
import type { Path } from '../shape/path';
import type { Garment } from './garment';

function onEyes(figure: FigureDraft, id: string, svg: string, rims: Path[] = []): void {
  const { head } = figure;
  figure.parts.push({
    id,
    parent: head.part,
    z: 57,
    pivot: [head.cx, head.eyeY],
    limits: [-12, 12],
    stage: 'clothes',
    svg,
    rims,
  });
}

/** Whether the figure has a single eye in the middle, and so needs a single lens. */
const isOneEyed = ({ head }: FigureDraft) => head.eyeDx < head.eyeWidth * 0.3;

const lensSize = (figure: FigureDraft) => {
  const { head } = figure;
  return isOneEyed(figure)
    ? head.eyeWidth * 0.78
    : Math.min(head.eyeDx * 0.92, Math.max(head.eyeWidth * 0.9, head.rx * 0.24));
};

/** The sides that have a lens. */
const sidesOf = (figure: FigureDraft): readonly (1 | -1)[] => (isOneEyed(figure) ? [1] : [1, -1]);

/**
 * The distance of the temple tips from the middle, in figure pixels: the edge of a head, or less on a body without a
 * separate head.
 */
const templesOf = ({ head, torso }: FigureDraft, r: number) =>
  Math.min(head.rx * 0.96, head.eyeDx + r * (torso.merged ? 1.5 : 2.2));

const glasses: Garment = {
  colors: { glasses: '#3b3440', lens: '#dff1fb' },
  draw: (figure) => {
    const { head, ink } = figure;
    const r = lensSize(figure);
    const width = Math.max(6.5, ink.look.outer * 0.85);
    const lens = (s: 1 | -1) => ellipse(head.cx + s * head.eyeDx, head.eyeY, r, r * 1.04, 0.1);
    const bridge = curve([
      [head.cx - head.eyeDx + r, head.eyeY - r * 0.16],
      [head.cx, head.eyeY - r * 0.36],
      [head.cx + head.eyeDx - r, head.eyeY - r * 0.16],
    ]);
    const arm = (s: 1 | -1) =>
      curve([
        [head.cx + s * (head.eyeDx + r), head.eyeY - r * 0.2],
        [head.cx + s * templesOf(figure, r), head.eyeY - r * 0.42],
      ]);
    const sides = sidesOf(figure);
    const shine = sides
      .map((s) =>
        ink.stroke(
          curve([
            [head.cx + s * head.eyeDx - r * 0.72, head.eyeY - r * 0.1],
            [head.cx + s * head.eyeDx - r * 0.58, head.eyeY - r * 0.46],
            [head.cx + s * head.eyeDx - r * 0.28, head.eyeY - r * 0.7],
          ]),
          'glint',
          r * 0.12,
        ),
      )
      .join('');
    onEyes(
      figure,
      'glasses',
      sides.map((s) => ink.area(lens(s), 'lens', 0.22)).join('') +
        shine +
        [...sides.map(lens), ...(sides.length > 1 ? [bridge] : []), arm(1), arm(-1)]
          .map((path) => ink.stroke(path, 'glasses', width))
          .join(''),
    );
  },
};

const sunglasses: Garment = {
  colors: { sunglasses: '#33303f' },
  draw: (figure) => {
    const { head, ink } = figure;
    const r = lensSize(figure) * 1.1;
    const [x, y] = [head.cx + head.eyeDx, head.eyeY];
    const right = blob([
      [x - r * 0.98, y - r * 0.62, 0.4],
      [x, y - r * 0.74],
      [x + r * 1.1, y - r * 0.7, 0.4],
      [x + r * 0.96, y + r * 0.3],
      [x + r * 0.2, y + r * 0.8],
      [x - r * 0.72, y + r * 0.44],
    ]);
    const alone = isOneEyed(figure);
    const lenses = alone ? [right] : [right, mirror(right, head.cx)];
    const shine = (alone ? [x] : [head.cx - head.eyeDx, x])
      .map((cx) =>
        ink.stroke(
          curve([
            [cx - r * 0.5, y + r * 0.1],
            [cx - r * 0.16, y - r * 0.42],
          ]),
          'glint',
          r * 0.13,
        ),
      )
      .join('');
    const bridge = curve([
      [head.cx - head.eyeDx * 0.4, y - r * 0.5],
      [head.cx + head.eyeDx * 0.4, y - r * 0.5],
    ]);
    const arms = [1, -1]
      .map((s) =>
        ink.stroke(
          curve([
            [head.cx + s * (head.eyeDx + r), y - r * 0.5],
            [head.cx + s * templesOf(figure, r), y - r * 0.6],
          ]),
          'sunglasses',
          8,
        ),
      )
      .join('');
    onEyes(
      figure,
      'glasses',
      arms +
        ink.stroke(bridge, 'sunglasses', 9) +
        lenses.map((path) => ink.mass(path, 'sunglasses', { shade: 0 })).join('') +
        shine,
    );
  },
};

const headphones: Garment = {
  colors: { headphones: '#3b4a6b', cushion: '#8b9cc4' },
  rise: 0.2,
  draw: (figure) => {
    const { head, ink } = figure;
    const band = curve([
      [head.cx - head.rx * 1.02, head.cy],
      [head.cx - head.rx * 0.82, head.cy - head.ry * 0.82],
      [head.cx, head.cy - head.ry * 1.16],
      [head.cx + head.rx * 0.82, head.cy - head.ry * 0.82],
      [head.cx + head.rx * 1.02, head.cy],
    ]);
    const cup = (s: 1 | -1) =>
      ellipse(head.cx + s * head.rx * 1.0, head.cy + head.ry * 0.08, head.rx * 0.17, head.ry * 0.34, 0.4);
    const pad = (s: 1 | -1) =>
      ellipse(head.cx + s * head.rx * 0.88, head.cy + head.ry * 0.08, head.rx * 0.08, head.ry * 0.27, 0.4);
    onEyes(
      figure,
      'headphones',
      ink.line(band, 'headphones', 24) +
        ink.stroke(band, 'headphones', 13) +
        ([1, -1] as const)
          .map((s) => ink.mass(pad(s), 'cushion', { shade: 0.3 }) + ink.mass(cup(s), 'headphones'))
          .join(''),
      [cup(1), cup(-1)],
    );
  },
};

/** Garments on the face and the ears. */
export const FACE_GARMENTS = { glasses, sunglasses, headphones };
