import type { RigFinding } from './finding';
import { seenAs } from './picture';
import type { Study } from './study';

/** The minimum difference of neighbours in OKLCH lightness (craft). */
const MIN_LIGHTNESS_STEP = 0.12;
/** The share of a common edge that must separate two parts. */
const SHARE = 0.35;
/** The minimum length of an edge, as a share of the canvas's side. */
const MIN_EDGE_SHARE = 0.1;
/**
 * The radius around a joint, as a share of the canvas's side, within which two pieces of one limb may look like one.
 */
const JOINT = 0.09;

interface Edge {
  one: number;
  two: number;
  cells: number;
  apart: number;
}

/** Finds limbs and heads that merge with what they cross: neither tone nor line separates them. */
export function separation(study: Study): RigFinding[] {
  const { rig } = study;
  const side = Math.max(study.picture.grid.columns, study.picture.grid.rows);
  return [...edgesOf(study).values()].flatMap(({ one, two, cells, apart }) => {
    const [front, back] = [rig.parts[one]?.id ?? '', rig.parts[two]?.id ?? ''];
    if (cells < MIN_EDGE_SHARE * side || apart / cells >= SHARE) return [];
    return [
      {
        rule: 'separation' as const,
        part: front,
        other: back,
        message:
          `"${front}" merges with "${back}": along ${Math.round((1 - apart / cells) * 100)} % of the edge they ` +
          'share they differ too little in lightness.',
        suggestion:
          `Give "${front}" an outline, or make it at least ${MIN_LIGHTNESS_STEP} lighter or darker (OKLCH) than "` +
          `${back}".`,
      },
    ];
  });
}

/** The common edges of the figure's masses, by pair. */
function edgesOf(study: Study): Map<string, Edge> {
  const {
    picture: {
      grid: { columns },
      owner,
      color,
    },
  } = study;
  const masses = massesOf(study);
  const edges = new Map<string, Edge>();
  owner.forEach((here, at) => {
    for (const next of [(at + 1) % columns ? at + 1 : -1, at + columns]) {
      const there = owner[next];
      if (
        there === undefined ||
        here === there ||
        !masses.has(here) ||
        !masses.has(there) ||
        isJoint(study, here, there, at)
      )
        continue;
      const [one, two] = [Math.max(here, there), Math.min(here, there)];
      const edge = edges.get(`${one} ${two}`) ?? { one, two, cells: 0, apart: 0 };
      edge.cells += 1;
      if (isApart(color, at, next, next - at)) edge.apart += 1;
      edges.set(`${one} ${two}`, edge);
    }
  });
  return edges;
}

/** Whether the colours differ at the edge, or within the width of an outline to either side of it. */
function isApart(color: Uint32Array, at: number, next: number, step: number): boolean {
  const tone = (cell: number): number => seenAs(color[cell] ?? 0).l;
  const tones = [tone(at - 2 * step), tone(at - step), tone(at), tone(next), tone(next + step), tone(next + 2 * step)];
  return Math.max(...tones) - Math.min(...tones) >= MIN_LIGHTNESS_STEP;
}

/** The parts that must be distinguishable: trunk, head, limbs, tail and wings. */
function massesOf({ rig, roles }: Study): Set<number> {
  const pairs = [
    roles.arms,
    roles.forearms,
    roles.hands,
    roles.wings,
    roles.legs,
    roles.frontLegs,
    roles.shins,
    roles.feet,
    roles.ears,
  ];
  const ids = [roles.body, roles.head, ...roles.tail, ...pairs.flatMap(({ left, right }) => [left, right])];
  return new Set(ids.flatMap((id) => (id === null ? [] : (rig.index.get(id) ?? []))));
}

/** Whether a cell is at the joint of two parts of which one carries the other, or at the hip of a leg. */
function isJoint(study: Study, here: number, there: number, at: number): boolean {
  const {
    rig,
    picture: { grid },
  } = study;
  const [one, two] = [rig.parts[here], rig.parts[there]];
  const child = one?.parent === there || isLegOf(study, one?.id, two?.id) ? one : null;
  const joined = child ?? (two?.parent === here || isLegOf(study, two?.id, one?.id) ? two : null);
  if (!joined) return false;
  const [x, y] = [
    grid.x + ((at % grid.columns) + 0.5) * grid.cell,
    grid.y + (Math.floor(at / grid.columns) + 0.5) * grid.cell,
  ];
  return Math.hypot(x - joined.pivot[0], y - joined.pivot[1]) < JOINT * Math.max(rig.width, rig.height);
}

/** Whether a part is a leg below the trunk: trousers are one cloth, also where the legs are not parts of the trunk. */
const isLegOf = ({ roles }: Study, leg: string | undefined, trunk: string | undefined): boolean =>
  trunk !== undefined && trunk === roles.body && (leg === roles.legs.left || leg === roles.legs.right);
