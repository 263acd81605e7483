import { football, basketball, beachBall, snowball } from './things/balls';
import { gamepad, racket, surfboard } from './things/games';
import { guitar } from './things/guitar';
import { iceCream, candyCane } from './things/sweets';
import { bouquet, trophy } from './things/prizes';

/** Balls, sweets, instruments and prizes. */
export const PLAYTHINGS = {
  football,
  basketball,
  beach_ball: beachBall,
  snowball,
  guitar,
  gamepad,
  racket,
  surfboard,
  ice_cream: iceCream,
  candy_cane: candyCane,
  bouquet,
  trophy,
};
