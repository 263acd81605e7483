import { BEINGS } from './beings';
import type { Breed } from './breeds/breed';
import type { ExtraKind, Species } from './species';

/** Extras that an animal keeps as a robot; fur, masks and patterns are left out. */
const BUILT_IN: ReadonlySet<ExtraKind> = new Set<ExtraKind>([
  'horns',
  'small_horns',
  'antlers',
  'moose_antlers',
  'curled_horns',
  'coiled_horns',
  'brow_horns',
  'nose_horn',
  'unicorn_horn',
  'beetle_horn',
  'ossicones',
  'spikes',
  'plates',
  'frill',
  'bat_wings',
  'insect_wings',
  'frog_eyes',
  'turret_eyes',
  'casque',
  'antennae',
  'comb',
]);

/** Extras on top of the head that leave no space for an antenna. */
const CROWNED: ReadonlySet<ExtraKind> = new Set<ExtraKind>([
  'antennae',
  'unicorn_horn',
  'comb',
  'spikes',
  'frill',
  'casque',
]);

/** An animal as a robot: its shape in metal, with a screen for a face, an antenna, joints and rivets. */
export function mechanical(animal: Species, { colors: hull }: Breed): Species {
  const { belly, body, accent, iris } = { ...BEINGS.robot.colors, ...hull };
  const built = (animal.extras ?? []).filter((extra) => BUILT_IN.has(extra));
  return {
    ...animal,
    title: `robot ${animal.title}`,
    colors: { body, belly, accent, iris, nose: accent },
    hands: 'grip',
    socks: 'accent',
    eyes: 'screen',
    faceOn: 'belly',
    marks: [],
    features: [],
    isMachine: true,
    tailTip: 'accent',
    extras: [...built, ...(built.some((extra) => CROWNED.has(extra)) ? [] : (['antenna'] as const))],
  };
}
