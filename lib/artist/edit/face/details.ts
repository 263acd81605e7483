import { fromOklch, toOklch } from '@/lib/core/color/oklch';
import { findRoles } from '@/lib/core/rig/roles';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { emit } from '@/lib/core/svg/emit';
import { around, ellipseShape, filled, lined, token } from '../drawing/forms';
import { withToken } from '../drawing/palette-tokens';
import { mainFamily } from '../targets/main-colors';
import { ellipse } from '../../shape/curve';
import { eyeBoxes } from './eyes';

/** The boxes of both open eyes, from left to right. */
function openEyes(spec: MascotSpec): { part: Part; left: number; right: number; top: number; bottom: number }[] {
  const eyes = new Set(findRoles(spec).eyes);
  return spec.parts
    .filter(({ id }) => eyes.has(id))
    .flatMap((part) => eyeBoxes(part.svg).map((box) => ({ part, ...box })))
    .sort((a, b) => a.left - b.left);
}

/** Adds rosy cheeks below the eyes as a new part; returns the spec unchanged if it has cheeks or no pair of eyes. */
export function withCheeks(spec: MascotSpec): MascotSpec {
  const [left, right, ...more] = openEyes(spec);
  if (!left || !right || more.length > 0 || spec.parts.some(({ id }) => /cheek|blush/.test(id))) return spec;
  const box = around([left, right]);
  if (!box) return spec;
  const gap = (right.left + right.right - left.left - left.right) / 2;
  const r = Math.min(gap * 0.17, (right.right - right.left) * 0.8 + gap * 0.05);
  const y = box.bottom + r * 0.9;
  const [x1, x2] = [(left.left + left.right) / 2 - gap * 0.14, (right.left + right.right) / 2 + gap * 0.14];
  const blush = [x1, x2].map((x) => ({ ...ellipseShape(x, y, r, r * 0.62, token('cheek')), opacity: 0.6 }));
  const part: Part = {
    id: 'cheeks',
    parent: left.part.parent,
    z: left.part.z,
    pivot: [Math.round((x1 + x2) / 2), Math.round(y)],
    rotateLimits: null,
    svg: emit({ nodes: blush, gradients: [], clips: [] }),
    states: [],
    defaultState: null,
  };
  const at = spec.parts.indexOf(left.part);
  return withToken({ ...spec, parts: spec.parts.toSpliced(at, 0, part) }, 'cheek', '#ff8f8f');
}

/** The positions of freckles below an eye, in eye widths from its centre. */
const FRECKLES: readonly (readonly [number, number])[] = [
  [-0.24, -0.06],
  [0.02, 0.1],
  [0.26, -0.08],
];

/**
 * Adds freckles below the eyes as a new part in a darker tone of the face.
 * Returns the spec unchanged if it has freckles or no pair of eyes.
 */
export function withFreckles(spec: MascotSpec): MascotSpec {
  const [left, right, ...more] = openEyes(spec);
  if (!left || !right || more.length > 0 || spec.parts.some(({ id }) => /freckle/.test(id))) return spec;
  const face = mainFamily(spec, [left.part.parent ?? left.part.id]);
  const { l, c, h } = toOklch((face && spec.palette.find(({ name }) => name === face)?.color) || '#c98a5e');
  const width = (right.right - right.left + left.right - left.left) / 2;
  const side = Math.max(spec.canvas.width, spec.canvas.height);
  const dots = [left, right].flatMap((eye, at) =>
    FRECKLES.map(([x, y]) => {
      const outward = at === 0 ? -1 : 1;
      const middle = (eye.left + eye.right) / 2;
      const dot = ellipseShape(
        middle + outward * width * (0.2 + x),
        eye.bottom + width * (0.34 + y),
        side * 0.0066,
        side * 0.0066,
        token('freckle'),
      );
      return { ...dot, opacity: 0.8 };
    }),
  );
  const pivot: [number, number] = [Math.round((left.left + right.right) / 2), Math.round(left.bottom)];
  const part: Part = {
    id: 'freckles',
    parent: left.part.parent,
    z: left.part.z,
    pivot,
    rotateLimits: null,
    svg: emit({ nodes: dots, gradients: [], clips: [] }),
    states: [],
    defaultState: null,
  };
  const at = spec.parts.indexOf(left.part);
  return withToken(
    { ...spec, parts: spec.parts.toSpliced(at, 0, part) },
    'freckle',
    fromOklch({ l: l > 0.45 ? l - 0.2 : l - 0.13, c, h }),
  );
}

/**
 * Redraws eyes as in cartoons of the 1930s: white, with a black pupil from which a slice is cut out.
 * A part that draws both eyes stays unchanged.
 */
export function withPieEyes(spec: MascotSpec): MascotSpec {
  const boxes = openEyes(spec);
  if (boxes.length !== 2 || boxes[0]?.part === boxes[1]?.part) return spec;
  const side = Math.max(spec.canvas.width, spec.canvas.height);
  const drawn = new Map(
    boxes.map(({ part, left, right, top, bottom }) => {
      const [x, y, rx] = [(left + right) / 2, (top + bottom) / 2, ((right - left) / 2) * 0.98];
      const ry = Math.max((bottom - top) / 2, rx * 1.35);
      const svg = emit({
        nodes: [
          filled(ellipse(x, y, rx, ry), token('sclera')),
          lined(ellipse(x, y, rx, ry), token('ink'), side * 0.0095),
          filled(ellipse(x, y + ry * 0.16, rx * 0.62, ry * 0.74), token('ink')),
          filled(
            [['M', x, y], ['L', x + rx * 0.95, y - ry * 0.75], ['L', x + rx, y - ry * 0.12], ['Z']],
            token('sclera'),
          ),
        ],
        gradients: [],
        clips: [],
      });
      return [part.id, svg] as const;
    }),
  );
  const parts = spec.parts.map((part) =>
    drawn.has(part.id) ? { ...part, svg: drawn.get(part.id) ?? part.svg } : part,
  );
  return withToken(withToken({ ...spec, parts }, 'sclera', '#fffdf8'), 'ink', '#2c2430');
}
