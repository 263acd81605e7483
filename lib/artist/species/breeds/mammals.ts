import type { Breed } from './breed';
import type { SpeciesId } from '..';
import { CATS } from './cats';
import { DOGS } from './dogs';
import { BEARS, MONKEYS } from './bears-and-monkeys';
import { RODENTS, RABBITS, SQUIRRELS } from './rodents-and-rabbits';
import { HORSES, PIGS, CATTLE, SHEEP, DEER, UNICORNS } from './hoofed';
import { FOXES, WOLVES } from './foxes-and-wolves';

/** The breeds of mammals. */
export const MAMMAL_BREEDS: Readonly<Partial<Record<SpeciesId, readonly Breed[]>>> = {
  cat: CATS,
  dog: DOGS,
  bear: BEARS,
  mouse: RODENTS,
  rabbit: RABBITS,
  horse: HORSES,
  hamster: RODENTS.slice(0, 5).map((breed) => ({ ...breed, extras: ['mask'] })),
  fox: FOXES,
  wolf: WOLVES,
  squirrel: SQUIRRELS,
  pig: PIGS,
  cow: CATTLE,
  sheep: SHEEP,
  monkey: MONKEYS,
  deer: DEER,
  unicorn: UNICORNS,
};
