import type { FigureDraft } from '../../figure';
import type { SnoutKind } from '../../species/species';
import { curve, ellipse } from '../../shape/curve';
import { noseSvg, nostrils } from './noses';
import { unitOf } from './unit';
import { puffs, muzzleMass, puffPath, crocJaw, jowls, tube } from './muzzles';
import { whiskers, whiskerDots } from './whiskers';
import { trunk } from './trunk';
import { longNose, shortTrunk } from './long-noses';
import { beak, bill, toucanBill, greatBill, needle, pouchBill } from './beaks';

interface Snout {
  /** The raised part of the face around the mouth. */
  muzzle?: string;
  nose?: string;
}

/** The factor on a duck's bill for that of a platypus. */
const BROAD_BILL = 1.52;

/** Draws the muzzle and the nose of each kind of snout. */
export const SNOUTS: Record<SnoutKind, (figure: FigureDraft) => Snout> = {
  none: () => ({}),
  fox: (figure) => ({ nose: noseSvg(figure, figure.head.noseY, 15 * unitOf(figure), 21 * unitOf(figure)) }),
  button: (figure) => ({
    nose: figure.ink.line(
      curve([
        [figure.head.cx - 7 * unitOf(figure), figure.head.noseY],
        [figure.head.cx, figure.head.noseY + 6 * unitOf(figure)],
        [figure.head.cx + 7 * unitOf(figure), figure.head.noseY],
      ]),
      'body',
    ),
  }),
  cat: (figure) => ({
    muzzle:
      puffs(figure, figure.head.noseY + 14 * unitOf(figure), 38 * unitOf(figure), 22 * unitOf(figure)) +
      whiskers(figure, figure.head.noseY + 14 * unitOf(figure), 56 * unitOf(figure)),
    nose: noseSvg(figure, figure.head.noseY, 10 * unitOf(figure), 14 * unitOf(figure)),
  }),
  rabbit: (figure) => ({
    muzzle: figure.species.extras?.includes('mask')
      ? whiskers(figure, figure.head.noseY + 14 * unitOf(figure), 54 * unitOf(figure))
      : puffs(figure, figure.head.noseY + 14 * unitOf(figure), 34 * unitOf(figure), 22 * unitOf(figure)),
    nose: noseSvg(figure, figure.head.noseY, 9 * unitOf(figure), 13 * unitOf(figure)),
  }),
  mouse: (figure) => ({
    muzzle:
      puffs(figure, figure.head.noseY + 15 * unitOf(figure), 40 * unitOf(figure), 25 * unitOf(figure)) +
      (figure.species.hands === 'hoof'
        ? ''
        : whiskers(figure, figure.head.noseY + 12 * unitOf(figure), 52 * unitOf(figure))),
    nose: noseSvg(figure, figure.head.noseY, 11 * unitOf(figure), 15 * unitOf(figure)),
  }),
  dog: (figure) => ({
    muzzle: muzzleMass(figure, 50, 40, 16),
    nose: noseSvg(figure, figure.head.noseY - 2 * unitOf(figure), 18 * unitOf(figure), 22 * unitOf(figure)),
  }),
  jowls: (figure) => ({
    muzzle: jowls(figure),
    nose: noseSvg(figure, figure.head.noseY - 2 * unitOf(figure), 20 * unitOf(figure), 22 * unitOf(figure)),
  }),
  bear: (figure) => ({
    muzzle: muzzleMass(figure, 46, 37, 16),
    nose: noseSvg(figure, figure.head.noseY - 2 * unitOf(figure), 17 * unitOf(figure), 20 * unitOf(figure)),
  }),
  koala: (figure) => ({
    nose: figure.ink.mass(
      ellipse(figure.head.cx, figure.head.noseY - 4 * unitOf(figure), 17 * unitOf(figure), 26 * unitOf(figure), 0.2),
      'nose',
      { width: figure.ink.look.outer * 0.55, light: true, shade: 0 },
    ),
  }),
  pig: (figure) => ({
    nose:
      figure.ink.mass(
        ellipse(figure.head.cx, figure.head.noseY, 33 * unitOf(figure), 23 * unitOf(figure), 0.15),
        'nose',
        {
          width: figure.ink.look.outer * 0.7,
          shade: 0.6,
        },
      ) + nostrils(figure, figure.head.noseY, 12 * unitOf(figure), 5 * unitOf(figure), 8 * unitOf(figure), 'nose_line'),
  }),
  frog: (figure) => ({
    nose: nostrils(
      figure,
      figure.head.noseY - 6 * unitOf(figure),
      9 * unitOf(figure),
      3.6 * unitOf(figure),
      3 * unitOf(figure),
      'body_line',
    ),
  }),
  dragon: (figure) => ({
    muzzle: muzzleMass(figure, 66, 40, 18),
    nose: nostrils(
      figure,
      figure.head.noseY + 3 * unitOf(figure),
      20 * unitOf(figure),
      6 * unitOf(figure),
      4.6 * unitOf(figure),
      'belly_line',
    ),
  }),
  cow: (figure) => ({
    muzzle: muzzleMass(figure, 68, 40, 22, 'nose'),
    nose: nostrils(
      figure,
      figure.head.noseY + 10 * unitOf(figure),
      30 * unitOf(figure),
      7 * unitOf(figure),
      9 * unitOf(figure),
      'nose_line',
    ),
  }),
  horse: (figure) => ({
    muzzle: muzzleMass(figure, 62, 40, 24),
    nose: nostrils(
      figure,
      figure.head.noseY + 8 * unitOf(figure),
      24 * unitOf(figure),
      5.5 * unitOf(figure),
      7 * unitOf(figure),
      'belly_line',
    ),
  }),
  trunk: (figure) => ({ nose: trunk(figure) }),
  beak: (figure) => ({ nose: beak(figure, 21, 19) }),
  bill: (figure) => ({ nose: bill(figure) }),
  broad_bill: (figure) => ({ nose: bill(figure, BROAD_BILL) }),
  long_nose: (figure) => ({ nose: longNose(figure) }),
  short_trunk: (figure) => ({ nose: shortTrunk(figure) }),
  seal: (figure) => ({
    muzzle:
      figure.ink.mass(
        puffPath(figure, figure.head.noseY + 16 * unitOf(figure), 48 * unitOf(figure), 27 * unitOf(figure)),
        'belly',
        {
          line: null,
          shade: 0.6,
        },
      ) + whiskerDots(figure),
    nose: noseSvg(figure, figure.head.noseY - 2 * unitOf(figure), 15 * unitOf(figure), 18 * unitOf(figure)),
  }),
  hippo: (figure) => ({
    muzzle: muzzleMass(figure, 92, 46, 30),
    nose: nostrils(
      figure,
      figure.head.noseY + 8 * unitOf(figure),
      34 * unitOf(figure),
      8 * unitOf(figure),
      7 * unitOf(figure),
      'belly_line',
    ),
  }),
  croc: (figure) => ({
    muzzle: crocJaw(figure),
    nose: nostrils(
      figure,
      figure.head.noseY + 4 * unitOf(figure),
      15 * unitOf(figure),
      5.6 * unitOf(figure),
      4.4 * unitOf(figure),
      'body_line',
    ),
  }),
  toucan: (figure) => ({ nose: toucanBill(figure) }),
  great: (figure) => ({ nose: greatBill(figure) }),
  pouch: (figure) => ({ nose: pouchBill(figure) }),
  needle: (figure) => ({ nose: needle(figure) }),
  pointed: (figure) => ({ nose: beak(figure, 23, 38) }),
  hooked: (figure) => ({ nose: beak(figure, 25, 27) }),
  tube: (figure) => ({ muzzle: tube(figure) }),
  dolphin: (figure) => ({
    muzzle: figure.ink.mass(
      ellipse(figure.head.cx, figure.head.mouthY + 3 * unitOf(figure), 47 * unitOf(figure), 29 * unitOf(figure), 0.1),
      'body',
      { width: figure.ink.look.outer * 0.75, shade: 0.6 },
    ),
  }),
};
