import { type FigureDraft, SIDES, sign } from '../../figure';
import type { ExtraKind } from '../../species/species';
import { addHair } from '../hair';
import { WILD_EXTRAS } from './wild';
import { addWings } from '../wings';
import { addTuft, addMane, addWool } from './manes-and-tufts';
import type { AddExtra } from './feature';
import { addHorn, LONG_HORN, SHORT_HORN, addUnicornHorn, addBeetleHorn } from './horns';
import { addAntler } from './antlers';
import { addAntenna } from './antennas';
import { addEarDisks, addFrogEyes, addTurretEyes } from './ears-and-eyes';
import { addSpikes, addPrickles } from './spikes';
import { addSpout } from './spout';

/** Adds the extras of a species besides head and body: horns, manes, antennae, wings. */
export function addExtras(figure: FigureDraft): void {
  const wanted = new Set<ExtraKind>(figure.species.extras ?? []);
  if (figure.character.features.has('wings') && figure.species.archetype !== 'winged') wanted.add(wingsFor(figure));
  if (figure.character.features.has('antenna') && !wanted.has('antenna')) wanted.add('antennae');
  if (figure.character.features.has('horn') && !wanted.has('unicorn_horn')) wanted.add('horns');
  for (const extra of wanted) (EXTRAS[extra] ?? WILD_EXTRAS[extra])?.(figure);
  if (figure.character.features.has('fluffy') && figure.head.part === 'head') addTuft(figure);
}

/**
 * The wings to draw when a prompt adds them to a species that has none: bat wings for dragons, reptiles, frogs and
 * blobs, feathered ones for all others.
 */
const wingsFor = ({ species }: FigureDraft): ExtraKind =>
  species.extras?.includes('bat_wings') || SKIN_WINGED.has(species.snout ?? 'none') || species.archetype === 'blob'
    ? 'bat_wings'
    : 'feather_wings';

const SKIN_WINGED: ReadonlySet<string> = new Set(['dragon', 'croc', 'frog']);

const EXTRAS: Partial<Record<ExtraKind, AddExtra>> = {
  mane: addMane,
  horns: (figure) => SIDES.forEach((side) => addHorn(figure, side, LONG_HORN)),
  small_horns: (figure) => SIDES.forEach((side) => addHorn(figure, side, SHORT_HORN)),
  antlers: (figure) => SIDES.forEach((side) => addAntler(figure, side)),
  unicorn_horn: addUnicornHorn,
  antenna: (figure) => addAntenna(figure, 'antenna', 0, 0),
  antennae: (figure) =>
    SIDES.forEach((side) => addAntenna(figure, `antenna_${side}`, sign(side) * 0.34, sign(side) * 0.22)),
  ear_disks: addEarDisks,
  spikes: addSpikes,
  frog_eyes: addFrogEyes,
  turret_eyes: addTurretEyes,
  wool: addWool,
  spout: addSpout,
  prickles: addPrickles,
  beetle_horn: addBeetleHorn,
  hair: addHair,
  bat_wings: (figure) => addWings(figure, 'bat'),
  feather_wings: (figure) => addWings(figure, 'feather'),
  insect_wings: (figure) => addWings(figure, 'insect'),
};
