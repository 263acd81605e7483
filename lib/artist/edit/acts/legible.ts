import { toOklch } from '@/lib/core/color/oklch';
import { contrast } from '@/lib/core/color/hex';
import type { Paint } from '@/lib/core/paint/drawing';
import type { Edges } from '@/lib/core/rig/extent';
import { rigOf } from '@/lib/core/rig/rig';
import { findRoles } from '@/lib/core/rig/roles';
import { pictureOf, seenAs } from '@/lib/core/spec/critic/picture';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { drawingOf } from '@/lib/core/svg/drawing-of';
import { colorOfFamily } from '../drawing/families';
import { withToken } from '../drawing/palette-tokens';
import { redrawn, withDrawings, withPaints } from '../drawing/redraw';
import { mainFamily } from '../targets/main-colors';
import { boxOf, ellipseShape } from '../drawing/forms';

/** The contrast ratio below which a line on the face is not visible. */
const MIN_LINE_CONTRAST = 2;
const PALE = '#fff8ee';
const DARK = '#2b2233';

/**
 * Restores the contrast of a face after a change of colour: lines turn pale or dark, and eyes get a rim.
 * Lines whose contrast was low before the change are left alone.
 */
export function legible(before: MascotSpec, after: MascotSpec): MascotSpec {
  const roles = findRoles(after);
  const host = [roles.head ?? roles.body];
  if (before.palette === after.palette) return after;
  const features = new Set([...roles.eyes, ...roles.pupils, roles.mouth, roles.brows.left, roles.brows.right]);
  const face = faceColor(after, host);
  const lines = new Set([roles.mouth, roles.brows.left, roles.brows.right].filter((id) => id !== null));
  const eyes = new Set(roles.eyes);
  const [colors, former] = [after, before].map(
    ({ palette }) => new Map(palette.map(({ name, color }) => [name, color])),
  ) as [Map<string, string>, Map<string, string>];
  const weak = (paint: Paint, old: string, now: string): boolean => {
    const better = betterOn(now).color;
    const own = paint.kind === 'token' ? colors.get(paint.token) : paint.kind === 'color' ? paint.color : undefined;
    const was = paint.kind === 'token' ? former.get(paint.token) : own;
    // A line that was faint before the change was drawn so on purpose.
    return (
      own !== undefined &&
      contrast(own, now) < MIN_LINE_CONTRAST &&
      (was === undefined || contrast(was, old) >= MIN_LINE_CONTRAST) &&
      contrast(better, now) > contrast(own, now) * 1.4
    );
  };
  const used = new Map<string, string>();
  const parts = after.parts.map((part) => {
    const shut = eyes.has(part.id);
    if (!lines.has(part.id) && !shut) return part;
    const box = boxOf(part.svg);
    const under = (spec: MascotSpec): string => (box && groundUnder(box, spec, features)) ?? face;
    const [old, now] = [under(before), under(after)];
    if (old === now) return part;
    const mend = (paint: Paint, use: string): Paint => {
      if (use !== 'stroke' || !weak(paint, old, now)) return paint;
      const { token, color } = betterOn(now);
      used.set(token, color);
      return { kind: 'token', token };
    };
    const drawn = withDrawings(part, (svg, state) =>
      shut && (state === null || state === 'wide') ? svg : redrawn(svg, (drawing) => withPaints(drawing, mend)),
    );
    return shut && eyeIsLost(drawn, colors, now) ? rimmed(drawn) : drawn;
  });
  const lined = [...used].reduce((spec, [token, color]) => withToken(spec, token, color), { ...after, parts });
  return parts.some(({ svg }) => svg.includes('$eye_rim')) ? withToken(lined, 'eye_rim', betterOn(face).color) : lined;
}

/** The line colour with the better contrast on a background: pale on dark, dark on pale. */
const betterOn = (ground: string): { token: string; color: string } =>
  toOklch(ground).l < 0.6 ? { token: 'face_lines', color: PALE } : { token: 'face_lines_dark', color: DARK };

/**
 * The colour under the centre of a box, from all parts except the features of the face; null if nothing is painted
 * there.
 */
function groundUnder(box: Edges, spec: MascotSpec, features: ReadonlySet<string | null>): string | null {
  const here = {
    x: (box.left + box.right) / 2 - 0.5,
    y: (box.top + box.bottom) / 2 - 0.5,
    cell: 1,
    columns: 1,
    rows: 1,
  };
  const {
    owner: [owner = -1],
    color: [color = 0],
  } = pictureOf(rigOf(spec), (id) => !features.has(id), here);
  return owner < 0 ? null : seenAs(color).hex;
}

function faceColor(spec: MascotSpec, host: string[]): string {
  const family = mainFamily(spec, host);
  return family ? colorOfFamily(spec, family) : '#ffffff';
}

/** Whether the largest colour of an eye has too little contrast on the face. */
function eyeIsLost({ svg }: Part, colors: ReadonlyMap<string, string>, face: string): boolean {
  if (svg.includes('$eye_rim')) return false;
  const tones = [...svg.matchAll(/(?:fill|stroke)="(?:\$([a-z0-9_]+)|(#[0-9a-f]{6}))"/g)].map(
    ([, token, hex]) => hex ?? colors.get(token ?? '') ?? face,
  );
  const [first] = tones;
  return first !== undefined && contrast(first, face) < MIN_LINE_CONTRAST;
}

function rimmed(part: Part): Part {
  const box = boxOf(part.svg);
  if (!box) return part;
  const rim = (scale: number) =>
    ellipseShape(
      (box.left + box.right) / 2,
      (box.top + box.bottom) / 2,
      ((box.right - box.left) / 2) * scale,
      ((box.bottom - box.top) / 2) * scale,
      { kind: 'token', token: 'eye_rim' },
    );
  const behind = (svg: string): string =>
    redrawn(svg, (drawing) => ({ ...drawing, nodes: [rim(1.16), ...drawing.nodes] }));
  if (drawingOf(part.svg).nodes.length === 0) return part;
  return {
    ...part,
    svg: behind(part.svg),
    states: part.states.map((state) =>
      /closed|happy|blink|shut|zu/.test(state.name) ? state : { ...state, svg: behind(state.svg) },
    ),
  };
}
