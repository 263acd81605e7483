import { shelf } from '../kit/room/books';
import { sofa } from '../kit/room/furniture';
import { floorLamp } from '../kit/room/lamps';
import { picture } from '../kit/room/picture';
import { plant } from '../kit/room/plant';
import { floor, rug, wall } from '../kit/room/surfaces';
import { curtains, sunPatch, window } from '../kit/room/window';
import { roomsOf } from './rooms';
import type { Setting } from './setting';

/**
 * The backdrop of a scene in a living room; positions are in picture pixels, and `u` is a hundredth of the mascot's
 * height.
 */
export const livingRoom: Setting = {
  title: 'in a living room',
  words: 'living_room room home house apartment lounge couch sofa indoors interior wohnzimmer salon flat',
  has: ['sofa', 'plant', 'lamp'],
  indoor: true,
  draw: (e) => {
    const {
      stage: { horizon, u, focus, width, shape },
    } = e;
    const { left, right, top, close } = roomsOf(e);
    return {
      sky: wall(e, '#ecdfd0'),
      far:
        curtains(e, right.x + u * 6, top + u * 26, u * 44, u * 40, '#d9b9a6') +
        window(e, right.x + u * 6, top + u * 26, u * 44, u * 40) +
        (close
          ? picture(e, left.x + u * 12, top + u * 2, u * 34, u * 27, '#9fc3cf')
          : picture(e, left.x - u * 8, top + u * 16, u * 32, u * 26, '#9fc3cf') +
            picture(e, left.x + u * 18, top + u * 22, u * 16, u * 18, '#eec1a4')) +
        (shape === 'banner'
          ? shelf(e, width * 0.12, top + u * 34, u * 52) +
            picture(e, width * 0.3, top + u * 18, u * 26, u * 30, '#c5d3a8')
          : ''),
      ground: floor(e, '#cfa277') + sunPatch(e, right.x - u * 6, u * 34) + rug(e, '#d59a86'),
      near:
        sofa(e, left.x + (close ? u * 16 : -u * 12), horizon + u * 13, u * 88) +
        floorLamp(e, Math.max(u * 9, left.x - u * 62), horizon + u * 8, u * 100) +
        plant(e, Math.min(width - u * 6, focus.right + u * 26), horizon + u * 15, u * 58),
    };
  },
};
