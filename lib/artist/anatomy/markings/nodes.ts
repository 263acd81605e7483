import type { FigureDraft } from '../../figure';
import { placed } from '../../shape/curve';
import { mirror, type Node, type Path } from '../../shape/path';

/** Converts nodes in half widths and half heights of the head, from its centre, to figure pixels. */
export const at = ({ head }: FigureDraft, nodes: readonly Node[]): Node[] =>
  placed(nodes, [head.cx, head.cy], head.rx, head.ry);

/** A path and its mirror image about the middle of the head. */
export const both = ({ head }: FigureDraft, path: Path): Path[] => [path, mirror(path, head.cx)];
