import { slab, spread } from '../kit/forms';
import { cloud, rainbow, sky, sunPlace } from '../kit/sky';
import type { Setting } from './setting';

/**
 * The backdrop of a scene above the clouds; positions are in picture pixels, and `u` is a hundredth of the mascot's
 * height.
 */
export const heaven: Setting = {
  floats: true,
  title: 'above the clouds',
  words: 'clouds cloud sky rainbow heaven dream dreamland dreamy flying floating air cielo himmel',
  draw: (e) => {
    const {
      stage: { width, height, horizon, u, focus, shape },
    } = e;
    const [white, low] = [e.tone('cloud_near', '#f7fafe'), e.tone('cloud_low', '#dbe8f8')];
    const bank = (y: number, size: number, color: string, shade: string, count: number) =>
      spread(e, -u * 10, width + u * 10, count, 0.25)
        .map((x) => cloud(e, x, y + e.dice.between(-u * 3, u * 3), size * e.dice.between(0.8, 1.15), color, 1, shade))
        .join('');
    const count = Math.max(3, Math.round(width / (u * 44)));
    const [sx] = sunPlace(e);
    return {
      sky: sky(e, height, { clouds: 3 }),
      far:
        rainbow(
          e,
          shape === 'banner' ? focus.x - u * 40 : Math.max(width * 0.5, sx + u * 40),
          horizon + u * 20,
          u * 78,
        ) +
        bank(horizon + u * 2, u * 74, e.tone('cloud_far', '#bcd8f4').base, e.tone('cloud_far', '#bcd8f4').shade, count),
      ground:
        bank(horizon + u * 16, u * 92, low.base, low.shade, count) +
        e.fade(slab(0, horizon + u * 15, width, height), [[low.base], [white.shade]]),
      near: cloud(
        e,
        focus.x,
        e.stage.ground + u * 10,
        Math.max(u * 120, focus.width * 1.7),
        white.light,
        1,
        white.shade,
      ),
      front:
        cloud(e, width * 0.05, height + u * 4, u * 74, white.light, 1, white.base) +
        cloud(e, width * 0.97, height + u * 6, u * 86, white.light, 1, white.base),
    };
  },
};
