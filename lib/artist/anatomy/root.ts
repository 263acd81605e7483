import type { FigureDraft } from '../figure';
import { ellipse } from '../shape/curve';
import { GROUND, MIDDLE } from './layout';

/** The largest half width of a ground shadow about the middle of the canvas, in pixels. */
const MAX_SHADOW = 240;

/** Adds the root part, whose pivot on the ground is the origin of squash and stretch, and the ground shadow. */
export function addRoot(figure: FigureDraft, shadowHalfWidth: number, cx = MIDDLE): void {
  const { ink } = figure;
  const half = Math.min(shadowHalfWidth, MAX_SHADOW - Math.abs(cx - MIDDLE));
  const shadow = ellipse(cx, GROUND + 2, half, Math.max(9, half * 0.115));
  figure.parts.push(
    { id: 'root', parent: null, z: -100, pivot: [MIDDLE, GROUND], limits: [-45, 45], stage: 'body', svg: '' },
    {
      id: 'shadow',
      parent: 'root',
      z: -90,
      pivot: [cx, GROUND + 2],
      limits: null,
      stage: 'body',
      svg:
        ink.area(shadow, 'ground', 0.16) +
        (ink.look.rich ? ink.area(ellipse(cx, GROUND + 3, half * 0.68, Math.max(6, half * 0.07)), 'ground', 0.16) : ''),
    },
  );
  figure.anchors.push({ name: 'ground', part: 'root', at: [MIDDLE, GROUND] });
}

const at = (x: number, y: number): [number, number] => [Math.round(x), Math.round(y)];

/** Adds the anchors of face and head that every figure has. */
export function addHeadAnchors(figure: FigureDraft): void {
  const { part, cx, cy, ry, eyeY, mouthY } = figure.head;
  figure.anchors.push(
    { name: 'head_top', part, at: at(cx, cy - ry) },
    { name: 'face', part, at: at(cx, eyeY) },
    { name: 'mouth', part, at: at(cx, mouthY) },
    {
      name: 'chest',
      part: figure.torso.part,
      at: at(figure.torso.cx, figure.torso.neckY + (figure.torso.waistY - figure.torso.neckY) * 0.6),
    },
  );
}
