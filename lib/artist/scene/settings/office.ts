import { table } from '../kit/room/furniture';
import { picture } from '../kit/room/picture';
import { plant } from '../kit/room/plant';
import { floor, rug, wall } from '../kit/room/surfaces';
import { sunPatch, window } from '../kit/room/window';
import { whiteboard } from '../kit/work/boards';
import { deskLamp, monitor, mug, officeChair } from '../kit/work/desk';
import { roomsOf } from './rooms';
import type { Setting } from './setting';

/**
 * The backdrop of a scene at a desk in the office; positions are in picture pixels, and `u` is a hundredth of the
 * mascot's height.
 */
export const office: Setting = {
  title: 'at a desk in the office',
  words:
    'office desk workplace workspace cubicle boardroom coworking startup buro oficina bureau computer laptop meeting',
  has: ['screen', 'chair', 'plant'],
  indoor: true,
  draw: (e) => {
    const {
      stage: { horizon, u, focus, width },
    } = e;
    const { left, right, top, close } = roomsOf(e);
    const deskX = left.x + (close ? u * 6 : -u * 4);
    return {
      sky: wall(e, '#dfe6ea'),
      far:
        window(e, left.x, top + u * 26, u * 44, u * 38) +
        whiteboard(e, right.x + u * 2, top + u * 24, u * 58, u * 36) +
        (e.stage.shape === 'banner' ? picture(e, width * 0.08, top + u * 24, u * 22, u * 28, '#bcd3d8') : ''),
      ground: floor(e, '#d8b48a') + sunPatch(e, left.x, u * 44) + rug(e, '#9fb6cf'),
      near:
        officeChair(e, deskX + u * 6, horizon + u * 11, u * 56) +
        table(e, deskX, horizon + u * 14, u * 84, u * 38, '#c79a6b') +
        monitor(e, deskX - u * 6, horizon - u * 22, u * 30) +
        mug(e, deskX + u * 17, horizon - u * 22.5, u * 8, '#f0b49a') +
        deskLamp(e, deskX - u * 33, horizon - u * 22.5, u * 24) +
        plant(e, Math.min(width - u * 6, focus.right + u * 20), horizon + u * 14, u * 50),
      front: '',
    };
  },
};
