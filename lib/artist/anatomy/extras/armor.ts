import type { FigureDraft } from '../../figure';
import { blob, curve } from '../../shape/curve';
import { boxOf, type Node, type Path } from '../../shape/path';
import { addFeature } from './feature';

/** The right half of a shell behind a trunk, in half widths and half heights of the trunk. */
const SHELL: readonly Node[] = [
  [0, -1.08],
  [0.7, -1.0],
  [1.26, -0.5],
  [1.42, 0.1],
  [1.26, 0.66],
  [0.7, 1.0],
  [0, 1.06],
];

/** Whether the figure stands upright, so that its armour is on a trunk that faces the viewer. */
const isUpright = ({ species }: FigureDraft): boolean => species.archetype === 'biped';

/** The shell's frame: a function from half widths and half heights of the trunk to figure pixels. */
function shellOf({ torso }: FigureDraft): (x: number, y: number, corner?: number) => Node {
  const { x, y, width, height } = boxOf(torso.path);
  return (dx, dy, corner = 0) => [x + (width / 2) * (1 + dx), y + (height / 2) * (1 + dy), corner];
}

/** Adds the banded shell of an armadillo behind an upright trunk. */
export function bands(figure: FigureDraft): void {
  if (!isUpright(figure)) return;
  const at = shellOf(figure);
  const nodes = [
    ...SHELL,
    ...SHELL.slice(1, -1)
      .toReversed()
      .map(([x, y]): Node => [-x, y]),
  ];
  const path = blob(nodes.map(([x, y]) => at(x, y)));
  const lines = [-0.5, -0.16, 0.18, 0.52]
    .map((y) =>
      figure.ink.line(
        curve([at(-1.34, y), at(0, y + 0.2), at(1.34, y)]),
        'accent',
        figure.ink.look.inner || 4 * figure.unit,
      ),
    )
    .join('');
  addFeature(figure, 'shell', 5, [at(0, 0)[0], at(0, 0)[1]], [path], 'accent', {
    parent: figure.torso.part,
    more: lines,
  });
}

/** A closed path around a trunk whose edge consists of `count` overlapping scales. */
function scaledEdge(at: ReturnType<typeof shellOf>, count: number): Path {
  const nodes = Array.from({ length: count * 2 }, (_, index): Node => {
    const angle = (index / (count * 2)) * Math.PI * 2 + Math.PI / 2;
    const reach = index % 2 ? 1.4 : 1.14;
    return at(Math.cos(angle) * reach, Math.sin(angle) * reach * 0.86, index % 2 ? 0.2 : 0.8);
  });
  return blob(nodes);
}

/** Adds the scales of a pangolin behind an upright trunk. */
export function scales(figure: FigureDraft): void {
  if (!isUpright(figure)) return;
  const at = shellOf(figure);
  addFeature(figure, 'scales', 5, [at(0, 0)[0], at(0, 0)[1]], [scaledEdge(at, 11)], 'accent', {
    parent: figure.torso.part,
  });
}

/** The directions of a porcupine's quills in degrees, and their lengths in half widths of the head. */
const QUILLS: readonly (readonly [degrees: number, length: number])[] = [
  [172, 0.5],
  [190, 0.74],
  [206, 0.9],
  [222, 1.02],
  [238, 1.08],
  [254, 1.1],
  [270, 1.14],
  [286, 1.1],
  [302, 1.08],
  [318, 1.02],
  [334, 0.9],
  [350, 0.74],
  [368, 0.5],
];

/** Adds the long quills of a porcupine, with pale tips, behind head and shoulders. */
export function quills(figure: FigureDraft): void {
  const { head, ink } = figure;
  const quill = (degrees: number, from: number, to: number, width: number): Path => {
    const angle = (degrees * Math.PI) / 180;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const on = (reach: number, side: number, corner: number): Node => [
      head.cx + dx * head.rx * reach - dy * side * head.rx,
      head.cy + head.ry * 0.16 + dy * head.ry * reach + dx * side * head.rx,
      corner,
    ];
    return blob([on(from, -width, 0.5), on(to, 0, 0.9), on(from, width, 0.5)]);
  };
  const paths = QUILLS.map(([degrees, length]) => quill(degrees, 0.7, 0.9 + length * 0.72, 0.17));
  const tips = QUILLS.map(([degrees, length]) => quill(degrees, 0.62 + length * 0.72, 0.88 + length * 0.72, 0.045))
    .map((path) => ink.area(path, 'marking'))
    .join('');
  addFeature(figure, 'quills', 4, [head.cx, head.cy + head.ry * 0.4], paths, figure.material('hair', 'accent'), {
    limits: [-5, 5],
    more: tips,
  });
}
