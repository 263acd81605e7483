import type { FigureDraft } from '../../figure';
import type { SnoutKind } from '../../species/species';
import { curve, ellipse } from '../../shape/curve';
import { noseSvg, nostrils } from './noses';
import { U } from './unit';
import { puffs, muzzleMass, puffPath, crocJaw, tube } from './muzzles';
import { whiskers, whiskerDots } from './whiskers';
import { trunk } from './trunk';
import { beak, bill, toucanBill, greatBill, needle } from './beaks';

interface Snout {
  /** The raised part of the face around the mouth. */
  muzzle?: string;
  nose?: string;
}

export const SNOUTS: Record<SnoutKind, (figure: FigureDraft) => Snout> = {
  none: () => ({}),
  fox: (figure) => ({ nose: noseSvg(figure, figure.head.noseY, 15 * U(figure), 21 * U(figure)) }),
  button: (figure) => ({
    nose: figure.ink.line(
      curve([
        [figure.head.cx - 7 * U(figure), figure.head.noseY],
        [figure.head.cx, figure.head.noseY + 6 * U(figure)],
        [figure.head.cx + 7 * U(figure), figure.head.noseY],
      ]),
      'body',
    ),
  }),
  cat: (figure) => ({
    muzzle:
      puffs(figure, figure.head.noseY + 14 * U(figure), 38 * U(figure), 22 * U(figure)) +
      whiskers(figure, figure.head.noseY + 14 * U(figure), 56 * U(figure)),
    nose: noseSvg(figure, figure.head.noseY, 10 * U(figure), 14 * U(figure)),
  }),
  rabbit: (figure) => ({
    muzzle: figure.species.extras?.includes('mask')
      ? whiskers(figure, figure.head.noseY + 14 * U(figure), 54 * U(figure))
      : puffs(figure, figure.head.noseY + 14 * U(figure), 34 * U(figure), 22 * U(figure)),
    nose: noseSvg(figure, figure.head.noseY, 9 * U(figure), 13 * U(figure)),
  }),
  mouse: (figure) => ({
    muzzle:
      puffs(figure, figure.head.noseY + 15 * U(figure), 40 * U(figure), 25 * U(figure)) +
      whiskers(figure, figure.head.noseY + 12 * U(figure), 52 * U(figure)),
    nose: noseSvg(figure, figure.head.noseY, 11 * U(figure), 15 * U(figure)),
  }),
  dog: (figure) => ({
    muzzle: muzzleMass(figure, 50, 40, 16),
    nose: noseSvg(figure, figure.head.noseY - 2 * U(figure), 18 * U(figure), 22 * U(figure)),
  }),
  bear: (figure) => ({
    muzzle: muzzleMass(figure, 46, 37, 16),
    nose: noseSvg(figure, figure.head.noseY - 2 * U(figure), 17 * U(figure), 20 * U(figure)),
  }),
  koala: (figure) => ({
    nose: figure.ink.mass(
      ellipse(figure.head.cx, figure.head.noseY - 4 * U(figure), 17 * U(figure), 26 * U(figure), 0.2),
      'nose',
      { width: figure.ink.look.outer * 0.55, light: true, shade: 0 },
    ),
  }),
  pig: (figure) => ({
    nose:
      figure.ink.mass(ellipse(figure.head.cx, figure.head.noseY, 33 * U(figure), 23 * U(figure), 0.15), 'nose', {
        width: figure.ink.look.outer * 0.7,
        shade: 0.6,
      }) + nostrils(figure, figure.head.noseY, 12 * U(figure), 5 * U(figure), 8 * U(figure), 'nose_line'),
  }),
  frog: (figure) => ({
    nose: nostrils(
      figure,
      figure.head.noseY - 6 * U(figure),
      9 * U(figure),
      3.6 * U(figure),
      3 * U(figure),
      'body_line',
    ),
  }),
  dragon: (figure) => ({
    muzzle: muzzleMass(figure, 66, 40, 18),
    nose: nostrils(
      figure,
      figure.head.noseY + 3 * U(figure),
      20 * U(figure),
      6 * U(figure),
      4.6 * U(figure),
      'belly_line',
    ),
  }),
  cow: (figure) => ({
    muzzle: muzzleMass(figure, 68, 40, 22, 'nose'),
    nose: nostrils(
      figure,
      figure.head.noseY + 10 * U(figure),
      30 * U(figure),
      7 * U(figure),
      9 * U(figure),
      'nose_line',
    ),
  }),
  horse: (figure) => ({
    muzzle: muzzleMass(figure, 62, 40, 24),
    nose: nostrils(
      figure,
      figure.head.noseY + 8 * U(figure),
      24 * U(figure),
      5.5 * U(figure),
      7 * U(figure),
      'belly_line',
    ),
  }),
  trunk: (figure) => ({ nose: trunk(figure) }),
  beak: (figure) => ({ nose: beak(figure, 21, 19) }),
  bill: (figure) => ({ nose: bill(figure) }),
  seal: (figure) => ({
    muzzle:
      figure.ink.mass(puffPath(figure, figure.head.noseY + 16 * U(figure), 48 * U(figure), 27 * U(figure)), 'belly', {
        line: null,
        shade: 0.6,
      }) + whiskerDots(figure),
    nose: noseSvg(figure, figure.head.noseY - 2 * U(figure), 15 * U(figure), 18 * U(figure)),
  }),
  hippo: (figure) => ({
    muzzle: muzzleMass(figure, 92, 46, 30),
    nose: nostrils(
      figure,
      figure.head.noseY + 8 * U(figure),
      34 * U(figure),
      8 * U(figure),
      7 * U(figure),
      'belly_line',
    ),
  }),
  croc: (figure) => ({
    muzzle: crocJaw(figure),
    nose: nostrils(
      figure,
      figure.head.noseY + 4 * U(figure),
      15 * U(figure),
      5.6 * U(figure),
      4.4 * U(figure),
      'body_line',
    ),
  }),
  toucan: (figure) => ({ nose: toucanBill(figure) }),
  great: (figure) => ({ nose: greatBill(figure) }),
  needle: (figure) => ({ nose: needle(figure) }),
  pointed: (figure) => ({ nose: beak(figure, 23, 38) }),
  hooked: (figure) => ({ nose: beak(figure, 25, 27) }),
  tube: (figure) => ({ muzzle: tube(figure) }),
  dolphin: (figure) => ({
    muzzle: figure.ink.mass(
      ellipse(figure.head.cx, figure.head.mouthY + 3 * U(figure), 47 * U(figure), 29 * U(figure), 0.1),
      'body',
      { width: figure.ink.look.outer * 0.75, shade: 0.6 },
    ),
  }),
};
