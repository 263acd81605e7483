import { SEATED } from '../../body/rest-poses';
import type { FigureDraft } from '../../figure';
import { mirror, type Point } from '../../shape/path';
import { MIDDLE } from '../layout';
import type { TailKind } from '../../species/species';
import type { DrawTail } from './tail-shape';
import { brush, bushy, skunk } from './bushy';
import { curl, ringed } from './ringed';
import { spiral } from './spiral';
import { wag, stub, puff, pig } from './short';
import { thin, tuft } from './tufted';
import { reptile, paddle, otter } from './smooth';
import { scaled } from './scaled';
import { horse } from './horse';

/** The drawing function of each kind of tail, on the viewer's right; offsets are in pixels of the reference figure. */
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
  scaled,
  spiral,
  horse,
  pig,
};

/** The kind of tail that a figure has in its posture: long hair would hang below the floor that a figure sits on. */
function tailOf({ species, posture }: FigureDraft): TailKind {
  const isSeated = SEATED.has(posture.legs) || posture.legs === 'squat';
  return species.tail === 'horse' && isSeated ? 'tuft' : (species.tail ?? 'none');
}

/** Adds the tail of a species behind the whole figure, with its root at `base`; `size` is a factor. */
export function addTail(figure: FigureDraft, base: Point, parent: string, size = 1): void {
  const kind = tailOf(figure);
  if (kind === 'none') return;
  const { svg, rim } = TAILS[kind](figure, base, figure.unit * size, figure.material('tail', 'body'));
  figure.parts.push({ id: 'tail', parent, z: 2, pivot: base, limits: [-30, 30], stage: 'features', svg, rims: [rim] });
}

/** The size of a horse's tail on an upright figure, whose rump is nearer to the floor. */
const UPRIGHT_HAIR = 0.7;

/** Adds a tail on the side that the posture states, for figures in front view. */
export function addTailAside(figure: FigureDraft, out: number, y: number, parent: string): void {
  addTail(figure, [MIDDLE + out, y], parent, figure.species.tail === 'horse' ? UPRIGHT_HAIR : 1);
  if (figure.posture.tail === 'right' || (figure.species.tail ?? 'none') === 'none') return;
  figure.parts = figure.parts.map((part) =>
    part.id === 'tail'
      ? {
          ...part,
          pivot: [2 * MIDDLE - part.pivot[0], part.pivot[1]],
          svg: `<g transform="matrix(-1 0 0 1 ${2 * MIDDLE} 0)">${part.svg}</g>`,
          rims: part.rims?.map((rim) => mirror(rim, MIDDLE)) ?? [],
        }
      : part,
  );
}
