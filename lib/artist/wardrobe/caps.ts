import { graduationCap, policeCap, sailorHat } from './hats/uniform-caps';
import { cowboyHat, vikingHelmet, witchHat, elfHat } from './hats/costume-hats';
import { headband, ninjaBand, bandana } from './hats/brow-bands';

/** Hats of professions, seasons and sports. */
export const CAPS = {
  graduation_cap: graduationCap,
  police_cap: policeCap,
  cowboy_hat: cowboyHat,
  viking_helmet: vikingHelmet,
  witch_hat: witchHat,
  elf_hat: elfHat,
  sailor_hat: sailorHat,
  headband,
  ninja_band: ninjaBand,
  bandana,
};
