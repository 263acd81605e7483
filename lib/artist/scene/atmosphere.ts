import { ellipse } from '../shape/curve';
import { join, type Point } from '../shape/path';
import type { Cast } from './cast';
import { placeOf } from './compose';
import type { SceneEasel } from './easel';
import { dots, isCovered, slab, spread, stick } from './kit/forms';

/** Draws a halo behind the figure that separates its outline from the backdrop; it is darker for pale mascots. */
export function haloBehind(e: SceneEasel): string {
  const { focus, ground } = e.stage;
  const { lightness } = e.light.mascot;
  const [cy, r] = [focus.top + (ground - focus.top) * 0.46, Math.max(focus.width, focus.height) * 0.78];
  const dark = e.light.time === 'night' && !e.light.indoor;
  // By day a pale figure contrasts with a darker halo, every other one with a paler one.
  const [color, opacity] =
    lightness > 0.8 && !dark
      ? [e.tone('halo', e.light.indoor ? '#8d7f9c' : '#5d8fcb').base, e.light.indoor ? 0.3 : 0.55]
      : [
          e.shine('halo', dark ? '#a9bcf2' : '#fffaf0'),
          dark ? (lightness < 0.5 ? 0.62 : 0.3) : lightness < 0.45 ? 0.55 : 0.42,
        ];
  return e.glow(focus.x, cy, r * 0.95, r, color, opacity);
}

/**
 * Draws the shadow at the feet, stretched away from the light at the left; it is smaller and fainter under a floating
 * figure.
 */
export function contactShadow(e: SceneEasel, cast: Cast): string {
  const { stage } = e;
  const { to, scale } = placeOf(cast, stage);
  const { posed, feet } = cast;
  const lift = Math.max(0, (feet[1] - (posed.y + posed.height)) * scale);
  const air = Math.max(0.45, 1 - lift / (stage.focus.height * 0.5));
  const half = Math.min(posed.width * scale, stage.focus.height * 1.3) * 0.4 * (0.6 + 0.4 * air);
  const x = to[0] + (posed.x + posed.width / 2 - feet[0]) * scale * 0.6;
  const color = e.tone('shadow', '#3d3560').deep;
  const flat = Math.max(half * 0.17, stage.u * 3);
  return (
    e.glow(x + half * 0.34, stage.ground + flat * 0.12, half * 1.5, flat * 1.25, color, 0.34 * air) +
    e.fill(ellipse(x, stage.ground, half * 0.9, flat * 0.5), color, 0.2 * air) +
    e.fill(ellipse(x, stage.ground, half * 0.66, flat * 0.3), color, 0.26 * air)
  );
}

/** Draws rain, snow or fog in the foreground, except over the mascot. */
export function airBefore(e: SceneEasel): string {
  const {
    stage: { width, height, u, horizon },
    light,
    dice,
  } = e;
  if (light.indoor || light.weather === 'clear') return '';
  if (light.weather === 'fog') {
    const mist = e.shine('mist', '#f2f5f9');
    return (
      [0.2, 0.55, 0.85]
        .map((share, i) =>
          e.glow(width * share, horizon + (height - horizon) * (0.2 + 0.3 * i), width * 0.5, u * 14, mist, 0.5),
        )
        .join('') +
      e.fade(slab(0, height * 0.8, width, height), [
        [mist, 0],
        [mist, 0.45],
      ])
    );
  }
  const many = Math.round((width * height) / (u * u * 170));
  // Drops and flakes over the mascot are left out.
  const places = spread(e, 0, width, many, 1)
    .map((x): Point => [x, dice.next() * height])
    .filter(([x, y]) => !isCovered(e, x, 0) || y < e.stage.focus.top);
  if (light.weather === 'rain')
    return e.line(
      join(...places.map(([x, y], i) => stick([x, y], [x - u * (1 + (i % 3) * 0.25), y + u * (3.6 + (i % 3))]))),
      e.shine('rain', '#eaf3fb'),
      u * 0.5,
      0.55,
    );
  return [0.55, 0.85, 1.25]
    .map((r, kind) =>
      dots(
        e,
        places.filter((_, i) => i % 3 === kind),
        u * r,
        e.shine('flake', '#ffffff'),
        0.9,
      ),
    )
    .join('');
}
