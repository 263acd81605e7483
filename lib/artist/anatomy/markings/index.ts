import type { FigureDraft } from '../../figure';
import { box, ellipse } from '../../shape/curve';
import type { Marking } from '../../shape/ink';
import { mask, blaze } from './masks';
import { both } from './nodes';
import { eyePatch, sloth, badger, raccoon } from './eye-patches';
import { MARKS } from './kinds';
import { stripes, spots } from './stripes-and-spots';

/** The rivets of a metal head, above its screen. */
const rivets = ({ head: { cx, cy, rx, ry } }: FigureDraft): Marking[] =>
  [-0.62, 0.62].map((x) => ({ path: ellipse(cx + x * rx, cy - ry * 0.74, rx * 0.05, rx * 0.05), material: 'accent' }));

/** The markings on the head, below the features: masks, patches, stripes, blush. */
export function headMarkings(figure: FigureDraft): Marking[] {
  const extras = figure.species.extras ?? [];
  const list: Marking[] = [];
  if (figure.species.isMachine)
    list.push({
      path: box(
        figure.head.cx,
        figure.head.cy + figure.head.ry * 0.04,
        figure.head.rx * 1.62,
        figure.head.ry * 1.36,
        figure.head.ry * 0.34,
      ),
      material: 'belly',
    });
  if (figure.species.isMachine) list.push(...rivets(figure));
  if (extras.includes('mask')) list.push({ path: mask(figure), material: 'belly' });
  if (extras.includes('blaze')) list.push({ path: blaze(figure), material: 'belly' });
  if (extras.includes('panda'))
    list.push(...both(figure, eyePatch(figure, 0.23, 0.31)).map((path) => ({ path, material: 'accent' })));
  if (extras.includes('sloth')) list.push(...sloth(figure));
  if (extras.includes('badger')) list.push(...badger(figure));
  if (extras.includes('raccoon')) list.push(...raccoon(figure));
  for (const mark of figure.species.marks ?? []) list.push(...MARKS[mark](figure));
  if (extras.includes('stripes') || figure.character.features.has('stripes')) list.push(...stripes(figure));
  if (figure.character.features.has('spots') && figure.head.part === 'head') list.push(...spots(figure));
  return list;
}
