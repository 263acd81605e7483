import { toOklch } from '@/lib/core/color/oklch';
import { contrast } from '@/lib/core/color/hex';
import type { Paint } from '@/lib/core/paint/drawing';
import { findRoles } from '@/lib/core/rig/roles';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { drawingOf } from '@/lib/core/svg/drawing-of';
import { colorOfFamily } from '../drawing/families';
import { withToken } from '../drawing/mint';
import { redrawn, withDrawings, withPaints } from '../drawing/redraw';
import { mainFamily } from '../targets/find';
import { boxOf, ellipseShape } from '../drawing/forms';

/** Under this contrast a line on the face is lost; above it a face reads. */
const LOST = 2;
const PALE = '#fff8ee';
const DARK = '#2b2233';

/** A face that a new colour has made hard to read: lines on it turn pale or dark, and eyes get a rim. Faces that read as before are left alone. */
export function legible(before: MascotSpec, after: MascotSpec): MascotSpec {
  const roles = findRoles(after);
  const host = [roles.head ?? roles.body];
  const [old, now] = [before, after].map((spec) => faceColor(spec, host)) as [string, string];
  if (old === now) return after;
  const lines = new Set([roles.mouth, roles.brows.left, roles.brows.right].filter((id) => id !== null));
  const eyes = new Set(roles.eyes);
  const token = toOklch(now).l < 0.6 ? 'face_lines' : 'face_lines_dark';
  const better = token === 'face_lines' ? PALE : DARK;
  const [colors, former] = [after, before].map(({ palette }) => new Map(palette.map(({ name, color }) => [name, color]))) as [Map<string, string>, Map<string, string>];
  const weak = (paint: Paint): boolean => {
    const own = paint.kind === 'token' ? colors.get(paint.token) : paint.kind === 'color' ? paint.color : undefined;
    const was = paint.kind === 'token' ? former.get(paint.token) : own;
    // What was faint before is meant to be.
    return own !== undefined && contrast(own, now) < LOST && (was === undefined || contrast(was, old) >= contrast(own, now)) && contrast(better, now) > contrast(own, now) * 1.4;
  };
  let used = false;
  const mend = (paint: Paint, use: string): Paint => {
    if (use !== 'stroke' || !weak(paint)) return paint;
    used = true;
    return { kind: 'token', token };
  };
  const parts = after.parts.map((part) => {
    const shut = eyes.has(part.id);
    if (!lines.has(part.id) && !shut) return part;
    const drawn = withDrawings(part, (svg, state) => (shut && (state === null || state === 'wide') ? svg : redrawn(svg, (drawing) => withPaints(drawing, mend))));
    return shut && eyeIsLost(drawn, colors, now) ? rimmed(drawn) : drawn;
  });
  const rims = parts.some(({ svg }) => svg.includes('$eye_rim'));
  const spec = { ...after, parts };
  const lined = used ? withToken(spec, token, better) : spec;
  return rims ? withToken(lined, 'eye_rim', better) : lined;
}

function faceColor(spec: MascotSpec, host: string[]): string {
  const family = mainFamily(spec, host);
  return family ? colorOfFamily(spec, family) : '#ffffff';
}

/** An eye whose widest colour is lost on the face. */
function eyeIsLost({ svg }: Part, colors: ReadonlyMap<string, string>, face: string): boolean {
  if (svg.includes('$eye_rim')) return false;
  const tones = [...svg.matchAll(/(?:fill|stroke)="(?:\$([a-z0-9_]+)|(#[0-9a-f]{6}))"/g)].map(([, token, hex]) => hex ?? colors.get(token ?? '') ?? face);
  const [first] = tones;
  return first !== undefined && contrast(first, face) < LOST;
}

function rimmed(part: Part): Part {
  const box = boxOf(part.svg);
  if (!box) return part;
  const rim = (scale: number) => ellipseShape((box.left + box.right) / 2, (box.top + box.bottom) / 2, ((box.right - box.left) / 2) * scale, ((box.bottom - box.top) / 2) * scale, { kind: 'token', token: 'eye_rim' });
  const behind = (svg: string): string => redrawn(svg, (drawing) => ({ ...drawing, nodes: [rim(1.16), ...drawing.nodes] }));
  if (drawingOf(part.svg).nodes.length === 0) return part;
  return { ...part, svg: behind(part.svg), states: part.states.map((state) => (/closed|happy|blink|shut|zu/.test(state.name) ? state : { ...state, svg: behind(state.svg) })) };
}
