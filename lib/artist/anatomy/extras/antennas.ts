import type { FigureDraft } from '../../figure';
import { ellipse } from '../../shape/curve';
import { limb } from '../../shape/limb';
import { headPoint } from './feature';

/** Adds an antenna on the head; x is in half widths of the crown, and the tip leans to the side of `lean`. */
export function addAntenna(figure: FigureDraft, id: string, x: number, lean: number): void {
  const { ink, head } = figure;
  const [base, tip] = [headPoint(figure, x, -0.86), headPoint(figure, x + lean * 1.2, -1.44)];
  const width = Math.max(9, head.rx * 0.09);
  const stalk = limb([base, [(base[0] + tip[0]) / 2 + lean * 4, (base[1] + tip[1]) / 2], tip], width, width * 0.9);
  const bulb = ellipse(tip[0], tip[1], head.rx * 0.13, head.rx * 0.13);
  const stem = figure.species.isMachine ? 'body' : figure.material('horns', 'accent');
  const top = figure.material('horns', 'accent');
  figure.parts.push({
    id,
    parent: head.part,
    z: 33,
    pivot: base,
    limits: [-30, 30],
    stage: 'features',
    svg: ink.mass(stalk.fill, stem, { width: ink.look.outer * 0.8, shade: 0 }) + ink.mass(bulb, top),
    rims: [stalk.fill, bulb],
  });
}
