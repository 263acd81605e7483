import type { SceneEasel } from '../easel';
import { slab, stick } from '../kit/forms';
import { sky } from '../kit/sky';
import { skyline } from '../kit/town/houses';
import { bench, car, road, streetLamp } from '../kit/town/street';
import { roundTree } from '../kit/trees/broadleaf';
import type { Setting } from './setting';

/**
 * The backdrop of a scene in the city; positions are in picture pixels, and `u` is a hundredth of the mascot's height.
 */
export const city: Setting = {
  title: 'in the city',
  words:
    'city town street downtown urban skyscraper metropolis stadt ciudad ville tokyo london paris york sidewalk rooftop ' +
    'tram_stop bus_stop train_station taxi_stand crosswalk',
  has: ['street_lamp', 'bench', 'car'],
  draw: (e) => {
    const {
      stage: { height, horizon, u, focus },
    } = e;
    const walk = e.tone('pavement', '#d8d3cc');
    return {
      sky: sky(e, horizon),
      far: skyline(e, horizon, u * 50, u * 92, 3, false),
      middle: skyline(e, horizon + u * 2, u * 34, u * 70, 2),
      ground:
        road(e, horizon + u * 2, horizon + u * 13) +
        e.fade(slab(0, horizon + u * 14, e.stage.width, height), [[walk.light], [walk.base, 1, 0.4], [walk.shade]]) +
        pavement(e),
      near:
        car(e, focus.left - u * 42, horizon + u * 12, u * 50, '#e5a05c') +
        roundTree(e, focus.right + u * 26, horizon + u * 18, u * 84, '#79b56f') +
        streetLamp(e, focus.left - u * 18, horizon + u * 20, u * 108) +
        bench(e, focus.right + u * 42, horizon + u * 26, u * 36),
    };
  },
};

function pavement(e: SceneEasel): string {
  const { width, height, horizon, u, focus } = e.stage;
  const joint = e.tone('pavement', '#d8d3cc').shade;
  return Array.from({ length: Math.ceil(width / (u * 30)) + 1 }, (_, i) =>
    e.line(
      stick([i * u * 30, horizon + u * 14.5], [i * u * 30 + (i * u * 30 - focus.x) * 0.4, height]),
      joint,
      u * 0.4,
    ),
  ).join('');
}
