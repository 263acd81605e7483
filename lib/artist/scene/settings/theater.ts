import { curve, ellipse } from '../../shape/curve';
import type { SceneEasel } from '../easel';
import { poly, slab, spread, stick } from '../kit/forms';
import type { MaterialTone } from '../light';
import type { Setting } from './setting';

/**
 * The backdrop of a scene on a stage; positions are in picture pixels, and `u` is a hundredth of the mascot's height.
 */
export const stage: Setting = {
  title: 'on a stage',
  words:
    'stage concert theater theatre spotlight show performance conference keynote talk award awards opera ' +
    'band buhne escenario presentation',
  indoor: true,
  draw: (e) => {
    const { horizon, u, focus } = e.stage;
    const [back, drape, wood] = [
      e.tone('backcloth', '#3f3a78'),
      e.tone('drape', '#b6485f'),
      e.tone('stage_floor', '#b98560'),
    ];
    const light = e.shine('spot', '#fff3cf');
    return {
      sky: backcloth(e, back),
      far:
        e.glow(focus.x, horizon - u * 30, u * 70, u * 62, e.shine('aura', '#ffd9a0'), 0.55) +
        spotlight(e, light, focus.x - u * 78, u * 34, 0.5) +
        spotlight(e, light, focus.x + u * 78, u * 34, 0.42) +
        spotlight(e, light, focus.x, u * 40, 0.3),
      ground:
        boards(e, wood) +
        e.fill(ellipse(focus.x, e.stage.ground, Math.max(u * 58, focus.width * 0.8), u * 12), light, 0.4),
      near: curtain(e, drape, 1) + curtain(e, drape, -1) + valance(e, drape),
      front: e.minimal ? '' : crowd(e),
    };
  },
};

/** Draws the cloth behind the stage, with blurred spots of light. */
function backcloth(e: SceneEasel, back: MaterialTone): string {
  const { width, horizon, u } = e.stage;
  return (
    e.fade(slab(0, 0, width, horizon + u), [[back.deep], [back.base, 1, 0.7], [back.light]]) +
    spread(e, 0, width, Math.round(width / (u * 15)), 0.4)
      .map((x) =>
        e.glow(
          x,
          e.dice.between(u * 10, horizon),
          u * e.dice.between(3, 6),
          u * e.dice.between(3, 6),
          e.shine('bokeh', '#c3a9ff'),
          0.5,
        ),
      )
      .join('')
  );
}

/** Draws a beam from above at `from` to the mascot's feet; `half` is its half width there. */
function spotlight(e: SceneEasel, light: string, from: number, half: number, opacity: number): string {
  const { u, ground, focus } = e.stage;
  return e.fade(
    poly([
      [from - u * 3, -u],
      [from + u * 3, -u],
      [focus.x + half, ground],
      [focus.x - half, ground],
    ]),
    [
      [light, opacity],
      [light, opacity * 0.25],
    ],
  );
}

/** Draws planks that run from the backcloth toward the viewer. */
function boards(e: SceneEasel, wood: MaterialTone): string {
  const { width, height, horizon, u, focus } = e.stage;
  return (
    e.fade(slab(0, horizon, width, height), [[wood.deep], [wood.base, 1, 0.3], [wood.shade]]) +
    Array.from({ length: Math.ceil(width / (u * 18)) + 1 }, (_, i) =>
      e.line(
        stick([i * u * 18, horizon], [i * u * 18 + (i * u * 18 - focus.x) * 0.6, height]),
        wood.deep,
        u * 0.5,
        0.6,
      ),
    ).join('')
  );
}

/** Draws the curtain at one side: `s` is 1 at the left edge and -1 at the right. */
function curtain(e: SceneEasel, drape: MaterialTone, s: 1 | -1): string {
  const { width, horizon, u, focus } = e.stage;
  const [edge, w] = [
    s > 0 ? 0 : width,
    Math.min(u * 34, Math.max(u * 18, (s > 0 ? focus.left : width - focus.right) * 0.62)),
  ];
  return (
    [0, 1, 2, 3]
      .map((i) =>
        e.fade(
          poly([
            [edge + s * w * (i / 4), 0],
            [edge + s * w * ((i + 1.04) / 4), 0],
            [edge + s * w * ((i + 0.86) / 4), horizon + u * 10],
            [edge + s * w * ((i * 0.86) / 4), horizon + u * 10],
          ]),
          [[i % 2 ? drape.shade : drape.base], [i % 2 ? drape.deep : drape.shade]],
        ),
      )
      .join('') +
    e.line(
      curve([
        [edge, horizon * 0.6],
        [edge + s * w * 0.5, horizon * 0.64],
        [edge + s * w * 0.95, horizon * 0.56],
      ]),
      e.shine('tassel', '#f0c56a'),
      u * 1.6,
    )
  );
}

/** Draws the short cloth that hangs along the top. */
function valance(e: SceneEasel, drape: MaterialTone): string {
  const { width, u } = e.stage;
  return [0, 1, 2, 3, 4, 5]
    .map((i) =>
      e.fill(
        poly([
          [(width / 6) * i, 0],
          [(width / 6) * (i + 1), 0],
          [(width / 6) * (i + 0.82), u * 11],
          [(width / 6) * (i + 0.5), u * 15],
          [(width / 6) * (i + 0.18), u * 11],
        ]),
        i % 2 ? drape.shade : drape.base,
      ),
    )
    .join('');
}

/** Draws the heads of the audience, dark against the light. */
function crowd(e: SceneEasel): string {
  const { width, height, u } = e.stage;
  const tone = e.tone('crowd', '#2b2650');
  return spread(e, 0, width, Math.round(width / (u * 17)), 0.25)
    .map(
      (x) =>
        e.fill(ellipse(x, height - u * e.dice.between(1, 4), u * 5, u * 5.6), tone.base) +
        e.fill(ellipse(x, height + u * 6, u * 8.6, u * 6.4), tone.base),
    )
    .join('');
}
