'use client';

import type { LucideIcon } from 'lucide-react';
import { Button, type ButtonProps } from './button';
import { Tooltip } from './tooltip';

interface IconButtonProps extends Omit<ButtonProps, 'square' | 'children' | 'asChild'> {
  icon: LucideIcon;
  /** The action, used as accessible name and tooltip. */
  label: string;
  keys?: string;
  side?: 'top' | 'bottom' | 'left' | 'right';
}

/** A square button with an icon and a tooltip. */
export function IconButton({ icon: Icon, label, keys, side, look = 'quiet', ...rest }: IconButtonProps) {
  return (
    <Tooltip label={label} keys={keys} side={side}>
      <Button square look={look} aria-label={label} {...rest}>
        <Icon aria-hidden className="size-4" />
      </Button>
    </Tooltip>
  );
}
