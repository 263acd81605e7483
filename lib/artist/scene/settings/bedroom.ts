import { blob, box, ellipse } from '../../shape/curve';
import type { SceneEasel } from '../easel';
import { fairyLights } from '../kit/feast/garlands';
import { slab, stick } from '../kit/forms';
import { shelf } from '../kit/room/books';
import { floorLamp } from '../kit/room/lamps';
import { picture } from '../kit/room/picture';
import { plant } from '../kit/room/plant';
import { floor, rug, wall } from '../kit/room/surfaces';
import { curtains, window } from '../kit/room/window';
import { roomsOf } from './rooms';
import type { Setting } from './setting';

/**
 * The backdrop of a scene in a bedroom; positions are in picture pixels, and `u` is a hundredth of the mascot's height.
 */
export const bedroom: Setting = {
  title: 'in a bedroom',
  words: 'bedroom bed sleepover bedtime pillow blanket pyjama pyjamas schlafzimmer crib nursery',
  indoor: true,
  time: 'night',
  draw: (e) => {
    const {
      stage: { horizon, u, focus, width, shape },
    } = e;
    const { left, right, top, close } = roomsOf(e);
    return {
      sky: wall(e, '#c8cbe6'),
      far:
        curtains(e, right.x + u * 4, top + u * 26, u * 42, u * 42, '#a9a3d6') +
        window(e, right.x + u * 4, top + u * 26, u * 42, u * 42) +
        picture(e, left.x - u * 4, top + u * 14, u * 28, u * 22, '#f0cfae') +
        fairyLights(e, [-u * 4, Math.max(u * 6, top - u * 6)], [width * 0.5, Math.max(u * 6, top - u * 6)], u * 6) +
        fairyLights(
          e,
          [width * 0.5, Math.max(u * 6, top - u * 6)],
          [width + u * 4, Math.max(u * 6, top - u * 6)],
          u * 6,
        ) +
        (shape === 'banner' ? shelf(e, width * 0.14, top + u * 30, u * 52) : ''),
      ground: floor(e, '#c09a80') + rug(e, '#b7a6dd'),
      near:
        bed(e, left.x + (close ? u * 28 : -u * 22), horizon + u * 14, u * 112) +
        (close
          ? plant(e, Math.min(width - u * 9, focus.right + u * 26), horizon + u * 14, u * 44, '#d9b3a6')
          : floorLamp(e, Math.min(width - u * 7, focus.right + u * 62), horizon + u * 12, u * 88)) +
        slippers(e, focus.right + u * 26, horizon + u * 24),
    };
  },
};

function bed(e: SceneEasel, x: number, y: number, width: number): string {
  const [wood, sheet, quilt, pillow] = [
    e.tone('bed', '#b98f6c'),
    e.tone('sheet', '#f5f1ea'),
    e.tone('quilt', '#8fa6d9'),
    e.tone('pillow', '#fdfbf6'),
  ];
  const [w, h] = [width / 2, width * 0.34];
  const cover = blob([
    [x - w * 0.5, y - h * 0.72, 0.8],
    [x + w * 0.2, y - h * 0.8],
    [x + w * 0.94, y - h * 0.7, 0.7],
    [x + w * 0.98, y - h * 0.16, 0.9],
    [x - w * 0.5, y - h * 0.16, 0.9],
  ]);
  return (
    e.fill(box(x - w * 0.95, y - h * 0.62, w * 0.12, h * 1.24, w * 0.05), wood.base) +
    e.fill(slab(x - w * 0.94, y - h * 0.34, x + w * 0.96, y - h * 0.1), wood.shade) +
    e.fill(slab(x + w * 0.86, y - h * 0.3, x + w * 0.96, y), wood.deep) +
    e.fill(box(x, y - h * 0.44, w * 1.86, h * 0.34, h * 0.1), sheet.base) +
    e.fill(
      blob([
        [x - w * 0.88, y - h * 0.6, 0.4],
        [x - w * 0.8, y - h * 0.9],
        [x - w * 0.56, y - h * 0.88],
        [x - w * 0.46, y - h * 0.6, 0.4],
      ]),
      pillow.base,
    ) +
    e.fill(
      blob([
        [x - w * 0.88, y - h * 0.6, 0.4],
        [x - w * 0.66, y - h * 0.68],
        [x - w * 0.46, y - h * 0.6, 0.4],
      ]),
      pillow.shade,
    ) +
    e.fill(cover, quilt.base) +
    e.inside(
      cover,
      [0, 1, 2, 3, 4, 5]
        .map((i) =>
          e.line(stick([x + w * (i * 0.32 - 0.6), y - h], [x + w * (i * 0.32 - 0.42), y]), quilt.light, width * 0.012),
        )
        .join('') + e.fill(slab(x - w, y - h * 0.3, x + w, y), quilt.shade, 0.6),
    ) +
    e.fill(slab(x - w * 0.5, y - h * 0.75, x - w * 0.36, y - h * 0.16), sheet.shade)
  );
}

function slippers(e: SceneEasel, x: number, y: number): string {
  const { u } = e.stage;
  const tone = e.tone('slipper', '#e59a9f');
  return [0, 9]
    .map(
      (dx) =>
        e.fill(
          blob([
            [x + dx * u, y - u * 2.6],
            [x + (dx + 3.2) * u, y],
            [x + dx * u, y + u * 2],
            [x + (dx - 3.2) * u, y],
          ]),
          tone.base,
        ) + e.fill(ellipse(x + dx * u, y - u * 0.6, u * 2, u * 1.2), tone.deep),
    )
    .join('');
}
