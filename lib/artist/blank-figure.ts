import { toOklch } from '@/lib/core/color/oklch';
import { MIDDLE } from './anatomy/layout';
import { BEAKS } from './face/snouts/beaks';
import type { RestPosture } from './body/rest-poses';
import type { FigureDraft } from './figure';
import type { Individual } from './individual';
import type { DrawingStyle } from './look';
import { type Materials, isBright, isDim } from './palettes';
import type { Dice } from './random';
import { inkOf } from './shape/ink';
import type { Coat } from './shape/texture';
import { ellipse } from './shape/curve';
import type { SpeciesId } from './species';
import type { Species } from './species/species';
import type { Character } from './character';

/** Species whose eyes are on a patch of the belly's colour: a screen, a mask or a facial disc. */
const PALE_FACED: ReadonlySet<SpeciesId> = new Set([
  'robot',
  'penguin',
  'owl',
  'monkey',
  'sheep',
  'phone',
  'panda',
  'sloth',
  'badger',
  'ostrich',
]);

/** Forms of matte material among objects and blobs: plants, bread, paper, vapour. */
const MATTE: ReadonlySet<string> = new Set([
  'cactus',
  'plant',
  'pizza',
  'taco',
  'cheese',
  'pancakes',
  'sushi',
  'burger',
  'carrot',
  'egg',
  'avocado',
  'banana',
  'envelope',
  'book',
  'house',
  'pencil',
  'bag',
  'umbrella',
  'ghost',
  'cloud',
  'tree',
  'mushroom',
  'sun',
  'moon',
]);

/** The surface of a species: fur, feathers, scales, hull or smooth skin. */
function coatOf({ archetype, snout, hands, form, human }: Species): Coat {
  if (human) return 'smooth';
  if (hands === 'grip' || archetype === 'object' || archetype === 'blob')
    return MATTE.has(form ?? '') ? 'smooth' : 'hull';
  if (snout && BEAKS.has(snout)) return 'feathers';
  if ((snout && SCALED.has(snout)) || hands === 'claw' || form === 'fish' || form === 'seahorse') return 'scales';
  return form && form !== 'seal' ? 'smooth' : 'fur';
}

const SCALED: ReadonlySet<string> = new Set(['frog', 'dragon', 'croc']);

/** Species whose head has the accent colour. */
const DARK_FACED: ReadonlySet<SpeciesId> = new Set(['ladybug', 'beetle']);

/** A figure without parts. Its frames of head and trunk have dummy values until the body is built. */
export function blankFigure(
  character: Character,
  look: DrawingStyle,
  dice: Dice,
  of: Pick<Individual, 'species' | 'traits' | 'build'> & { posture: RestPosture },
  materials: Materials,
): FigureDraft {
  const { species } = of;
  const nothing = ellipse(MIDDLE, MIDDLE, 1, 1);
  const face =
    species.faceOn ??
    (PALE_FACED.has(character.species) ? 'belly' : DARK_FACED.has(character.species) ? 'accent' : 'body');
  const skin = materials.get(face) ?? '#ffffff';
  return {
    ...of,
    character,
    dice,
    ink: inkOf(look, coatOf(species)),
    unit: 1,
    arms: null,
    parts: [],
    anchors: [],
    darkFace: toOklch(skin).l < 0.5 && !species.human,
    dimFace: isDim(skin),
    brightFace: isBright(skin),
    head: {
      part: 'head',
      cx: MIDDLE,
      cy: MIDDLE,
      rx: 1,
      ry: 1,
      crown: { cy: MIDDLE, rx: 1, ry: 1 },
      skull: nothing,
      material: 'body',
      eyeY: 0,
      eyeDx: 0,
      eyeWidth: 0,
      mouthY: 0,
      mouthWidth: 0,
      noseY: 0,
      hatY: 0,
      hatWidth: 0,
    },
    torso: {
      part: 'body',
      cx: MIDDLE,
      neckY: 0,
      waistY: 0,
      hemY: 0,
      neck: 0,
      waist: 0,
      hem: 0,
      path: nothing,
      merged: false,
    },
    material: (region, fallback) =>
      Object.hasOwn(character.colors, region) && materials.has(region) ? region : fallback,
  };
}
