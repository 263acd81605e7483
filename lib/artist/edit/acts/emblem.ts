import type { Edges } from '@/lib/core/rig/extent';
import { findRoles } from '@/lib/core/rig/roles';
import { hueDistance, toOklch } from '@/lib/core/color/oklch';
import { family as tonesOf } from '@/lib/core/color/palette';
import type { DrawingNode } from '@/lib/core/paint/drawing';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { colorWords, nearestColor, withArticle } from '../../say';

import { MARK_COLORS, markShapes } from '../../wardrobe/marks';

import type { Point } from '../../shape/path';
import { boxOf, filled, lined, token } from '../drawing/forms';
import { colorOfFamily, namesOf } from '../drawing/families';
import { freeName } from '../drawing/palette-tokens';
import { redrawn, withDrawings } from '../drawing/redraw';
import type { EditAct } from '../outcome';
import { mainFamily } from '../targets/main-colors';
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
  const usual = typeof mark === 'string' ? MARK_COLORS[mark] : '#ffffff';
  const { l, c, h } = toOklch(usual);
  const isOneHue = Math.min(c, below.c) < 0.04 || hueDistance(h, below.h) < 60;
  const isNear = Math.abs(l - below.l) < 0.14 && isOneHue;
  return isNear ? (below.l > 0.6 ? '#3d4250' : '#fdfaf2') : usual;
}

/** The shapes of a mark around a point; `r` is half its size. */
function drawnMark(mark: EmblemMark, at: Point, r: number, name: string): DrawingNode[] {
  const [fill, line] = [token(name), token(`${name}_line`)];
  const { fills, lines, width } = markShapes(typeof mark === 'string' ? mark : mark.sign, at, r);
  return [
    ...lines.map((path) => lined(path, line, width * 1.6)),
    ...lines.map((path) => lined(path, fill, width)),
    ...fills.flatMap((path) => [filled(path, fill), lined(path, line, Math.max(1.5, r * 0.12))]),
  ];
}
