'use client';

import { Slider as Radix } from 'radix-ui';

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
  /** Called when a change is complete: after a drag or a key. */
  onEnd?: () => void;
  text?: string;
}

/** A slider; `text` is its value for screen readers. */
export function Slider({ label, value, min, max, step, onChange, onEnd, text }: SliderProps) {
  return (
    <Radix.Root
      value={[value]}
      min={min}
      max={max}
      step={step}
      onValueChange={([next]) => next !== undefined && onChange(next)}
      onValueCommit={() => onEnd?.()}
      className="relative flex h-6 w-full touch-none select-none items-center"
    >
      <Radix.Track className="relative h-1 grow rounded-full bg-line-strong">
        <Radix.Range className="absolute h-full rounded-full bg-accent" />
      </Radix.Track>
      <Radix.Thumb
        aria-label={label}
        aria-valuetext={text}
        className="block size-3.5 rounded-full bg-ink shadow-[0_0_0_3px_var(--raised)]"
      />
    </Radix.Root>
  );
}
