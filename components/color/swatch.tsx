'use client';

import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { late } from '../hooks/late';
import { Popover } from '../ui/popover';
import { Skeleton } from '../ui/skeleton';
import type { PickerEvents } from './picking';

const [ColorPicker, loadColorPicker] = late(
  () => import('./color-picker').then((module) => module.ColorPicker),
  () => <Skeleton className="h-54" />,
);

export { loadColorPicker };

interface SwatchProps extends PickerEvents {
  label: string;
  color: string;
  small?: boolean;
  /** The palette token of the colour. */
  token?: string;
  /** Content below the picker. */
  children?: ReactNode;
}

/** A colour as a button that opens a picker. */
export function Swatch({ label, color, small, token, children, ...events }: SwatchProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={label}
      side="left"
      open={open}
      layer={false}
      onOpenChange={(next) => {
        setOpen(next);
        if (!next) events.onEnd();
      }}
      className="w-60 p-3"
      trigger={
        <button
          type="button"
          aria-label={label}
          title={`${label}: ${color}`}
          data-token={token}
          style={{ background: color }}
          className={clsx(
            'shrink-0 shadow-[inset_0_0_0_1px_var(--line)] transition-transform hover:scale-106',
            small ? 'size-5 rounded-[5px] pointer-coarse:size-8' : 'size-8 rounded-ui pointer-coarse:size-10',
          )}
        />
      }
    >
      <ColorPicker color={color} {...events} />
      {children}
    </Popover>
  );
}
