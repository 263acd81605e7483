'use client';

import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useStore } from 'zustand';
import { planePixels } from '@/lib/core/color/plane';
import type { Picking } from './picking';

/** The resolution at which the plane is drawn; CSS scales it up smoothly. */
const PLANE_COLUMNS = 48;
const PLANE_ROWS = 32;
/** The steps of an arrow key, without and with Shift. */
const SMALL_STEP = 0.01;
const LARGE_STEP = 0.1;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const within = (value: number): number => Math.min(1, Math.max(0, value));
const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** The plane of saturation and lightness for a hue: dragged, or stepped by arrow keys. Focuses itself when mounted. */
export function Plane({ picking }: { picking: Picking }) {
  const { color, point } = useStore(picking.store);
  const { h, l, s } = point;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const pixels = new ImageData(planePixels(h, PLANE_COLUMNS, PLANE_ROWS), PLANE_COLUMNS, PLANE_ROWS);
    canvas.current?.getContext('2d')?.putImageData(pixels, 0, 0);
  }, [h]);
  const plane = useRef<HTMLDivElement>(null);
  // The popover chose its first focus before this component was loaded.
  useEffect(() => plane.current?.focus({ preventScroll: true }), []);
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    picking.move({
      s: within((event.clientX - box.left) / box.width),
      l: within(1 - (event.clientY - box.top) / box.height),
    });
  };
  const step = (event: KeyboardEvent) => {
    const [x, y] = ARROWS[event.key] ?? [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    const by = event.shiftKey ? LARGE_STEP : SMALL_STEP;
    picking.move({ s: within(s + x * by), l: within(l + y * by) });
  };
  return (
    <div
      ref={plane}
      role="slider"
      tabIndex={0}
      aria-label="Saturation and lightness"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(s * 100)}
      aria-valuetext={`Saturation ${percent(s)}, lightness ${percent(l)}`}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && drag(event)}
      onPointerUp={picking.end}
      onPointerCancel={picking.end}
      onKeyDown={step}
      onKeyUp={({ key }) => ARROWS[key] && picking.commit()}
      onBlur={picking.commit}
      className="relative h-36 cursor-crosshair touch-none overflow-visible rounded-ui"
    >
      <canvas ref={canvas} width={PLANE_COLUMNS} height={PLANE_ROWS} aria-hidden className="size-full rounded-ui" />
      <span
        aria-hidden
        className="absolute size-4 -translate-1/2 rounded-full border-2 border-white shadow-[0_0_0_1px_rgb(0_0_0/0.4)]"
        style={{ left: `${s * 100}%`, top: `${(1 - l) * 100}%`, background: color }}
      />
    </div>
  );
}
