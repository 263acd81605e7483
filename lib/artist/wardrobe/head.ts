import { chefHat, cap, beanie, santaHat, beret } from './hats/soft-hats';
import { topHat, wizardHat, partyHat } from './hats/tall-hats';
import { hardHat, strawHat, pirateHat } from './hats/brimmed-hats';
import { crown, bow, flower, halo } from './hats/head-ornaments';

/** Hats and hair ornaments. */
export const HEAD_GARMENTS = {
  chef_hat: chefHat,
  cap,
  beanie,
  top_hat: topHat,
  wizard_hat: wizardHat,
  party_hat: partyHat,
  hard_hat: hardHat,
  crown,
  straw_hat: strawHat,
  pirate_hat: pirateHat,
  santa_hat: santaHat,
  beret,
  bow,
  flower,
  halo,
};
