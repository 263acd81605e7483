'use client';

import { clsx } from 'clsx';
import {
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { bounded, numberText, readNumber, stepped } from '../hooks/number-entry';

interface NumberFieldProps {
  /** The accessible name: "Pivot x". */
  label: string;
  /** A short label before the number, which can be dragged to scrub: "X". */
  sign: ReactNode;
  value: number;
  /** The step of an arrow key, and of a pixel of scrubbing; 1 by default. */
  step?: number;
  min?: number;
  max?: number;
  /** The unit after the number: "°". */
  unit?: string;
  disabled?: boolean;
  /** Called with each number during a change. */
  onChange: (value: number) => void;
  /** Called when a change is complete: after Enter, an arrow key, or a scrub. */
  onEnd: () => void;
}

/**
 * A number field: typed, stepped by arrow keys (× 10 with Shift, × 0.1 with Alt), or scrubbed by dragging its label.
 */
export function NumberField({ label, sign, value, unit, disabled, ...rest }: NumberFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const scrub = useScrub(value, { ...rest, onClick: () => input.current?.select() });
  const { text, ...typing } = useTyping(value, rest);
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
        aria-valuemin={rest.min}
        aria-valuemax={rest.max}
        aria-invalid={(text !== null && readNumber(text) === null) || undefined}
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        disabled={disabled}
        value={text ?? numberText(value)}
        {...typing}
        className={clsx(
          'w-full min-w-0 bg-transparent py-1 tabular-nums outline-none aria-invalid:text-danger',
          'max-sm:text-[1rem]',
        )}
      />
      {unit ? <span className="shrink-0 text-muted">{unit}</span> : null}
    </label>
  );
}

type Changing = Pick<NumberFieldProps, 'step' | 'min' | 'max' | 'onChange' | 'onEnd'>;

/**
 * The state of typing; `text` is null while nothing is typed. A number is applied on Enter, on blur, and by arrow keys.
 */
function useTyping(value: number, { step = 1, min, max, onChange, onEnd }: Changing) {
  const [text, setText] = useState<string | null>(null);
  const typed = text === null ? null : readNumber(text);
  const change = (next: number) => onChange(bounded(next, { min, max }));
  const take = () => {
    setText(null);
    if (typed === null || typed === value) return;
    change(typed);
    onEnd();
  };
  return {
    text,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setText(event.target.value),
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
    onBlur: take,
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      if (event.key === 'Escape') setText(null);
      if (event.key === 'Enter') take();
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      setText(null);
      change(stepped(typed ?? value, event.key === 'ArrowUp' ? 1 : -1, step, event));
    },
    onKeyUp(event: KeyboardEvent<HTMLInputElement>) {
      if (event.key === 'ArrowUp' || event.key === 'ArrowDown') onEnd();
    },
  };
}

/** The distance in pixels after which a press becomes scrubbing. */
const SCRUB_PX = 3;

/** Scrubs a number by dragging sideways, at most once per frame. A press without movement is a click. */
function useScrub(value: number, { step = 1, min, max, onChange, onEnd, onClick }: Changing & { onClick: () => void }) {
  const from = useRef<{ value: number; x: number; next: number | null; frame: number } | null>(null);
  const show = () => {
    const next = from.current?.next ?? null;
    if (next !== null) onChange(next);
  };
  const end = () => {
    const held = from.current;
    if (!held) return;
    cancelAnimationFrame(held.frame);
    show();
    from.current = null;
    if (held.next === null) onClick();
    else onEnd();
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { value, x: event.clientX, next: null, frame: 0 };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = from.current;
      const pixels = event.clientX - (held?.x ?? 0);
      if (!held || (held.next === null && Math.abs(pixels) < SCRUB_PX)) return;
      held.next = bounded(stepped(held.value, pixels, step, event), { min, max });
      cancelAnimationFrame(held.frame);
      held.frame = requestAnimationFrame(show);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
