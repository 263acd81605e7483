import { curve, ellipse } from '../shape/curve';
import { blob } from '../shape/curve';
import { mirror, pathData } from '../shape/path';
import { sign } from '../figure';
import type { Garment } from './garment';
import { sideOfWorn } from './worn-side';

const superheroMask: Garment = {
  colors: { superhero_mask: '#c4243f' },
  draw: (figure) => {
    const { head, ink } = figure;
    const [dx, w] = [Math.max(head.eyeDx, head.eyeWidth * 0.5), head.eyeWidth];
    const [right, rise] = [head.cx + dx, Math.max(w * 0.95, head.ry * 0.24)];
    const wing = [
      [head.cx, head.eyeY - rise * 0.62],
      [right, head.eyeY - rise * 1.08],
      [right + w * 1.05, head.eyeY - rise * 1.16, 0.5],
      [right + w * 0.86, head.eyeY + rise * 0.2],
      [right, head.eyeY + rise * 0.98],
      [head.cx + dx * 0.4, head.eyeY + rise * 0.66],
      [head.cx, head.eyeY + rise * 0.4],
    ] as const;
    const mask = blob([
      ...wing,
      ...wing
        .slice(1, -1)
        .map(([x, y, corner]) => [2 * head.cx - x, y, corner ?? 0] as const)
        .toReversed(),
    ]);
    const tie = (s: 1 | -1) =>
      curve([
        [head.cx + s * (dx + w * 0.8), head.eyeY - rise * 0.5],
        [head.cx + s * Math.min(head.rx * 0.94, dx + w * 1.7), head.eyeY - rise * 0.7],
      ]);
    // The mask is painted below the eyes, so that they stay visible when they blink and move.
    figure.parts.push({
      id: 'superhero_mask',
      parent: head.part,
      z: 43,
      pivot: [head.cx, head.eyeY],
      limits: null,
      stage: 'clothes',
      svg:
        ([1, -1] as const).map((s) => ink.line(tie(s), 'superhero_mask', 9)).join('') +
        ink.mass(mask, 'superhero_mask', { shade: 0.6, width: ink.look.inner }),
    });
  },
};

const eyePatch: Garment = {
  colors: { eye_patch: '#34343f' },
  draw: (figure) => {
    const { head, ink } = figure;
    const s = sign(sideOfWorn(figure, 'eye_patch'));
    const [x, r] = [head.cx + s * head.eyeDx, Math.max(head.eyeWidth * 0.72, head.rx * 0.17)];
    const patch = blob([
      [x - r, head.eyeY - r * 0.62, 0.4],
      [x, head.eyeY - r * 0.82],
      [x + r, head.eyeY - r * 0.62, 0.4],
      [x + r * 0.7, head.eyeY + r * 0.6],
      [x, head.eyeY + r],
      [x - r * 0.7, head.eyeY + r * 0.6],
    ]);
    const strap = curve([
      [head.cx - s * head.rx * 0.86, head.eyeY - head.ry * 0.5],
      [head.cx, head.eyeY - head.ry * 0.36],
      [x, head.eyeY - r * 0.5],
      [head.cx + s * head.rx * 0.95, head.eyeY - r * 0.3],
    ]);
    const id = 'head_eye_patch';
    const cut =
      `<defs><clipPath id="${id}"><path d="${pathData(head.skull)}"/></clipPath></defs><g clip-path="url(#${id}` +
      `)">${ink.stroke(strap, 'eye_patch', 7)}</g>`;
    figure.parts.push({
      id: 'eye_patch',
      parent: head.part,
      z: 57,
      pivot: [x, head.eyeY],
      limits: null,
      stage: 'clothes',
      svg: cut + ink.mass(patch, 'eye_patch', { shade: 0.5 }),
      rims: [patch],
    });
  },
};

const monocle: Garment = {
  colors: { monocle: '#d6a12c', lens: '#dff1fb' },
  draw: (figure) => {
    const { head, ink } = figure;
    const s = sign(sideOfWorn(figure, 'monocle'));
    const [x, r] = [head.cx + s * head.eyeDx, Math.max(head.eyeWidth * 0.82, head.rx * 0.2)];
    const ring = ellipse(x, head.eyeY, r, r);
    const chain = curve([
      [x + s * r * 0.7, head.eyeY + r * 0.7],
      [x + s * r * 1.1, head.eyeY + r * 1.7],
      [x + s * r * 0.7, head.eyeY + r * 2.5],
    ]);
    figure.parts.push({
      id: 'monocle',
      parent: head.part,
      z: 57,
      pivot: [x, head.eyeY],
      limits: [-12, 12],
      stage: 'clothes',
      svg:
        ink.stroke(chain, 'monocle_shade', 4) +
        ink.area(ring, 'lens', 0.25) +
        ink.line(ring, 'monocle', 11) +
        ink.stroke(ring, 'monocle', 6),
    });
  },
};

const clownNose: Garment = {
  colors: { clown_nose: '#e5384b' },
  draw: (figure) => {
    const { head, ink } = figure;
    const r = Math.min(head.rx * 0.16, Math.max(12, Math.abs(head.mouthY - head.eyeY) * 0.3));
    const y = head.noseY || (head.eyeY + head.mouthY) / 2;
    const ball = ellipse(head.cx, y, r, r);
    figure.parts.push({
      id: 'clown_nose',
      parent: head.part,
      z: 57,
      pivot: [head.cx, y],
      limits: null,
      stage: 'clothes',
      svg:
        ink.mass(ball, 'clown_nose', { light: true }) +
        ink.area(mirror(ellipse(head.cx + r * 0.3, y - r * 0.36, r * 0.22, r * 0.18), head.cx), 'glint', 0.8),
      rims: [ball],
    });
  },
};

/** Masks, eye patches and noses. */
export const MASKS = { superhero_mask: superheroMask, eye_patch: eyePatch, monocle, clown_nose: clownNose };
