import type { FigureDraft } from '../figure';
import { beard, goatee, hairOf, longBeard } from './beards';
import { blob, curve, ellipse, symmetric } from '../shape/curve';
import type { Path } from '../shape/path';
import type { GarmentId } from '../words/garment-ids';

/** Adds details on top of a face: moustache, beard, goatee, eye patch, monocle. */
export function addDetails(figure: FigureDraft): void {
  const { character } = figure;
  // An eye patch or monocle that is worn as an item is drawn with the clothes.
  const wears = (item: GarmentId): boolean => character.wear.some((wear) => wear.item === item);
  if (character.features.has('stubble')) add(figure, 'stubble', 37, stubble(figure));
  if (character.features.has('wrinkles')) add(figure, 'wrinkles', 46, wrinkles(figure));
  if (character.features.has('long_beard')) add(figure, 'beard', 37, longBeard(figure));
  else if (character.features.has('beard')) add(figure, 'beard', 37, beard(figure));
  if (character.features.has('goatee')) add(figure, 'goatee', 37, goatee(figure));
  if (character.features.has('moustache')) add(figure, 'moustache', 43, moustache(figure));
  if (character.features.has('eye_patch') && !wears('eye_patch')) add(figure, 'eye_patch', 50, eyePatch(figure));
  if (character.features.has('monocle') && !wears('monocle')) add(figure, 'monocle', 50, monocle(figure));
}

function add(figure: FigureDraft, id: string, z: number, svg: string): void {
  const { head } = figure;
  figure.parts.push({ id, parent: head.part, z, pivot: [head.cx, head.mouthY], limits: [-8, 8], stage: 'eyes', svg });
}

/** Draws the stubble on chin and jaws. */
function stubble(figure: FigureDraft): string {
  const { head, ink } = figure;
  const { cx, cy, rx, ry, mouthY } = head;
  const jaw = symmetric(
    [
      [cx, mouthY - ry * 0.14],
      [cx + rx * 0.4, mouthY - ry * 0.12],
      [cx + rx * 0.82, cy + ry * 0.22],
      [cx + rx * 0.66, cy + ry * 0.74],
      [cx, cy + ry * 0.96],
    ],
    cx,
  );
  return ink.area(jaw, hairOf(figure), 0.22);
}

/** Draws wrinkles beside the eyes, on the brow and around the mouth. */
function wrinkles(figure: FigureDraft): string {
  const { head, ink } = figure;
  const { cx, ry, eyeY, eyeDx, eyeWidth, mouthY, mouthWidth } = head;
  const width = ink.look.inner * 0.6 || 3;
  const brow = [0.62, 0.76].map((up) =>
    curve([
      [cx - eyeDx * 0.5, eyeY - ry * up],
      [cx, eyeY - ry * (up + 0.03)],
      [cx + eyeDx * 0.5, eyeY - ry * up],
    ]),
  );
  const sides = ([1, -1] as const).flatMap((s) => {
    const [x, m] = [cx + s * (eyeDx + eyeWidth * 0.72), cx + s * (mouthWidth * 0.5 + eyeWidth * 0.4)];
    return [
      curve([
        [x, eyeY + eyeWidth * 0.1],
        [x + s * eyeWidth * 0.3, eyeY - eyeWidth * 0.02],
      ]),
      curve([
        [x, eyeY + eyeWidth * 0.3],
        [x + s * eyeWidth * 0.3, eyeY + eyeWidth * 0.34],
      ]),
      curve([
        [m, mouthY - eyeWidth * 0.44],
        [m + s * eyeWidth * 0.16, mouthY - eyeWidth * 0.1],
        [m + s * eyeWidth * 0.06, mouthY + eyeWidth * 0.2],
      ]),
    ];
  });
  return [...brow, ...sides].map((path) => ink.stroke(path, `${head.material}_shade`, width)).join('');
}

function moustache(figure: FigureDraft): string {
  const { head, ink } = figure;
  const { cx, rx, ry, mouthY } = head;
  const y = mouthY - ry * 0.06;
  const shape = symmetric(
    [
      [cx, y - ry * 0.03, 0.3],
      [cx + rx * 0.14, y - ry * 0.09],
      [cx + rx * 0.32, y - ry * 0.02],
      [cx + rx * 0.5, y - ry * 0.12, 0.6],
      [cx + rx * 0.36, y + ry * 0.1],
      [cx + rx * 0.14, y + ry * 0.1],
      [cx, y + ry * 0.03, 0.3],
    ],
    cx,
  );
  return ink.mass(shape, hairOf(figure), { width: ink.look.outer * 0.7, shade: 0.5 });
}

function eyePatch(figure: FigureDraft): string {
  const { head, ink } = figure;
  const [x, y, r] = [head.cx + head.eyeDx, head.eyeY, Math.min(head.eyeWidth, head.eyeDx)];
  const strap: Path = curve([
    [head.cx - head.rx * 0.8, head.cy - head.ry * 0.52],
    [head.cx, y - r * 0.9],
    [x, y - r * 0.5],
    [head.cx + head.rx * 0.94, y - r * 0.1],
  ]);
  const patch = blob([
    [x - r * 0.78, y - r * 0.62, 0.3],
    [x, y - r * 0.8],
    [x + r * 0.78, y - r * 0.56, 0.3],
    [x + r * 0.6, y + r * 0.42],
    [x, y + r * 0.8],
    [x - r * 0.6, y + r * 0.42],
  ]);
  return (
    ink.stroke(strap, 'ink', 7) +
    ink.area(patch, 'ink') +
    ink.stroke(
      curve([
        [x - r * 0.36, y - r * 0.4],
        [x + r * 0.1, y - r * 0.5],
      ]),
      'ink_light',
      5,
    )
  );
}

function monocle(figure: FigureDraft): string {
  const { head, ink } = figure;
  const [x, y, r] = [head.cx + head.eyeDx, head.eyeY, Math.min(head.eyeDx * 0.92, head.eyeWidth * 0.92)];
  const chain = curve([
    [x + r * 0.7, y + r * 0.7],
    [x + r * 1.1, y + r * 1.8],
    [x + r * 0.7, y + r * 2.9],
  ]);
  const ring = ellipse(x, y, r, r);
  return (
    ink.stroke(chain, 'brass', 4) +
    ink.area(ring, 'glint', 0.18) +
    ink.stroke(ring, 'brass_line', 10) +
    ink.stroke(ring, 'brass', 6)
  );
}
