import { fireplace } from '../kit/room/fireplace';
import { plant } from '../kit/room/plant';
import { sofa } from '../kit/room/furniture';
import { picture } from '../kit/room/picture';
import { window } from '../kit/room/window';
import { floor, rug, wall } from '../kit/room/surfaces';
import { roomsOf } from './rooms';
import type { Setting } from './setting';

/** The backdrop of a scene at a fireplace. */
export const fireside: Setting = {
  title: 'by the fireplace',
  words: 'fireplace fireside hearth mantel kamin chimenea cheminee camino lareira',
  has: ['sofa', 'plant'],
  indoor: true,
  time: 'night',
  draw: (e) => {
    const {
      stage: { horizon, u, focus, width },
    } = e;
    const { left, right, top } = roomsOf(e);
    const hearth = Math.max(u * 34, left.x - u * 4);
    return {
      sky: wall(e, '#d8c4b4'),
      far:
        picture(e, hearth - u * 16, top + u * 2, u * 34, u * 26, '#9fc3cf') +
        window(e, right.x + u * 6, top + u * 22, u * 40, u * 40),
      ground: floor(e, '#a9795c') + rug(e, '#b5605a'),
      near:
        sofa(e, Math.min(width - u * 20, focus.right + u * 40), horizon + u * 12, u * 80) +
        fireplace(e, hearth, horizon + u * 8, u * 84) +
        plant(e, hearth + u * 60, horizon + u * 9, u * 34),
    };
  },
};
