import { blob } from '../../shape/curve';
import { boxOf, type Path, type Point, type Node } from '../../shape/path';
import { type AddExtra, headNodes, headPoint, addFeature } from './feature';
import type { FigureDraft } from '../../figure';

/** The depth to which the roots of spikes lie inside the head, in half heights; on a flat brow they lie lower. */
const SPIKE_DEPTH = 0.34;

/** Adds the spikes of a hedgehog behind the head. */
export const addSpikes: AddExtra = (figure) => {
  const spike = (x: number, y: number, size: number): Path =>
    blob(
      headNodes(figure, [
        [x - size, y + SPIKE_DEPTH],
        [x - size * 0.4, y - size * 0.9],
        [x, y - size * 1.9, 0.6],
        [x + size * 0.4, y - size * 0.9],
        [x + size, y + SPIKE_DEPTH],
      ]),
    );
  const paths = [spike(-0.2, -0.94, 0.13), spike(0.2, -0.94, 0.13), spike(0, -0.98, 0.19)];
  figure.parts.push({
    id: 'crest',
    parent: figure.head.part,
    z: 33,
    pivot: headPoint(figure, 0, -0.9),
    limits: [-10, 10],
    stage: 'features',
    svg: paths.map((path) => figure.ink.mass(path, 'accent')).join(''),
    rims: paths,
  });
};

/** Adds separate spikes around the body. */
export const addPrickles: AddExtra = (figure) => {
  const {
    torso: { path },
    ink,
    unit,
  } = figure;
  const { x, y, width, height } = boxOf(path);
  const [cx, cy] = [x + width / 2, y + height / 2];
  const spike = (degrees: number): Path => {
    const at = (turned: number, reach: number): Point => [
      cx + Math.cos(((degrees + turned) * Math.PI) / 180) * (width / 2) * reach,
      cy + Math.sin(((degrees + turned) * Math.PI) / 180) * (height / 2) * reach,
    ];
    return blob([[...at(-8, 0.9)], [...at(0, 1.24), 0.6], [...at(8, 0.9)]]);
  };
  const paths = [-164, -138, -112, -86, -60, -34, 34, 62, 90, 118, 146].map(spike);
  figure.parts.push({
    id: 'prickles',
    parent: figure.torso.part,
    z: 5,
    pivot: [cx, cy],
    limits: null,
    stage: 'features',
    svg: paths.map((one) => ink.mass(one, 'marking', { shade: 0, width: ink.look.outer || 3 * unit })).join(''),
    rims: paths,
  });
};

/** A closed path around an ellipse that alternates between outer and inner points, as a coat of spikes. */
function spiked(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count: number,
  from: number,
  to: number,
  reach: number,
): Path {
  const nodes = Array.from({ length: count * 2 + 1 }, (_, index): Node => {
    const angle = ((from + ((to - from) * index) / (count * 2)) * Math.PI) / 180;
    const out = index % 2 ? reach : 1;
    return [cx + Math.cos(angle) * rx * out, cy + Math.sin(angle) * ry * out, index % 2 ? 0.7 : 0.85];
  });
  return blob(nodes);
}

/** Adds a coat of spikes around the head and the body. */
export function spines(figure: FigureDraft): void {
  const { head, torso } = figure;
  const material = figure.material('hair', 'accent');
  addFeature(
    figure,
    'spines',
    33,
    [head.cx, head.cy],
    [spiked(head.cx, head.cy - head.ry * 0.02, head.rx * 1.04, head.ry * 1.06, 12, 150, 390, 1.3)],
    material,
    { limits: [-6, 6] },
  );
  const { x, y, width, height } = boxOf(torso.path);
  addFeature(
    figure,
    'back_spines',
    5,
    [x + width / 2, y + height * 0.6],
    [spiked(x + width / 2, y + height * 0.52, width * 0.58, height * 0.52, 16, 90, 450, 1.24)],
    material,
    { parent: torso.part },
  );
}
