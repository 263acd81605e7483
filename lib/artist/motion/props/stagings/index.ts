import type { Staging } from '../wish';
import { clouded, orbiting, signed } from './at-head';
import { flashed, zapped } from './electric';
import { exploded, fallen } from './falling';
import { dripped, sprayed, sweated } from './from-face';
import { barbell } from './barbell';
import { bite, bothHands, desk, hold, shelter, sip } from './held';
import { dropped } from './dropped';
import { produced } from './produced';
import { dug, jetted } from './scattered';
import { countered, covered, slippedOn } from './scenery';
import type { Stager } from './staging';
import { juggled } from './juggled';
import { risen } from './rising';
import { roped } from './rope';
import { tossed } from './tossed';
import { burst, caught, dribbled, kicked, thrown } from './thrown';

/** The function for each kind of staging. */
export const STAGERS: Readonly<Record<Staging, Stager>> = {
  hold,
  both_hands: bothHands,
  lift: hold,
  sip,
  shelter,
  bite,
  desk,
  juggle: juggled,
  throw: thrown,
  catch: caught,
  kick: kicked,
  drop: dropped,
  toss: tossed,
  dribble: dribbled,
  rope: roped,
  burst,
  fall: fallen,
  fireworks: exploded,
  rise: risen,
  drip: dripped,
  sweat: sweated,
  spray: sprayed,
  orbit: orbiting,
  sign: signed,
  cloud: clouded,
  barbell,
  cover: covered,
  counter: countered,
  produce: produced,
  underfoot: slippedOn,
  flash: flashed,
  zap: zapped,
  dug,
  jet: jetted,
};
