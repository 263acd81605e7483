import { ellipse } from '../../shape/curve';
import { pumpkin } from '../kit/feast/pumpkin';
import { hills, poly, spread } from '../kit/forms';
import { ground, rock } from '../kit/land';
import { birds, sky } from '../kit/sky';
import type { Setting } from './setting';

/**
 * The backdrop of a scene in an autumn park; positions are in picture pixels, and `u` is a hundredth of the mascot's
 * height.
 */
export const autumn: Setting = {
  title: 'in an autumn park',
  words: 'autumn autumnal fall_leaves thanksgiving leaves october november herbst otono',
  draw: (e) => {
    const {
      stage: { width, height, horizon, u, focus },
    } = e;
    const leaves = [
      ['leaf_gold', '#eeb052'],
      ['leaf_rust', '#d9794a'],
      ['leaf_red', '#c95f50'],
    ] as const;
    const crown = (x: number, y: number, s: number, i: number, depth: 0 | 1 | 2) => {
      const [name, hex] = leaves[i % 3] ?? leaves[0];
      const tone = e.tone(name, hex, depth);
      return (
        e.fill(
          poly([
            [x - s * 0.05, y],
            [x - s * 0.03, y - s * 0.5],
            [x + s * 0.03, y - s * 0.5],
            [x + s * 0.05, y],
          ]),
          e.tone('bark', '#7d5a48', depth).base,
        ) +
        e.fill(ellipse(x, y - s * 0.66, s * 0.32, s * 0.34), tone.base) +
        e.fill(ellipse(x + s * 0.1, y - s * 0.58, s * 0.2, s * 0.22), tone.shade) +
        e.fill(ellipse(x - s * 0.12, y - s * 0.78, s * 0.12, s * 0.1), tone.light)
      );
    };
    return {
      sky: sky(e, horizon) + birds(e, width * 0.7, horizon * 0.3, u * 5),
      far:
        e.fade(hills(e, horizon - u * 10, u * 6, 2), [
          [e.tone('autumn_hill', '#d9b67a', 3).light],
          [e.tone('autumn_hill', '#d9b67a', 3).base],
        ]) +
        spread(e, 0, width, Math.round(width / (u * 26)), 0.4)
          .map((x, i) => crown(x, horizon + u, u * e.dice.between(40, 56), i, 2))
          .join(''),
      ground: ground(e, 'autumn_grass', '#c9b868'),
      near:
        crown(focus.left - u * 30, horizon + u * 11, u * 122, 0, 0) +
        crown(Math.min(width, focus.right + u * 40), horizon + u * 7, u * 96, 1, 1) +
        rock(e, focus.right + u * 18, horizon + u * 16, u * 12) +
        spread(e, 0, width, e.minimal ? 14 : 46, 0.5)
          .map((x, i) => {
            const [name, hex] = leaves[i % 3] ?? leaves[0];
            const y = i % 3 ? e.dice.between(horizon + u * 6, height) : e.dice.between(height * 0.2, horizon);
            return x > focus.left && x < focus.right && y < e.stage.ground + u * 3
              ? ''
              : e.fill(ellipse(x, y, u * 1.7, u * 0.9), e.tone(name, hex).base);
          })
          .join('') +
        pumpkin(e, focus.left - u * 14, horizon + u * 24, u * 16, false),
    };
  },
};
