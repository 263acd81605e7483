'use client';

import { clsx } from 'clsx';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { bounded, numberText, readNumber, stepped } from '../hooks/number-entry';

interface NumberFieldProps {
  /** Its accessible name: "Joint x". */
  label: string;
  /** A letter or two before the number, which also scrubs: "X". */
  sign: string;
  value: number;
  /** What an arrow key and a pixel of scrubbing add; 1 unless said. */
  step?: number;
  min?: number;
  max?: number;
  /** After the number: "°". */
  unit?: string;
  disabled?: boolean;
  /** Called with each number while it changes. */
  onChange: (value: number) => void;
  /** Called when a change is complete: after Enter, an arrow key, or a scrub. */
  onEnd: () => void;
}

/** A number: typed, stepped by arrow keys (Shift 10, Alt 0.1), or scrubbed by dragging its sign. */
export function NumberField({ label, sign, value, unit, disabled, ...rest }: NumberFieldProps) {
  const [text, setText] = useState<string | null>(null);
  const { step = 1, min, max, onChange, onEnd } = rest;
  const input = useRef<HTMLInputElement>(null);
  const scrub = useScrub(value, step, { ...rest, onClick: () => input.current?.select() });
  const change = (next: number) => onChange(bounded(next, { min, max }));
  const take = () => {
    const number = text === null ? null : readNumber(text);
    if (number !== null && number !== value) {
      change(number);
      onEnd();
    }
    setText(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setText(null);
    if (event.key === 'Enter') take();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const from = (text === null ? null : readNumber(text)) ?? value;
    setText(null);
    change(stepped(from, event.key === 'ArrowUp' ? 1 : -1, step, event));
  };
  return (
    <label
      className={clsx(
        'flex h-7 min-w-0 items-center rounded-[6px] bg-hover pr-1.5 text-small pointer-coarse:h-9',
        'focus-within:bg-surface focus-within:shadow-[inset_0_0_0_1.5px_var(--accent)]',
        disabled ? 'opacity-50' : 'hover:shadow-[inset_0_0_0_1px_var(--line-strong)]',
      )}
    >
      <span
        {...(disabled ? {} : scrub)}
        className={clsx(
          'shrink-0 py-1.5 pr-1.5 pl-2 text-muted select-none',
          !disabled && 'touch-none cursor-ew-resize',
        )}
      >
        {sign}
      </span>
      <input
        ref={input}
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-invalid={(text !== null && readNumber(text) === null) || undefined}
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        disabled={disabled}
        value={text ?? numberText(value)}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={take}
        onKeyDown={onKeyDown}
        onKeyUp={(event) => {
          if (event.key === 'ArrowUp' || event.key === 'ArrowDown') onEnd();
        }}
        className="w-full min-w-0 bg-transparent py-1 tabular-nums outline-none max-sm:text-[1rem] aria-invalid:text-danger"
      />
      {unit ? <span className="shrink-0 text-muted">{unit}</span> : null}
    </label>
  );
}

/** Scrubs a number by dragging sideways, at most once a frame; a press without a move is a click. */
function useScrub(
  value: number,
  step: number,
  {
    min,
    max,
    onChange,
    onEnd,
    onClick,
  }: Pick<NumberFieldProps, 'min' | 'max' | 'onChange' | 'onEnd'> & { onClick: () => void },
) {
  const from = useRef<{ value: number; x: number; moved: boolean; frame: number } | null>(null);
  const end = () => {
    const held = from.current;
    from.current = null;
    if (held?.moved) onEnd();
    else if (held) onClick();
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { value, x: event.clientX, moved: false, frame: 0 };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = from.current;
      if (!held) return;
      const pixels = event.clientX - held.x;
      if (!held.moved && Math.abs(pixels) < 3) return;
      held.moved = true;
      const { shiftKey, altKey } = event;
      cancelAnimationFrame(held.frame);
      held.frame = requestAnimationFrame(() =>
        onChange(bounded(stepped(held.value, pixels, step, { shiftKey, altKey }), { min, max })),
      );
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
