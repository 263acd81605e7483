'use client';

import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { FRAME_SECONDS, seek, type StagePlayhead } from './playhead';

/** A time as text: seconds with two decimals. */
function timeText(seconds: number): string {
  return `${seconds.toFixed(2)} s`;
}

/** The slider of the playhead. It follows playback without rendering, and seeks when it is dragged. */
export function Scrubber({ playhead }: { playhead: StagePlayhead }) {
  const range = useRef<HTMLInputElement>(null);
  const clock = useRef<HTMLSpanElement>(null);
  const duration = useStore(playhead, (state) => state.duration);
  useEffect(() => {
    const show = () => {
      const { time, duration } = playhead.getState();
      if (clock.current) clock.current.textContent = timeText(time);
      if (!range.current) return;
      range.current.value = String(time);
      range.current.style.setProperty('--at', duration > 0 ? `${(time / duration) * 100}%` : '0%');
    };
    show();
    return playhead.subscribe(show);
  }, [playhead]);
  return (
    <>
      <span ref={clock} aria-hidden className="w-13 shrink-0 text-right text-small text-ink tabular-nums">
        0.00 s
      </span>
      <input
        ref={range}
        type="range"
        aria-label="Timeline"
        min={0}
        max={duration || 1}
        step={FRAME_SECONDS / 2}
        defaultValue={0}
        disabled={duration === 0}
        aria-valuetext={duration ? undefined : 'No motion'}
        onChange={(event) => seek(playhead, Number(event.target.value))}
        className="range min-w-16 grow disabled:opacity-40"
      />
      <span className="w-13 shrink-0 text-small text-muted tabular-nums max-sm:hidden">{timeText(duration)}</span>
    </>
  );
}
