import type { Motion } from '../clip/motion';
import type { AnimationClip } from '../clip/schema';
import { round } from '../geometry/number-text';
import type { Rig } from '../rig/rig';
import { ownPrefix } from './own-prefix';
import { documentText, type PaintSvgOptions } from './svg';
import {
  createSheet,
  fadeClasses,
  rotateClasses,
  scaleClasses,
  type Sheet,
  showClass,
  translateClasses,
} from './svg-keyframes';
import { type Timeline, timelineOf } from './timeline/timeline';
import { substitute } from './tokens';

/**
 * The options of a still. The document's ids, classes and keyframes all begin with `idPrefix`, a unique one if absent.
 * `motion` is the compiled clip, if available.
 */
export type AnimatedSvgOptions = Pick<
  PaintSvgOptions,
  'width' | 'height' | 'background' | 'title' | 'idPrefix' | 'colors'
> & { motion?: Motion };

/** A part to write: the tags around it, outermost first, and its content. */
interface Carried {
  tags: readonly string[];
  inside: string;
}

const move = (x: number, y: number): string[] =>
  x === 0 && y === 0 ? [] : [`<g transform="translate(${round(x)} ${round(y)})">`];
const animated = (name: string): string => `<g class="${name}">`;

/**
 * Makes the tags around each part's drawings: its ancestors' and its own, each rotating and scaling about its pivot.
 */
function carriers(rig: Rig, { parts }: Timeline, sheet: Sheet): string[][] {
  const tags: { chain: string[]; origin: readonly [number, number] }[] = [];
  for (const [i, part] of rig.parts.entries()) {
    const above = tags[part.parent] ?? { chain: [], origin: [0, 0] as const };
    const { translateX, translateY, rotate, scaleX, scaleY } = parts[i]?.curves ?? {};
    const classes = [
      ...translateClasses(sheet, translateX, translateY),
      ...rotateClasses(sheet, rotate),
      ...scaleClasses(sheet, scaleX, scaleY),
    ];
    if (classes.length === 0) tags.push(above);
    else {
      const [px, py] = part.pivot;
      const step = move(round(px) - round(above.origin[0]), round(py) - round(above.origin[1]));
      tags.push({ chain: [...above.chain, ...step, ...classes.map(animated)], origin: part.pivot });
    }
  }
  return tags.map(({ chain, origin: [x, y] }) => [...chain, ...move(-round(x), -round(y))]);
}

/** Makes the opacity animations of a part and its ancestors: they multiply, and each part fades separately. */
function fades(rig: Rig, timeline: Timeline, sheet: Sheet, index: number): string[] {
  const own = fadeClasses(sheet, timeline.parts[index]?.curves.opacity).map(animated);
  const parent = rig.parts[index]?.parent ?? -1;
  return parent < 0 ? own : [...fades(rig, timeline, sheet, parent), ...own];
}

/**
 * Makes a part's drawings: the resting one is visible without animation, the others are hidden until their state is
 * shown.
 */
function drawings(rig: Rig, timeline: Timeline, sheet: Sheet, index: number, paint: (svg: string) => string): string {
  const part = rig.parts[index];
  const spans = timeline.parts[index]?.states ?? [];
  if (!part) return '';
  const shown = [...new Set([part.defaultState, ...spans.map(({ state }) => state)])];
  return shown
    .map((state) => {
      const svg = part.drawings.get(state) ?? '';
      if (!svg) return '';
      if (shown.length === 1) return paint(svg);
      const hidden = state === part.defaultState ? '' : ' visibility="hidden"';
      return `<g class="${showClass(sheet, spans, state)}"${hidden}>${paint(svg)}</g>`;
    })
    .join('');
}

/** Writes parts in paint order; neighbours with equal tags share them. */
function written(parts: readonly Carried[]): string {
  let open: readonly string[] = [];
  let text = '';
  for (const { tags, inside } of [...parts, { tags: [], inside: '' }]) {
    let shared = 0;
    while (shared < Math.min(open.length, tags.length) && open[shared] === tags[shared]) shared += 1;
    text += '</g>'.repeat(open.length - shared) + tags.slice(shared).join('') + inside;
    open = tags;
  }
  return text;
}

/**
 * Writes a clip as one SVG that plays by itself, without a script. CSS keyframes on groups nested about each pivot make
 * browsers compute the same matrices as `solve`. It loops or stops as the clip says. It shows the rest pose under
 * reduced motion, and wherever animation is not supported.
 */
export function paintAnimatedSvg(rig: Rig, clip: AnimationClip, options: AnimatedSvgOptions = {}): string {
  const timeline = timelineOf(rig, clip, options.motion);
  const sheet = createSheet();
  const root =
    options.idPrefix ??
    ownPrefix([
      ...[...rig.palette].flat(),
      ...rig.parts.flatMap(({ drawings }) => [...drawings.values()]),
      JSON.stringify(clip),
    ]);
  const paint = (svg: string): string => substitute(svg, rig.palette, options.colors, root);
  const around = carriers(rig, timeline, sheet);
  const parts = rig.paintOrder.flatMap((index): Carried[] => {
    const inside = drawings(rig, timeline, sheet, index, paint);
    if (!inside) return [];
    const faded = fades(rig, timeline, sheet, index);
    return [{ tags: around[index] ?? [], inside: faded.join('') + inside + '</g>'.repeat(faded.length) }];
  });
  const style = sheet.css(root, timeline.seconds, timeline.loop);
  return documentText(rig, { ...options, className: root }, style && `<style>${style}</style>`, written(parts));
}
