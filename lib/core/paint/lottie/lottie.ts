import type { Motion } from '../../clip/motion';
import type { AnimationClip } from '../../clip/schema';
import { type Box, grown } from '../../geometry/bounds';
import { round } from '../../geometry/number-text';
import type { Rig } from '../../rig/rig';
import { drawingOf } from '../../svg/drawing-of';
import { drawingBox } from '../extent';
import { type Curve, curveAt, type CurveKey, JUMP } from '../timeline/curve';
import { fitted } from '../timeline/fit';
import { type PartTimeline, type StateSpan, type Timeline, timelineOf } from '../timeline/timeline';
import { type Content, contentsOf, together } from './content';
import { contentLayers, layerBase, nextIndex, type Placing, type Writing } from './layers';
import { animated, fixed, type Frames, heldOpacity, type Item } from './properties';
import { type Slots, slotsItem } from './slots';

export interface LottieOptions {
  /** Size in whole pixels; the canvas's own where absent. */
  width?: number;
  height?: number;
  /** Frames a second that the file's times are counted in; players may show more. */
  fps?: number;
  /** A colour behind the mascot, `#rrggbb`. */
  background?: string;
  /** The clip as it was compiled for the rig, where that is at hand. */
  motion?: Motion;
}

/** The version of the Lottie format that the file keeps to, as players ask for it. */
const VERSION = '5.12.0';
const DEFAULT_FPS = 60;
/** Room around what is put together, for the soft edge of its outline. */
const EDGE = 2;

const scaled = (curve: Curve, by: number, plus = 0): Curve =>
  curve.map(({ t, v, inner }) => ({ t, v: v * by + plus, inner: inner && [inner[0] * by + plus, inner[1] * by + plus] as const }));

/** A part's place, turn and size about its pivot. */
function transformOfPart({ translateX, translateY, rotate, scaleX, scaleY }: PartTimeline['curves'], [px, py]: readonly [number, number], frames: Frames): Item {
  const still: Curve = [{ t: 0, v: 100, inner: null }, { t: 1, v: 100, inner: null }];
  const place = (curve: Curve | undefined, at: number): Item => (curve ? animated([scaled(curve, 1, at)], frames, 3) : fixed(at));
  return {
    a: fixed([px, py]),
    p: translateX || translateY ? { s: true, x: place(translateX, px), y: place(translateY, py) } : fixed([px, py]),
    r: rotate ? animated([rotate], frames, 3) : fixed(0),
    s: scaleX || scaleY ? animated([scaleX ? scaled(scaleX, 100) : still, scaleY ? scaled(scaleY, 100) : still], frames, 3) : fixed([100, 100]),
  };
}

/** 1 while a state is shown, else 0. */
function shownCurve(spans: readonly StateSpan[], state: string | null): Curve {
  const keys = spans.flatMap(({ from, state: name }, i): CurveKey[] => {
    const v = name === state ? 1 : 0;
    const before = spans[i - 1];
    return before ? [{ t: from - JUMP, v: before.state === state ? 1 : 0, inner: null }, { t: from, v, inner: null }] : [{ t: 0, v, inner: null }];
  });
  return [...keys, { t: 1, v: keys.at(-1)?.v ?? 1, inner: null }];
}

/** The product of curves over the clip. */
function product(curves: readonly Curve[], seconds: number): Curve {
  const [first = [], ...others] = curves;
  if (others.length === 0) return first;
  const value = (t: number): number => curves.reduce((all, curve) => all * curveAt(curve, t), 1);
  const times = [...new Set(curves.flatMap((curve) => curve.map(({ t }) => t)))].sort((a, b) => a - b);
  return times.flatMap((t, i): CurveKey[] => {
    const from = times[i - 1];
    const goal = { t, v: value(t), inner: null };
    return from === undefined || t - from <= 2 * JUMP ? [goal] : [...fitted(value, from, t, seconds, 0.002).slice(0, -1), { t: t - JUMP, v: value(t - JUMP), inner: null }, goal];
  });
}

/** The opacities that fade a part: its own and those of all that carry it. Lottie's layers do not hand theirs down. */
function fadesOf(rig: Rig, { parts }: Timeline, index: number): Curve[] {
  const curves: Curve[] = [];
  for (let i = index; i >= 0; i = rig.parts[i]?.parent ?? -1) {
    const curve = parts[i]?.curves.opacity;
    if (curve) curves.push(curve);
  }
  return curves;
}

interface Scene {
  rig: Rig;
  timeline: Timeline;
  writing: Writing;
  slots: Slots;
  /** The layer number of each part. */
  indices: readonly number[];
  /** The layer that all carry hangs on, when the file has another size than the canvas. */
  base: number | null;
}

function wholeBox(box: Box): Box {
  const { x, y, width, height } = grown(box, EDGE);
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return { x: left, y: top, width: Math.ceil(x + width) - left, height: Math.ceil(y + height) - top };
}

function opacityOf(content: Content, fading: readonly Curve[], spans: readonly StateSpan[], state: string | null, { writing, timeline }: Scene): Pick<Placing, 'opacity' | 'fades'> {
  const fades = content.opacity < 1 || fading.some((curve) => curve.some(({ v }) => v > 0 && v < 1));
  if (fading.length === 0 && spans.length === 1) return { opacity: fixed(round(content.opacity * 100, 3)), fades };
  if (fading.length === 0 && content.opacity === 1) return { opacity: heldOpacity(spans, state, writing.frames), fades };
  const curves = spans.length === 1 ? fading : [...fading, shownCurve(spans, state)];
  return { opacity: animated([scaled(product(curves, timeline.seconds), content.opacity * 100)], writing.frames, 3), fades };
}

/** A part's layers, topmost first: one that both moves and shows it where that can be, else one that moves and one for each drawing. */
function partLayers(scene: Scene, index: number): Item[] {
  const { rig, timeline, writing, slots, indices } = scene;
  const [part, told] = [rig.parts[index], timeline.parts[index]];
  if (!part || !told) return [];
  const [ind, fades] = [indices[index] ?? 0, fadesOf(rig, timeline, index)];
  const parent = indices[part.parent] ?? scene.base;
  const transform = transformOfPart(told.curves, part.pivot, writing.frames);
  const shown = [...new Set(told.states.map(({ state }) => state))];
  const drawn = shown.flatMap((state) => {
    const svg = part.drawings.get(state) ?? '';
    const drawing = svg ? drawingOf(svg) : null;
    const box = drawing && drawingBox(drawing);
    if (!drawing || !box) return [];
    const contents = contentsOf(drawing, { palette: rig.palette, slots });
    const name = state === null ? part.id : `${part.id} ${state}`;
    // Layers that fade or come and go must do so as one.
    const list = contents.length > 1 && (fades.length > 0 || shown.length > 1) ? [together(contents)] : contents;
    return list.map((content) => ({ content, state, name, box: wholeBox(box) }));
  });
  const [only] = drawn;
  if (only && drawn.length === 1 && shown.length === 1 && !only.content.layers && !only.content.matte) {
    return contentLayers(writing, only.content, only.box, { name: part.id, parent, transform, ...opacityOf(only.content, fades, told.states, only.state, scene) }, ind);
  }
  const shows = drawn.flatMap(({ content, state, name, box }) =>
    contentLayers(writing, content, box, { name, parent: ind, ...opacityOf(content, fades, told.states, state, scene) }, nextIndex(writing)));
  return [...shows, layerBase(writing, 3, ind, { name: part.id, parent, transform, opacity: fixed(0) })];
}

/**
 * A clip as a Lottie file: a layer for each part, hung on its parent's and turning about its pivot, drawn as vectors; keys
 * with the clip's own easings; palette tokens as slots; the clip as a marker.
 */
export function paintLottie(rig: Rig, clip: AnimationClip, options: LottieOptions = {}): string {
  const timeline = timelineOf(rig, clip, options.motion);
  const { width = Math.round(rig.width), height = Math.round(rig.height), fps = DEFAULT_FPS } = options;
  const frames = round(timeline.seconds * fps, 4);
  const writing: Writing = { frames, assets: [], count: 0 };
  const slots: Slots = { tokens: new Set(), gradients: new Map() };
  const resized = width !== rig.width || height !== rig.height;
  const base = resized ? nextIndex(writing) : null;
  const indices = rig.parts.map(() => nextIndex(writing));
  const scene: Scene = { rig, timeline, writing, slots, indices, base };
  const parts = rig.paintOrder.toReversed().flatMap((index) => partLayers(scene, index));
  const canvas = base === null ? [] : [layerBase(writing, 3, base, {
    name: 'canvas', parent: null, opacity: fixed(0), transform: { s: fixed([(100 * width) / rig.width, (100 * height) / rig.height]) },
  })];
  const background = options.background === undefined ? [] : [{
    ...layerBase(writing, 1, nextIndex(writing), { name: 'background', parent: null, opacity: fixed(100) }), sw: width, sh: height, sc: options.background,
  }];
  return JSON.stringify({
    v: VERSION, fr: fps, ip: 0, op: frames, w: width, h: height, nm: `${rig.spec.name}: ${clip.name}`,
    assets: writing.assets, layers: [...parts, ...canvas, ...background], markers: [{ tm: 0, cm: clip.name, dr: frames }], slots: slotsItem(slots, rig.palette),
    meta: { g: 'Liverig', d: rig.spec.description }, metadata: { customProps: { loop: timeline.loop } },
  });
}
