import type { FigureDraft } from '../../figure';
import { BEAKS } from './beaks';
import { SNOUTS } from './kinds';
import { addSpray } from './trunk';
import { unitOf } from './unit';

/** Adds the muzzle and the nose. */
export function addSnout(figure: FigureDraft): void {
  const { head } = figure;
  const { muzzle, nose } = SNOUTS[figure.species.snout ?? 'none'](figure);
  // A face on a screen has no muzzle.
  if (muzzle && !(figure.species.isMachine && !BEAKS.has(figure.species.snout ?? 'none')))
    figure.parts.push({
      id: 'muzzle',
      parent: head.part,
      z: 38,
      pivot: [head.cx, head.noseY],
      limits: null,
      stage: 'face',
      svg: muzzle,
    });
  if (nose)
    figure.parts.push({
      id: 'nose',
      parent: head.part,
      z: figure.species.snout === 'trunk' ? 43 : 42,
      pivot: [head.cx, head.noseY - 8 * unitOf(figure)],
      limits: figure.species.snout === 'trunk' ? [-18, 18] : null,
      stage: 'face',
      svg: nose,
    });
  if (figure.species.snout === 'trunk') addSpray(figure);
}
