'use client';

import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';

interface SwatchProps {
  label: string;
  color: string;
  small?: boolean;
  /** Called with each colour while the picker is dragged. */
  onChange: (color: string) => void;
  /** Called when the picker closes. */
  onEnd: () => void;
}

/** A colour that opens the system's picker. */
export function Swatch({ label, color, small, onChange, onEnd }: SwatchProps) {
  const input = useRef<HTMLInputElement>(null);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const element = input.current;
    const ended = () => end.current();
    element?.addEventListener('change', ended);
    return () => element?.removeEventListener('change', ended);
  }, []);
  return (
    <input
      ref={input}
      type="color"
      aria-label={label}
      title={label}
      value={color}
      onChange={(event) => onChange(event.target.value)}
      className={clsx(
        'shrink-0 cursor-pointer appearance-none overflow-hidden border-0 bg-transparent p-0 ' +
          'shadow-[0_0_0_1px_var(--line)] transition-transform hover:scale-106',
        '[&::-moz-color-swatch]:border-0 [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0',
        small ? 'size-5 rounded-[5px] pointer-coarse:size-8' : 'size-8 rounded-ui pointer-coarse:size-10',
      )}
    />
  );
}
