import { ellipse } from '../../../shape/curve';
import type { Path } from '../../../shape/path';
import type { SceneEasel } from '../../easel';
import { slab, spread, stick } from '../forms';

/** Draws a papered wall down to the floor, with light from the left and a cornice. */
export function wall(e: SceneEasel, hex: string): string {
  const { width, horizon, u } = e.stage;
  const [tone, trim] = [e.tone('wall', hex), e.tone('skirting', '#fbf5ea')];
  const stripes = spread(e, 0, width, Math.max(2, Math.round(width / (u * 22))), 0)
    .map((x) => e.fill(slab(x - u * 5.5, 0, x + u * 5.5, horizon), tone.light, 0.28))
    .join('');
  return (
    e.fade(slab(0, 0, width, horizon + 2), [[tone.light], [tone.base, 1, 0.5], [tone.shade]], 'slant') +
    stripes +
    e.fade(slab(0, u * 3, width, u * 9), [
      [tone.deep, 0.22],
      [tone.deep, 0],
    ]) +
    e.fill(slab(0, 0, width, u * 3), trim.base) +
    e.fill(slab(0, u * 2.2, width, u * 3), trim.shade)
  );
}

/** Draws a floor with its skirting board; floorboards run toward the viewer. */
export function floor(e: SceneEasel, hex: string, boards = true, skirting = '#fbf5ea'): string {
  const { width, height, horizon, u, focus } = e.stage;
  const [tone, board] = [e.tone('floor', hex), e.tone('skirting', skirting)];
  const lines = boards
    ? Array.from({ length: Math.ceil(width / (u * 20)) + 1 }, (_, i) => {
        const x = (i - 0.5) * u * 20;
        return e.line(stick([x, horizon], [x + (x - focus.x) * 0.55, height]), tone.shade, u * 0.5, 0.55);
      }).join('')
    : '';
  return (
    e.fade(slab(0, horizon, width, height), [[tone.shade], [tone.base, 1, 0.3], [tone.light]]) +
    lines +
    e.fill(slab(0, horizon - u * 3.4, width, horizon), board.base) +
    e.fill(slab(0, horizon - u * 0.7, width, horizon), board.shade)
  );
}

/** Draws a round rug under the mascot. */
export function rug(e: SceneEasel, hex: string): string {
  const { focus, ground, height, u } = e.stage;
  const [tone, rim] = [e.tone('rug', hex), e.tone('rug_rim', '#fdf3e4')];
  const [rx, ry] = [Math.max(focus.width * 0.86, u * 46), Math.min((height - ground) * 0.8, u * 17)];
  const at = (share: number): Path => ellipse(focus.x, ground + u * 2, rx * share, ry * share);
  return (
    e.fill(at(1), tone.shade) +
    e.fill(ellipse(focus.x, ground + u * 1.2, rx, ry), tone.base) +
    e.line(at(0.86), rim.base, u * 1.3, 0.8) +
    e.fill(at(0.74), tone.light, 0.5)
  );
}
