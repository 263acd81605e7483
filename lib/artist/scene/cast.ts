import { compileClip, sample } from '@/lib/core/clip/sample';
import type { AnimationClip } from '@/lib/core/clip/schema';
import { round } from '@/lib/core/geometry/number-text';
import type { Box } from '@/lib/core/geometry/bounds';
import { union } from '@/lib/core/geometry/bounds';
import { drawingBox, frameBox } from '@/lib/core/paint/extent';
import type { Frame } from '@/lib/core/rig/frame';
import type { Pose } from '@/lib/core/rig/pose';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import { findRoles } from '@/lib/core/rig/roles';
import { acceptSpec } from '@/lib/core/spec/accept';
import { pictureOf, seenAs } from '@/lib/core/spec/critic/picture';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { drawingOf } from '@/lib/core/svg/drawing-of';
import { ArtistError } from '../types';
import type { Presence } from './light';

/** The mascot as it is drawn in a scene: posed, and without its own shadow. */
export interface Cast {
  spec: MascotSpec;
  frame: Frame;
  /** The bounding box of the figure both at rest and in its pose, in mascot pixels. */
  room: Box;
  /** The bounding box of the posed figure. */
  posed: Box;
  /** The position of the feet at rest: the x of their centre and the y of the ground, in mascot pixels. */
  feet: readonly [x: number, y: number];
  presence: Presence;
}

/** The height of a floating figure above the ground, as a share of its own height. */
const FLOAT_HEIGHT_SHARE = 0.16;

/**
 * Poses the mascot by a clip at a moment, or at rest; a figure without legs floats if the setting allows it.
 * Throws `bad_input` for a spec that cannot be drawn.
 */
export function castOf(given: MascotSpec, clip: AnimationClip | null, seconds: number, floats = false): Cast {
  const accepted = acceptSpec(given);
  if (!accepted.ok)
    throw new ArtistError(
      'bad_input',
      `This mascot cannot be drawn: ${accepted.problems[0]?.message ?? 'its spec is invalid.'}`,
    );
  const { spec } = accepted.value;
  const { shadow, legs, feet: paws, frontLegs, tentacles } = findRoles(spec);
  const stands = [legs.left, paws.left, frontLegs.left, tentacles[0]].some((id) => id);
  const rig = rigOf(spec);
  const own = (pose: Pose): Frame => {
    const frame = render(rig, pose);
    return { ...frame, parts: frame.parts.filter(({ id }) => id !== shadow) };
  };
  const frame = own(clip ? sample(compileClip(rig, clip), seconds) : {});
  const [rest, posed] = [frameBox(own({})), frameBox(frame)];
  const room = union(rest, posed);
  if (!rest || !posed || !room || room.width < 1 || room.height < 1)
    throw new ArtistError(
      'bad_input',
      'This mascot has nothing that can be seen, so there is nothing to put into a scene.',
    );
  const below = spec.parts.find(({ id }) => id === shadow);
  const ground = below ? drawingBox(drawingOf(below.svg)) : null;
  const [x, y] = feetOf(rest, ground);
  const air = floats && !stands && y <= rest.y + rest.height * 1.02 ? rest.height * FLOAT_HEIGHT_SHARE : 0;
  return { spec, frame, room, posed, feet: [x, y + air], presence: presenceOf(spec, shadow) };
}

/** The position of the feet: the shadow of a floating figure marks its ground, unless it is far from the figure. */
function feetOf(rest: Box, shadow: Box | null): readonly [number, number] {
  const bottom = rest.y + rest.height;
  const middle = shadow ? shadow.y + shadow.height / 2 : bottom;
  const believable = middle > bottom - rest.height * 0.12 && middle < bottom + rest.height * 0.25;
  const x = shadow && believable ? shadow.x + shadow.width / 2 : rest.x + rest.width / 2;
  return [
    Math.min(rest.x + rest.width, Math.max(rest.x, x)),
    believable ? Math.max(middle, bottom - rest.height * 0.015) : bottom,
  ];
}

/** The mean lightness, chroma and hue of the mascot's visible pixels. */
function presenceOf(spec: MascotSpec, shadow: string | null): Presence {
  const { owner, color } = pictureOf(rigOf(spec), (id) => id !== shadow);
  const sum = { cells: 0, l: 0, a: 0, b: 0, strong: 0 };
  owner.forEach((index, at) => {
    if (index < 0) return;
    const seen = seenAs(color[at] ?? 0);
    const chroma = Math.hypot(seen.a, seen.b);
    sum.cells += 1;
    sum.l += seen.l;
    // Pixels are weighted by chroma, because saturated areas determine the perceived colour.
    sum.a += seen.a * chroma;
    sum.b += seen.b * chroma;
    sum.strong += chroma;
  });
  if (sum.cells === 0) return { lightness: 0.6, chroma: 0.1, hue: 60 };
  const [a, b] = sum.strong > 0 ? [sum.a / sum.strong, sum.b / sum.strong] : [0, 0];
  return {
    lightness: sum.l / sum.cells,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** Draws a posed part in picture pixels: the figure's point `from` is placed at `to`, scaled by `scale`. */
export function placedDrawing(
  { svg, matrix, opacity }: Frame['parts'][number],
  from: readonly [number, number],
  to: readonly [number, number],
  scale: number,
): string {
  const [a, b, c, d, e, f] = matrix;
  const placed = [
    a * scale,
    b * scale,
    c * scale,
    d * scale,
    to[0] + (e - from[0]) * scale,
    to[1] + (f - from[1]) * scale,
  ];
  const fade = opacity < 1 ? ` opacity="${round(opacity)}"` : '';
  return `<g transform="matrix(${placed.map((value) => round(value, 5)).join(' ')})"${fade}>${svg}</g>`;
}
