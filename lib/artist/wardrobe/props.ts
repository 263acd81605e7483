import { coffeeCup, whisk, carrot } from './things/food';
import { wand, magnifier, sword, shield, flag } from './things/quest';
import { paintbrush, pencil, book } from './things/desk';
import { heart, star, balloon, balloonBunch, gift, leaf } from './things/gifts';
import { laptop, phone, microphone } from './things/devices';
import { wrench } from './things/hand-tools';

/** Props that are drawn by code. */
export const PROPS = {
  coffee_cup: coffeeCup,
  laptop,
  book,
  wand,
  magnifier,
  sword,
  paintbrush,
  heart,
  star,
  balloon,
  balloon_bunch: balloonBunch,
  wrench,
  whisk,
  phone,
  pencil,
  shield,
  gift,
  carrot,
  leaf,
  microphone,
  flag,
};
