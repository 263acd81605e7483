import type { Edges } from '@/lib/core/rig/extent';
import { findRoles } from '@/lib/core/rig/roles';
import { hueDistance, toOklch } from '@/lib/core/color/oklch';
import { family as tonesOf } from '@/lib/core/color/palette';
import type { DrawingNode } from '@/lib/core/paint/drawing';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { colorWords, nearestColor, withArticle } from '../../say';
import { glyphStrokes } from '../../anatomy/forms/letters';
import { heartPath, starPath } from '../../wardrobe/emblems';
import { blob, curve, ellipse, rounded } from '../../shape/curve';
import type { Node, Path, Point } from '../../shape/path';
import { boxOf, filled, lined, token } from '../drawing/forms';
import { colorOfFamily, namesOf } from '../drawing/families';
import { freeName } from '../drawing/palette-tokens';
import { redrawn, withDrawings } from '../drawing/redraw';
import type { EditAct } from '../outcome';
import { mainFamily } from '../targets/find';
import type { EmblemMark, EmblemPlace } from '../wish';

/** Draws an emblem on the chest, the belly or the forehead, as part of the drawing there. */
export const emblem: EditAct<'emblem'> = (spec, { mark, place, color }) => {
  const spot = spotOf(spec, place);
  if (!spot) return { refused: `This mascot has no ${place} for an emblem.` };
  const { part, at, radius } = spot;
  const name = freeName('emblem', namesOf(spec));
  const base = color ?? usualColor(spec, part, mark);
  const palette = [...spec.palette, { name, color: base }, { name: `${name}_line`, color: tonesOf(base).line }];
  const nodes = drawnMark(mark, at, radius, name);
  const parts = spec.parts.map((each) =>
    each.id === part.id
      ? withDrawings(each, (svg) =>
          svg ? redrawn(svg, (drawing) => ({ ...drawing, nodes: [...drawing.nodes, ...nodes] })) : svg,
        )
      : each,
  );
  const shade = color && (colorWords(color) === color ? nearestColor(color) : colorWords(color));
  return {
    spec: { ...spec, palette, parts },
    done: `put ${withArticle([shade, markWords(mark)].filter(Boolean).join(' '))} on its ${place}`,
  };
};

const markWords = (mark: EmblemMark): string =>
  typeof mark === 'string' ? (mark === 'bolt' ? 'lightning bolt' : mark) : `letter ${mark.sign.toUpperCase()}`;

/** The part to draw an emblem on, with the emblem's centre and half size in canvas pixels. */
interface Spot {
  part: Part;
  at: Point;
  radius: number;
}

/**
 * The position of an emblem in a box: its distance from the top, and half its size, as shares of the box's smaller
 * side.
 */
const SPOTS: Readonly<Record<EmblemPlace, readonly [down: number, size: number]>> = {
  chest: [0.42, 0.15],
  belly: [0.62, 0.2],
  forehead: [0.17, 0.1],
};

function spotOf(spec: MascotSpec, place: EmblemPlace): Spot | null {
  const roles = findRoles(spec);
  const id = place === 'forehead' ? (roles.head ?? roles.body) : roles.body;
  const base = spec.parts.find((part) => part.id === id);
  const box = base && boxOf(base.svg);
  if (!base || !box) return null;
  const [down, size] = SPOTS[place];
  const at: Point = [(box.left + box.right) / 2, box.top + (box.bottom - box.top) * down];
  const radius = Math.min(box.right - box.left, box.bottom - box.top) * size;
  return { part: place === 'forehead' ? base : topmostAt(spec, base, at, radius), at, radius };
}

/**
 * The topmost garment on the trunk that covers a point and has room for the emblem; the trunk itself if there is none.
 */
function topmostAt(spec: MascotSpec, trunk: Part, [x, y]: Point, radius: number): Part {
  const covers = (box: Edges | null): boolean =>
    box !== null && box.left < x - radius && box.right > x + radius && box.top < y && box.bottom > y + radius;
  const worn = spec.parts.filter((part) => part.parent === trunk.id && part.z > trunk.z && CLOTHES.test(part.id));
  return worn.reduce((top, part) => (part.z >= top.z && covers(boxOf(part.svg)) ? part : top), trunk);
}

const CLOTHES = /^(?:apron|shirt|coat|hoodie|sweater|jacket|vest|suit|dress|robe|kimono|jersey|dungarees)/;

/** A typical colour of a mark that contrasts with the part it is on. */
function usualColor(spec: MascotSpec, part: Part, mark: EmblemMark): string {
  const family = mainFamily(spec, [part.id]);
  const below = toOklch(family ? colorOfFamily(spec, family) : '#888888');
  const usual = typeof mark === 'string' ? USUAL[mark] : '#ffffff';
  const { l, c, h } = toOklch(usual);
  const isOneHue = Math.min(c, below.c) < 0.04 || hueDistance(h, below.h) < 60;
  const isNear = Math.abs(l - below.l) < 0.14 && isOneHue;
  return isNear ? (below.l > 0.6 ? '#3d4250' : '#fdfaf2') : usual;
}

const USUAL: Readonly<Record<Extract<EmblemMark, string>, string>> = {
  heart: '#e8405a',
  star: '#f7c744',
  moon: '#f7d774',
  bolt: '#fbc53c',
  flower: '#f48fb4',
  drop: '#4a9fe8',
  cross: '#e0332c',
  diamond: '#5cc8e8',
  circle: '#f7c744',
  check: '#4fae5b',
};

/** The shapes of a mark around a point; `r` is half its size. */
function drawnMark(mark: EmblemMark, at: Point, r: number, name: string): DrawingNode[] {
  const [fill, line] = [token(name), token(`${name}_line`)];
  const open = typeof mark === 'string' ? (mark === 'check' ? [checkPath(at, r)] : null) : signPaths(mark.sign, at, r);
  if (open)
    return [...open.map((path) => lined(path, line, r * 0.56)), ...open.map((path) => lined(path, fill, r * 0.36))];
  const paths = typeof mark === 'string' ? closedPaths(mark, at, r) : [];
  return paths.flatMap((path) => [filled(path, fill), lined(path, line, Math.max(1.5, r * 0.12))]);
}

const checkPath = ([x, y]: Point, r: number): Path => [
  ['M', x - r * 0.7, y],
  ['L', x - r * 0.15, y + r * 0.6],
  ['L', x + r * 0.8, y - r * 0.65],
];

/** The stroke paths of a letter or digit. */
const signPaths = (sign: string, [x, y]: Point, r: number): Path[] =>
  glyphStrokes(sign).map((nodes) =>
    curve(nodes.map(([px, py, corner = 0]): Node => [x + (px / HALF_GLYPH) * r, y + (py / HALF_GLYPH) * r, corner])),
  );

/** Half the height of a glyph in its own units. */
const HALF_GLYPH = 132;

/** A closed outline around its centre, as x, y, x, y in half sizes: a smooth curve, or a polygon. */
interface MarkOutline {
  flat: readonly number[];
  isSmooth: boolean;
}

const OUTLINES: Readonly<Record<'moon' | 'bolt' | 'drop' | 'cross' | 'diamond', MarkOutline>> = {
  moon: {
    flat: [0.1, -1, -0.7, -0.75, -1, 0, -0.7, 0.75, 0.1, 1, 0.75, 0.7, 0.1, 0.55, -0.2, 0, 0.1, -0.55, 0.75, -0.7],
    isSmooth: true,
  },
  bolt: {
    flat: [0.15, -1.1, -0.7, 0.15, -0.08, 0.15, -0.25, 1.1, 0.7, -0.25, 0.05, -0.25, 0.5, -1.1],
    isSmooth: false,
  },
  drop: {
    flat: [0, -1.1, 0.45, -0.3, 0.75, 0.35, 0.45, 0.9, 0, 1.05, -0.45, 0.9, -0.75, 0.35, -0.45, -0.3],
    isSmooth: true,
  },
  cross: {
    flat: [
      -0.32, -1, 0.32, -1, 0.32, -0.32, 1, -0.32, 1, 0.32, 0.32, 0.32, 0.32, 1, -0.32, 1, -0.32, 0.32, -1, 0.32, -1,
      -0.32, -0.32, -0.32,
    ],
    isSmooth: false,
  },
  diamond: { flat: [0, -1.1, 0.8, 0, 0, 1.1, -0.8, 0], isSmooth: false },
};

function outlinePath({ flat, isSmooth }: MarkOutline, [x, y]: Point, r: number): Path {
  const points = Array.from({ length: flat.length / 2 }, (_, index): Point => [
    x + (flat[index * 2] ?? 0) * r,
    y + (flat[index * 2 + 1] ?? 0) * r,
  ]);
  return isSmooth ? blob(points) : rounded(points, r * 0.1);
}

const PETAL_DEGREES = [0, 72, 144, 216, 288] as const;

function closedPaths(mark: Extract<EmblemMark, string>, at: Point, r: number): Path[] {
  const [x, y] = at;
  switch (mark) {
    case 'heart':
      return [heartPath(x, y, r)];
    case 'star':
      return [starPath(at, r * 1.1)];
    case 'flower':
      return [...PETAL_DEGREES.map((degrees) => petal(x, y, r, degrees)), ellipse(x, y, r * 0.34, r * 0.34)];
    case 'circle':
    case 'check':
      return [ellipse(x, y, r * 0.9, r * 0.9)];
    default:
      return [outlinePath(OUTLINES[mark], at, r)];
  }
}

const petal = (x: number, y: number, r: number, degrees: number): Path => {
  const angle = (degrees * Math.PI) / 180;
  return ellipse(x + Math.sin(angle) * r * 0.6, y - Math.cos(angle) * r * 0.6, r * 0.42, r * 0.42);
};
