import type { FigureDraft } from '../../figure';
import { placed } from '../../shape/curve';
import { mirror, type Node, type Path } from '../../shape/path';

export const at = ({ head }: FigureDraft, nodes: readonly Node[]): Node[] =>
  placed(nodes, [head.cx, head.cy], head.rx, head.ry);

export const both = ({ head }: FigureDraft, path: Path): Path[] => [path, mirror(path, head.cx)];
