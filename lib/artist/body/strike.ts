import { aboutPivot, apply, IDENTITY, type Matrix, multiply } from '@/lib/core/geometry/matrix';
import type { FigureDraft, PartDraft } from '../figure';
import { mapPath } from '../shape/path';

/**
 * The transform of a part and its children about its pivot: rotation in degrees clockwise, scale, and translation in
 * figure pixels.
 */
export interface PartTurn {
  degrees: number;
  scale?: number;
  move?: readonly [x: number, y: number];
}

/**
 * Bakes transforms of parts, by part id, into the figure's drawings, so that the transformed pose becomes its rest
 * pose.
 */
export function strike(figure: FigureDraft, turns: ReadonlyMap<string, PartTurn>): void {
  const parts = new Map(figure.parts.map((part) => [part.id, part]));
  const known = new Map<string, Matrix>();
  const matrixOf = (id: string): Matrix => {
    const part = parts.get(id);
    if (!part) return IDENTITY;
    const matrix = known.get(id) ?? turned(part, turns.get(id), part.parent ? matrixOf(part.parent) : IDENTITY);
    known.set(id, matrix);
    return matrix;
  };
  figure.parts = figure.parts.map((part) => moved(part, matrixOf(part.id)));
  figure.anchors = figure.anchors.map((anchor) => {
    const [x, y] = apply(matrixOf(anchor.part), ...anchor.at);
    return { ...anchor, at: [round(x), round(y)] };
  });
}

function turned({ pivot }: PartDraft, turn: PartTurn | undefined, parent: Matrix): Matrix {
  if (!turn) return parent;
  const { degrees, scale = 1, move: [x, y] = [0, 0] } = turn;
  return multiply(parent, aboutPivot([pivot[0], pivot[1]], degrees, scale, scale, x, y));
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A part whose drawings, outlines and pivot are transformed by a matrix. */
function moved(part: PartDraft, matrix: Matrix): PartDraft {
  if (matrix === IDENTITY) return part;
  const [a, b, c, d, e, f] = matrix;
  const text = `${[a, b, c, d].map((value) => value.toFixed(5)).join(' ')} ${round(e)} ${round(f)}`;
  const wrap = (svg: string): string => (svg === '' ? svg : `<g transform="matrix(${text})">${svg}</g>`);
  return {
    ...part,
    pivot: apply(matrix, part.pivot[0], part.pivot[1]),
    svg: wrap(part.svg),
    ...(part.states ? { states: part.states.map((state) => ({ ...state, svg: wrap(state.svg) })) } : {}),
    ...(part.rims ? { rims: part.rims.map((rim) => mapPath(rim, (x, y) => apply(matrix, x, y))) } : {}),
  };
}
