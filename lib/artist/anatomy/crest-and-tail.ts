import type { FigureDraft } from '../figure';
import { blob, placed } from '../shape/curve';
import type { Node, Point } from '../shape/path';
import type { Species } from '../species/species';
import type { WingedForm } from './birds/winged-form';
import { MIDDLE } from './layout';

/** Whether a species has a fan of tail feathers. */
export const isFanned = ({ extras }: Species): boolean => extras?.some((extra) => extra.endsWith('_fan')) ?? false;

/** Adds a crest unless an extra of the species replaces it, and a tail unless the species has a tail fan. */
export function addCrestAndTail(
  figure: FigureDraft,
  { crest, tail, headMaterial = 'body' }: WingedForm,
  cy: number,
  u: number,
): void {
  const { head, ink, species } = figure;
  if (crest && !species.extras?.some((extra) => /comb|crest|smooth/.test(extra))) {
    const path = blob(placed(crest, [head.cx, head.cy], head.rx, head.ry));
    figure.parts.push({
      id: 'crest',
      parent: 'head',
      z: 33,
      pivot: [head.cx, head.cy - head.ry * 0.88],
      limits: [-20, 20],
      stage: 'features',
      svg: ink.mass(path, figure.material('hair', headMaterial)),
      rims: [path],
    });
  }
  if (!tail || isFanned(species)) return;
  const at = ([x, y]: readonly [number, number, ...unknown[]]): Point => [MIDDLE + x * u, cy + y * u];
  const path = blob(tail.nodes.map((node): Node => [...at(node), node[2] ?? 0]));
  figure.parts.push({
    id: 'tail',
    parent: 'body',
    z: 4,
    pivot: at(tail.pivot),
    limits: [-25, 25],
    stage: 'features',
    svg: ink.mass(path, figure.material('tail', tail.material), { far: true }),
    rims: [path],
  });
}
