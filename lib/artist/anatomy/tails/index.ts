import type { FigureDraft } from '../../figure';
import type { Point } from '../../shape/path';
import type { TailKind } from '../../species/species';
import type { DrawTail } from './tail-shape';
import { brush, bushy, skunk } from './bushy';
import { curl, ringed } from './ringed';
import { wag, stub, puff, pig } from './short';
import { thin, tuft } from './tufted';
import { reptile, paddle, otter } from './smooth';
import { horse } from './horse';

/** How each tail is drawn, on the viewer's right. Offsets are in pixels of the usual figure. */
const TAILS: Record<Exclude<TailKind, 'none'>, DrawTail> = {
  brush,
  bushy,
  curl,
  ringed,
  wag,
  stub,
  puff,
  thin,
  tuft,
  reptile,
  paddle,
  otter,
  skunk,
  horse,
  pig,
};

/** Adds a species' tail behind everything, hanging from the base point; `size` is a factor. */
export function addTail(figure: FigureDraft, base: Point, parent: string, size = 1): void {
  const kind = figure.species.tail ?? 'none';
  if (kind === 'none') return;
  const { svg, rim } = TAILS[kind](figure, base, figure.unit * size, figure.material('tail', 'body'));
  figure.parts.push({ id: 'tail', parent, z: 2, pivot: base, limits: [-30, 30], stage: 'features', svg, rims: [rim] });
}
