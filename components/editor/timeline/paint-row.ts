import { blinkSpans } from '@/lib/core/clip/modifiers/blink';
import type { Modifier, StateTrack } from '@/lib/core/clip/schema';
import { tokenTitle } from '../palette/families';
import type { BoardColors } from './colors';
import { ROW_PX } from './hit';
import { keyName, trackName } from './keys';
import type { ModifierRow, PartRow, TimelineRow, TrackRow } from './rows';
import type { BoardScene } from './scene';
import { xOf } from './view';

/** The canvas context, scene and colours that rows are painted with. */
export interface RowPainter {
  context: CanvasRenderingContext2D;
  scene: BoardScene;
  colors: BoardColors;
}

/** Half the width of a key in pixels; in the summary row of a part it is a little less. */
const KEY_PX = 5;
const SUMMARY_PX = 3.5;
const BLOCK_PX = 16;
const STRIP_PX = 12;
const MIN_LABEL_PX = 22;

/** Paints one row with its upper edge at `y`. */
export function paintRow(painter: RowPainter, row: TimelineRow, y: number): void {
  const { context, scene, colors } = painter;
  const { width } = scene.view;
  if (scene.parts.has(row.part)) {
    context.fillStyle = colors['accent-soft'];
    context.fillRect(0, y, width, ROW_PX);
  }
  if (row.kind === 'part') {
    context.fillStyle = colors.line;
    context.fillRect(0, y, width, 1);
  }
  if (scene.focus?.row === row.id && scene.focus.key === null) {
    context.strokeStyle = colors.accent;
    context.lineWidth = 1.5;
    context.strokeRect(1, y + 1.5, width - 2, ROW_PX - 3);
  }
  const middle = y + ROW_PX / 2;
  if (row.kind === 'part') paintMoments(painter, row, middle);
  else if (row.kind === 'modifier') paintStrip(painter, row, middle);
  else if (row.track.prop === 'state') paintBlocks(painter, row.track, middle);
  else paintTrack(painter, row, middle);
}

const onBoard = ({ scene: { view, duration } }: RowPainter, t: number): number => xOf(view, t * duration);

function diamond(context: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  context.beginPath();
  context.moveTo(x, y - size);
  context.lineTo(x + size, y);
  context.lineTo(x, y + size);
  context.lineTo(x - size, y);
  context.closePath();
}

function paintMoments(painter: RowPainter, row: PartRow, y: number): void {
  const { context, scene, colors } = painter;
  for (const { t, keys } of row.moments) {
    diamond(context, onBoard(painter, t), y, SUMMARY_PX);
    context.fillStyle = keys.every((key) => scene.keys.has(key)) ? colors.accent : colors.faint;
    context.fill();
  }
}

/** Paints the keys of a property, with a line where the value changes between two of them. */
function paintTrack(painter: RowPainter, { track }: TrackRow, y: number): void {
  const { context, colors, scene } = painter;
  track.keys.forEach((key, at) => {
    const next = track.keys[at + 1];
    if (!next) return;
    const [from, to] = [onBoard(painter, key.t), onBoard(painter, next.t)];
    context.fillStyle = key.v === next.v ? colors.line : colors['line-strong'];
    context.fillRect(from, y - 0.75, to - from, 1.5);
  });
  const jumps = scene.seams.has(trackName(track));
  track.keys.forEach(({ t }, at) => {
    const isSeam = jumps && (at === 0 || at === track.keys.length - 1);
    paintKey(painter, keyName(track, at), onBoard(painter, t), y, isSeam);
  });
}

function paintKey(painter: RowPainter, name: string, x: number, y: number, isSeam: boolean): void {
  const { context, scene, colors } = painter;
  const selected = scene.keys.has(name);
  if (scene.focus?.key === name) {
    diamond(context, x, y, KEY_PX + 4);
    context.strokeStyle = colors.accent;
    context.lineWidth = 1.5;
    context.stroke();
  }
  diamond(context, x, y, KEY_PX + 1.5);
  context.fillStyle = colors.surface;
  context.fill();
  diamond(context, x, y, KEY_PX);
  context.fillStyle = selected ? colors.accent : colors.muted;
  if (isSeam && !selected) {
    context.strokeStyle = colors.danger;
    context.lineWidth = 2;
    context.stroke();
  } else context.fill();
}

/** Paints the drawings of a part as blocks, each from its key to the next. */
function paintBlocks(painter: RowPainter, track: StateTrack, y: number): void {
  const { context, scene, colors } = painter;
  track.keys.forEach(({ t, v }, at) => {
    const [from, to] = [onBoard(painter, t), onBoard(painter, track.keys[at + 1]?.t ?? 1)];
    const name = keyName(track, at);
    const selected = scene.keys.has(name);
    context.beginPath();
    context.roundRect(from + 0.5, y - BLOCK_PX / 2, Math.max(to - from - 1.5, 3), BLOCK_PX, 4);
    context.fillStyle = selected ? colors.accent : colors.hover;
    context.fill();
    context.strokeStyle = scene.focus?.key === name ? colors.accent : colors['line-strong'];
    context.lineWidth = scene.focus?.key === name ? 2 : 1;
    context.stroke();
    paintLabel(painter, tokenTitle(v), { from, to, y, color: selected ? colors.surface : colors.muted });
  });
}

interface LabelPlace {
  from: number;
  to: number;
  y: number;
  color: string;
}

/** Paints a label in a block or strip, clipped at its end and kept in view. */
function paintLabel({ context }: RowPainter, text: string, { from, to, y, color }: LabelPlace): void {
  const left = Math.max(from, 0);
  if (to - left < MIN_LABEL_PX) return;
  context.save();
  context.beginPath();
  context.rect(left, y - ROW_PX / 2, to - left - 4, ROW_PX);
  context.clip();
  context.fillStyle = color;
  context.textAlign = 'left';
  context.fillText(text, left + 6, y + 0.5);
  context.restore();
}

const AMOUNTS: { [Type in Modifier['type']]: (modifier: Extract<Modifier, { type: Type }>) => string } = {
  breathing: ({ amount, cycles }) => `${(amount * 100).toFixed(1)} %, ${cycles}×`,
  blink: ({ count }) => `${count}×`,
  follow: ({ strength }) => `strength ${strength.toFixed(2)}`,
};

function amountOf(modifier: Modifier): string {
  if (modifier.type === 'breathing') return AMOUNTS.breathing(modifier);
  return modifier.type === 'blink' ? AMOUNTS.blink(modifier) : AMOUNTS.follow(modifier);
}

/** Paints a modifier as a strip over the whole motion, with blinks at their moments. */
function paintStrip(painter: RowPainter, { modifier }: ModifierRow, y: number): void {
  const { context, colors, scene } = painter;
  const [from, to] = [onBoard(painter, 0), onBoard(painter, 1)];
  context.beginPath();
  context.roundRect(from, y - STRIP_PX / 2, to - from, STRIP_PX, 3);
  context.fillStyle = colors.hover;
  context.fill();
  if (modifier.type === 'blink') {
    context.fillStyle = colors.faint;
    for (const span of blinkSpans(modifier, scene.duration, null)) {
      const [shut, open] = [onBoard(painter, span.from), onBoard(painter, span.open)];
      context.fillRect(shut, y - STRIP_PX / 2, Math.max(open - shut, 2), STRIP_PX);
    }
  }
  paintLabel(painter, amountOf(modifier), { from, to, y, color: colors.muted });
}
