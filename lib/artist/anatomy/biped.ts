import { shodIn } from './feet';
import { type FigureDraft, SIDES, sign } from '../figure';
import type { BodySide } from '../body/side';
import type { Oval } from '../shape/oval';
import { boxOf, type Path, shift } from '../shape/path';
import { BUILD_MEASURES } from '../body/builds';
import { personasOf } from '../body/choose-build';
import { isDriven, isLegless } from '../body/choose-pose';
import { LYING, SEATED } from '../body/rest-poses';
import { viewSide } from '../body/turn-view';
import { type PartTurn, strike } from '../body/strike';
import type { ArmRest } from './joints';
import { armRestOf } from './arm-rest';
import { addArm } from './arms';
import { addEars } from './ears';
import { addExtras } from './extras';
import { faceFrame } from './frame';
import { skullPath } from './heads';
import { GROUND, type Layout, MIDDLE } from './layout';
import { legRestOf } from './leg-rest';
import { addLeg } from './legs';
import { addHeadAnchors, addRoot } from './root';
import { addTailAside } from './tails';
import { sleevesOf } from './sleeves';
import { trunkPath, trunkFrame, bellyOf } from './biped-trunk';
import { isBareLegged, lineAboveTrousers, trousersSeat } from './trousers';
import { addFishTail } from './fish-tail';
import { addHead } from './head';
import { steady } from './lying';

/** Builds an upright figure on two legs: trunk, big head, arms of three parts and legs of two. */
export function buildBiped(figure: FigureDraft, layout: Layout, carries: Record<BodySide, boolean>): void {
  const { species } = figure;
  const { torso, head, unit } = layout;
  figure.unit = unit;
  const isLying = LYING.has(figure.posture.legs);
  addRoot(
    figure,
    isLying ? LYING_SHADOW * unit : torso.hip * 1.55 * (figure.posture.lift > 0 ? LIFTED_SHADOW_SHARE : 1),
  );
  addTrunk(figure, layout);
  addArms(figure, layout, carries);
  if (species.extras?.includes('fish_tail')) addFishTail(figure, layout);
  else if (!isDriven(figure.character)) addLegs(figure, layout);
  const skull = skullOf(figure, head);
  figure.head = faceFrame(figure, {
    part: 'head',
    material: species.paleHead ? 'belly' : 'body',
    skull,
    ...head,
    eyes: BUILD_MEASURES[figure.build].eyes,
  });
  addHead(figure, neckOf(skull, layout));
  addEars(figure);
  addTailAside(figure, torso.hip * 0.55, torso.bottom - 26 * unit, 'body');
  addExtras(figure);
  addHeadAnchors(figure);
}

/** The y of the head's pivot, which lies inside both the trunk and the skull. */
function neckOf(skull: Path, { torso, unit }: Layout): number {
  const { y, height } = boxOf(skull);
  return Math.min(torso.neckY + 14 * unit, y + height - 7 * unit);
}

const skullOf = ({ species, traits, ink }: FigureDraft, { cx, cy, rx, ry }: Oval): Path =>
  skullPath(species.head ?? 'round', cx, cy, rx, ry, ink.look.square, traits.cheeks);

/** Adds the trunk with its clothes or its belly, and the shadow of the head on it. */
function addTrunk(figure: FigureDraft, layout: Layout): void {
  const { ink } = figure;
  const { torso, head, unit } = layout;
  const sleeved = sleevesOf(figure);
  const trunk = trunkPath(layout, ink.look.square);
  figure.torso = trunkFrame(layout, trunk);
  figure.parts.push({
    id: 'body',
    parent: 'root',
    z: 20,
    pivot: [MIDDLE, torso.bottom - 12 * unit],
    limits: [-20, 20],
    stage: 'body',
    svg:
      ink.mass(trunk, sleeved ?? 'body', {
        line: lineAboveTrousers(figure, layout, trunk) ?? trunk,
        inside: sleeved !== null || figure.character.view === 'back' ? [] : bellyOf(figure, layout),
        cast: shift(skullOf(figure, { ...head, rx: head.rx * 0.96 }), 4 * unit, 15 * unit),
      }) + trousersSeat(figure, layout, trunk),
    rims: [trunk],
  });
}

const isWorn = ({ character }: FigureDraft, garment: string): boolean =>
  character.wear.some(({ item }) => item === garment);

/** The material of arms and legs without clothes. */
const limbMaterial = ({ species }: FigureDraft): string => (species.darkLimbs ? 'accent' : 'body');

/** The material of legs: that of a suit for the whole body, of a person's trousers, else of bare legs. */
const legMaterial = (figure: FigureDraft): string =>
  isWorn(figure, 'space_suit')
    ? 'space_suit'
    : figure.species.human && !isBareLegged(figure)
      ? 'trousers'
      : limbMaterial(figure);

function addArms(figure: FigureDraft, layout: Layout, carries: Record<BodySide, boolean>): void {
  const plan = {
    shoulder: layout.shoulder,
    width: layout.armWidth,
    upper: layout.upperArm,
    lower: layout.forearm,
    handSize: layout.hand * (isSparring(figure) ? BOXING_GLOVE : 1),
    parent: 'body',
    material: sleevesOf(figure) ?? limbMaterial(figure),
    handMaterial: handMaterial(figure),
    hand: figure.species.hands ?? 'paw',
  } as const;
  figure.arms = {
    left: addArm(figure, 'left', { ...plan, carries: carries.left, rest: restOf(figure, 'left', layout) }),
    right: addArm(figure, 'right', { ...plan, carries: carries.right, rest: restOf(figure, 'right', layout) }),
  };
}

/** The rest pose of an arm; a hand in a boxing glove is a fist. */
function restOf(figure: FigureDraft, side: BodySide, layout: Layout): ArmRest {
  const rest = armRestOf(figure, side, layout);
  return isSparring(figure) && rest.hand !== 'carry' ? { ...rest, hand: 'fist' } : rest;
}

/** The factor on hands in boxing gloves. */
const BOXING_GLOVE = 1.46;

const isSparring = (figure: FigureDraft): boolean =>
  (isWorn(figure, 'gloves') || isWorn(figure, 'mittens')) && personasOf(figure.character).includes('boxer');

function handMaterial(figure: FigureDraft): string {
  if (isWorn(figure, 'gloves')) return 'gloves';
  if (figure.ink.look.eyeKind === 'pie') return 'border';
  return figure.material('hands', figure.species.socks ?? 'body');
}

function addLegs(figure: FigureDraft, layout: Layout): void {
  const { species } = figure;
  const isShod = species.human && !figure.character.features.has('barefoot');
  const unshod = isWorn(figure, 'space_suit') ? 'space_suit' : isShod ? 'shoes' : (species.socks ?? 'body');
  const footMaterial = shodIn(figure, unshod);
  for (const side of SIDES) {
    const { turn, isInFront = false, ...rest } = legRestOf(figure, side, layout);
    addLeg(figure, side, {
      ...rest,
      ...(turn === 0 && figure.posture.lift === 0 ? {} : { sole: GROUND - layout.ankleY }),
      width: layout.legWidth,
      footSize: layout.foot * figure.traits.feet,
      taper: figure.traits.taper,
      ...(figure.character.view === undefined ? {} : { toward: viewSide(figure) }),
      parent: 'root',
      material: legMaterial(figure),
      footMaterial,
      z: SEATED.has(figure.posture.legs) || figure.posture.legs === 'squat' ? SITTING_LEG_Z : isInFront ? 12 : 10,
    });
  }
}

/** The z of a sitting figure's legs: in front of the trunk, behind the hands. */
const SITTING_LEG_Z = 27;
/** The half width of the shadow of a lying figure, in pixels of the reference figure. */
const LYING_SHADOW = 176;
/** The angles by which the wing and the cape below a lying figure are folded, in degrees. */
const FOLDED_WING = 62;
const FOLDED_CAPE = 20;
/** The factor on the ground shadow of a figure above the floor. */
const LIFTED_SHADOW_SHARE = 0.62;

/** Bakes the posture into a figure that was drawn upright: hips, trunk, head and feet. */
export function poseBiped(figure: FigureDraft, layout: Layout): void {
  const { posture, species } = figure;
  const hasNoLegs = isLegless(figure.character, species);
  strike(
    figure,
    new Map<string, PartTurn>([
      ['head', { degrees: posture.tilt }],
      ...(LYING.has(posture.legs) ? foldedBack(posture.lead) : []),
      [
        'tail',
        { degrees: hasNoLegs && species.extras?.includes('fish_tail') ? 0 : -sign(posture.tail) * posture.tailRaise },
      ],
      ...(hasNoLegs
        ? []
        : [
            [
              'body',
              { degrees: posture.lean, move: [posture.shift * layout.unit, -posture.lift * layout.unit] },
            ] as const,
            ...SIDES.map((side) => [`foot_${side}`, { degrees: legRestOf(figure, side, layout).turn }] as const),
          ]),
    ]),
  );
  steady(figure);
  keepOnCanvas(figure);
}

/** The turns of a wing and a cape below a lying figure, which would reach into the floor. */
const foldedBack = (lead: BodySide): [string, PartTurn][] => [
  [`wing_${lead}`, { degrees: -sign(lead) * FOLDED_WING }],
  ['cape', { degrees: sign(lead) * FOLDED_CAPE, scale: 0.8 }],
];

/** Moves a figure so that its sides and its lower edge are on the canvas, and scales it down if it is too large. */
export function keepOnCanvas(figure: FigureDraft): void {
  const { look } = figure.ink;
  const boxes = figure.parts.flatMap(({ rims }) => rims ?? []).map(boxOf);
  const root = figure.parts.find(({ id }) => id === 'root');
  const line = Math.max(look.outer / 2, look.silhouette, look.border / 2);
  const margin = 4 + line;
  const room = MIDDLE - margin;
  const [left, right] = [
    MIDDLE - Math.min(...boxes.map(({ x }) => x)),
    Math.max(...boxes.map(({ x, width }) => x + width)) - MIDDLE,
  ];
  const isLying = LYING.has(figure.posture.legs);
  const rides = figure.parts
    .filter(({ parent }) => isLying || parent === 'root')
    .flatMap(({ rims }) => (rims ?? []).map(boxOf));
  const [top, bottom] = [Math.min(...boxes.map(({ y }) => y)), Math.max(...rides.map(({ y, height }) => y + height))];
  const floor = (figure.canvas?.height ?? CANVAS_HEIGHT) - margin - (isLying ? SWING : 0);
  const isLow = bottom > floor;
  // The line around the figure is on the canvas as well.
  const isHigh = top < line;
  if (left <= room && right <= room && !isLow && !isHigh) return;
  const ground = root?.pivot[1] ?? GROUND;
  const scale = Math.min(
    1,
    (room * 2) / (left + right),
    isLow ? (floor - margin) / (bottom - top) : 1,
    isHigh ? (ground - margin) / (ground - top) : 1,
  );
  const move = Math.max(0, left * scale - room) - Math.max(0, right * scale - room);
  const lift = isLow ? Math.max(0, ground + (bottom - ground) * scale - floor) : 0;
  strike(figure, new Map([['root', { degrees: 0, scale, move: [move, -lift] }]]));
}

/** The room below the hair of a lying figure for its swing, in pixels. */
const SWING = 16;

/** The height of the canvas, in pixels. */
const CANVAS_HEIGHT = 512;
