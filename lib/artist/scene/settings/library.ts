import { slab, spread } from '../kit/forms';
import { bookcase, books } from '../kit/room/books';
import { table } from '../kit/room/furniture';
import { hangingLamp } from '../kit/room/lamps';
import { floor, rug, wall } from '../kit/room/surfaces';
import type { Setting } from './setting';

/**
 * The backdrop of a scene in a library; positions are in picture pixels, and `u` is a hundredth of the mascot's height.
 */
export const library: Setting = {
  title: 'in a library',
  words: 'library bookshelf bookcase bookshop bookstore archive reading_room bibliothek biblioteca',
  has: ['books'],
  indoor: true,
  draw: (e) => {
    const {
      stage: { horizon, u, focus, width, height, shape },
    } = e;
    const tall = Math.min(horizon * 0.94, u * 140);
    const count = Math.max(2, Math.round(width / (u * 66)));
    return {
      sky: wall(e, '#e9d3ae'),
      far:
        spread(e, 0, width, count, 0)
          .map((x) =>
            bookcase(
              e,
              x - (width / count) * 0.46,
              horizon + u * 2,
              (width / count) * 0.92,
              tall,
              Math.max(3, Math.round(tall / (u * 24))),
              '#b98357',
            ),
          )
          .join('') + e.fill(slab(0, 0, width, height), e.shine('lamplight', '#ffe9b0'), 0.2),
      ground: floor(e, '#b9835a') + rug(e, '#c97f72'),
      near:
        hangingLamp(e, shape === 'banner' ? focus.left - u * 30 : width * 0.16, u * 26, u * 18, '#7fa68a') +
        hangingLamp(e, width * 0.86, u * 20, u * 18, '#7fa68a') +
        table(e, focus.right + u * 26, horizon + u * 16, u * 46, u * 30, '#a8744c') +
        books(e, focus.right + u * 12, horizon - u * 13.5, u * 20, u * 12) +
        stack(focus.left - u * 22, horizon + u * 18),
    };

    function stack(x: number, y: number): string {
      return ['#d9776a', '#6fa6c9', '#e8b45f', '#7fb38a', '#9a86c4']
        .map((hex, i) => {
          const tone = e.tone(`pile_${i + 1}`, hex);
          const [w, dx] = [u * (24 - i * 1.4), u * ([0, 2, -1, 1.5, -2][i] ?? 0)];
          return (
            e.fill(slab(x + dx - w / 2, y - u * 5 * (i + 1), x + dx + w / 2, y - u * 5 * i - u * 0.3), tone.base) +
            e.fill(
              slab(x + dx + w * 0.3, y - u * 5 * (i + 1) + u, x + dx + w / 2, y - u * 5 * i - u * 1.3),
              e.tone('page', '#fbf3e0').base,
            )
          );
        })
        .join('');
    }
  },
};
