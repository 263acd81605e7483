import type { BoardColors } from './colors';
import { RULER_PX, ROW_PX, type BoardBox } from './hit';
import { paintRow, type RowPainter } from './paint-row';
import type { BoardScene } from './scene';
import { ticksOf, xOf } from './view';

/** The font of the board, which matches that of the page. */
const BOARD_FONT = '500 11px "Inter Variable", ui-sans-serif, system-ui, sans-serif';
const HEAD_PX = 5;
const MARK_PX = 4;
/** The distance of a label from its tick, in pixels. */
const LABEL_GAP_PX = 4;

/** Paints the board: rows, then the ruler on top, then the playhead. */
export function paintBoard(context: CanvasRenderingContext2D, scene: BoardScene, colors: BoardColors): void {
  const { view, height, box, scroll } = scene;
  context.clearRect(0, 0, view.width, height);
  context.font = BOARD_FONT;
  context.textBaseline = 'middle';
  context.save();
  context.beginPath();
  context.rect(0, RULER_PX, view.width, height - RULER_PX);
  context.clip();
  paintGrid(context, scene, colors);
  paintRows({ context, scene, colors });
  if (box) paintBox(context, box, scroll, colors);
  context.restore();
  paintRuler(context, scene, colors);
  paintPlayhead(context, scene, colors);
}

/** Paints vertical lines at the ruler's labels, and shades the area after the motion's end. */
function paintGrid(
  context: CanvasRenderingContext2D,
  { view, height, duration }: BoardScene,
  colors: BoardColors,
): void {
  context.fillStyle = colors.line;
  for (const { seconds, label } of ticksOf(view))
    if (label !== null) context.fillRect(Math.round(xOf(view, seconds)), RULER_PX, 1, height);
  const [start, end] = [xOf(view, 0), xOf(view, duration)];
  context.fillStyle = colors.hover;
  if (start > 0) context.fillRect(0, RULER_PX, start, height);
  if (end < view.width) context.fillRect(end, RULER_PX, view.width - end, height);
}

function paintRows(painter: RowPainter): void {
  const { rows, scroll, height } = painter.scene;
  const first = Math.max(0, Math.floor(scroll / ROW_PX));
  const last = Math.min(rows.length, Math.ceil((scroll + height) / ROW_PX));
  rows.slice(first, last).forEach((row, at) => paintRow(painter, row, RULER_PX + (first + at) * ROW_PX - scroll));
}

function paintBox(
  context: CanvasRenderingContext2D,
  { from, to }: BoardBox,
  scroll: number,
  colors: BoardColors,
): void {
  const [x, y] = [Math.min(from[0], to[0]), Math.min(from[1], to[1]) + RULER_PX - scroll];
  const [width, height] = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])];
  context.fillStyle = colors['accent-soft'];
  context.fillRect(x, y, width, height);
  context.strokeStyle = colors.accent;
  context.strokeRect(x + 0.5, y + 0.5, width, height);
}

function paintRuler(context: CanvasRenderingContext2D, scene: BoardScene, colors: BoardColors): void {
  const { view, duration, findings } = scene;
  context.fillStyle = colors.surface;
  context.fillRect(0, 0, view.width, RULER_PX);
  context.textAlign = 'left';
  for (const { seconds, label } of ticksOf(view)) {
    const x = Math.round(xOf(view, seconds));
    context.fillStyle = label === null ? colors['line-strong'] : colors.faint;
    const tick = label === null ? 4 : 8;
    context.fillRect(x, RULER_PX - tick, 1, tick);
    if (label === null) continue;
    context.fillStyle = colors.muted;
    paintLabel(context, label, x, view.width);
  }
  context.fillStyle = colors.line;
  context.fillRect(0, RULER_PX - 1, view.width, 1);
  context.fillStyle = colors.danger;
  for (const seconds of findings) paintMark(context, xOf(view, seconds));
  const end = xOf(view, duration);
  context.fillStyle = colors.muted;
  context.beginPath();
  context.roundRect(end - 1.5, 3, 3, RULER_PX - 6, 1.5);
  context.fill();
}

/** Paints the label of a tick on its right; at the end of the ruler, where that would cut it off, on its left. */
function paintLabel(context: CanvasRenderingContext2D, label: string, x: number, end: number): void {
  const width = context.measureText(label).width;
  const fits = x + LABEL_GAP_PX + width <= end;
  context.fillText(label, fits ? x + LABEL_GAP_PX : x - LABEL_GAP_PX - width, 9);
}

/** Paints a triangle at the lower edge of the ruler. */
function paintMark(context: CanvasRenderingContext2D, x: number): void {
  context.beginPath();
  context.moveTo(x - MARK_PX, RULER_PX - 1);
  context.lineTo(x + MARK_PX, RULER_PX - 1);
  context.lineTo(x, RULER_PX - 1 - 1.6 * MARK_PX);
  context.fill();
}

function paintPlayhead(
  context: CanvasRenderingContext2D,
  { view, time, height }: BoardScene,
  colors: BoardColors,
): void {
  const x = Math.round(xOf(view, time)) + 0.5;
  if (x < 0 || x > view.width) return;
  context.fillStyle = colors.accent;
  context.fillRect(x - 0.75, 8, 1.5, height);
  context.beginPath();
  context.roundRect(x - HEAD_PX, 2, 2 * HEAD_PX, 9, 3);
  context.moveTo(x - HEAD_PX + 1, 10);
  context.lineTo(x + HEAD_PX - 1, 10);
  context.lineTo(x, 15);
  context.fill();
}
