import { z } from 'zod';
import { PaletteEntry } from '@/lib/core/spec/schema';
import {
  area,
  drawn,
  line,
  mark,
  mass,
  oval,
  poly,
  rod,
  round,
  stroke,
  way,
  type KitStroke,
} from '@/lib/artist/kit/strokes';
import type { Ink } from '@/lib/artist/shape/ink';
import { limb } from '@/lib/artist/shape/limb';
import { mapPath, type Path } from '@/lib/artist/shape/path';

const Pixel = z.number().min(-4096).max(4096);
const At = z.tuple([Pixel, Pixel]);
const Width = z.number().positive().max(600);
const color = PaletteEntry.shape.name;
const both = z.boolean().optional();
const points = z.array(At).min(3).max(60);
const corner = z.number().min(0).max(200).optional();
const spine = z.array(At).min(2).max(24);

/** One stroke of the pen, in canvas coordinates. */
export const PenStroke = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('mass'),
    points,
    corner,
    color,
    inside: z.array(z.strictObject({ points, color })).max(8).optional(),
    both,
  }),
  z.strictObject({ kind: z.literal('oval'), at: At, radii: z.tuple([Width, Width]), color, both }),
  z.strictObject({ kind: z.literal('limb'), points: spine, widths: z.tuple([Width, Width]), color, both }),
  z.strictObject({ kind: z.literal('rod'), points: spine, width: Width, color, both }),
  z.strictObject({ kind: z.enum(['line', 'stroke']), points: spine, width: Width.optional(), color, both }),
  z.strictObject({
    kind: z.literal('area'),
    points,
    corner,
    color,
    opacity: z.number().min(0).max(1).optional(),
    both,
  }),
]);
export type PenStroke = z.infer<typeof PenStroke>;

/** The kinds of strokes, for the description of a tool. */
export const STROKES_TOLD =
  "strokes are the kit's own pen: it shades, lights and outlines them in the direction of the drawing, back to " +
  'front. mass: a closed smooth shape through points (corner: a polygon with corners of that radius instead), with ' +
  'patches inside it; oval; limb: a tapered bar along points; rod: a straight bar; line: an open line in the dark ' +
  'tone of a colour, stroke: one in the colour itself; area: a flat patch without contour. both: drawn on the other side too. color is a token of the ' +
  'palette; its _shade, _light and _line come by themselves. Give svg or strokes.';

const closed = (at: readonly (readonly [number, number])[], radius: number | undefined): Path =>
  radius === undefined ? round(at.flat()) : poly(at.flat(), radius);

function strokeOf(given: PenStroke, ink: Ink): KitStroke {
  switch (given.kind) {
    case 'mass':
      return mass(given.color, closed(given.points, given.corner), {
        inside: (given.inside ?? []).map((patch) => mark(patch.color, round(patch.points.flat()))),
      });
    case 'oval':
      return mass(given.color, oval(...given.at, ...given.radii));
    case 'limb':
      return mass(given.color, limb(given.points, ...given.widths).fill, { shade: 0.3 });
    case 'rod':
      return rod(given.color, given.points.flat(), given.width);
    case 'line':
      return line(given.color, way(given.points.flat()), given.width ?? ink.look.inner);
    case 'stroke':
      return stroke(given.color, way(given.points.flat()), given.width ?? ink.look.inner);
    case 'area':
      return area(given.color, closed(given.points, given.corner), given.opacity ?? 1);
  }
}

/** A stroke mirrored at a vertical axis. */
function across(each: KitStroke, axis: number): KitStroke {
  const flip = (path: Path): Path => mapPath(path, (x, y) => [2 * axis - x, y]);
  return each.kind === 'mass'
    ? { ...each, path: flip(each.path), inside: each.inside.map(({ path, material }) => mark(material, flip(path))) }
    : { ...each, path: flip(each.path) };
}

/** Draws strokes as SVG with the outlines that have a contour; `axis` is the x about which `both` mirrors. */
export function drawnStrokes(strokes: readonly PenStroke[], ink: Ink, axis: number): { svg: string; rims: Path[] } {
  const all = strokes.flatMap((given): KitStroke[] => {
    const one = strokeOf(given, ink);
    return given.both ? [across(one, axis), one] : [one];
  });
  return drawn(all, ink, { place: (x, y) => [x, y], u: 1, token: (material) => material });
}
