import { umbrella, lantern, camera, map } from './things/outdoors';
import { pumpkin } from './things/pumpkin';
import { shoppingBag, briefcase } from './things/bags';
import { hammer, broom, flask } from './things/hand-tools';
import { pizza } from './things/food';
import { clipboard } from './things/desk';

/** Tools, bags and other props of professions. */
export const TOOLS = {
  umbrella,
  lantern,
  pumpkin,
  camera,
  shopping_bag: shoppingBag,
  briefcase,
  hammer,
  map,
  pizza,
  clipboard,
  broom,
  flask,
};
