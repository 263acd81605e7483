'use client';

import { Maximize, Minus, Plus, Shapes } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { Button } from '../ui/button';
import { IconButton } from '../ui/icon-button';
import { Tooltip } from '../ui/tooltip';
import type { Camera } from './camera';

interface ZoomControlsProps {
  camera: Camera;
  /** Whether each part is shown in a distinct colour. */
  tinted: boolean;
  onFit: () => void;
  onZoom: (direction: 1 | -1) => void;
  onTint: () => void;
  /** More controls, placed first. */
  children?: ReactNode;
}

/** The controls in the stage's corner: zoom, fit, backdrop and part colours. */
export function ZoomControls({ camera, tinted, onFit, onZoom, onTint, children }: ZoomControlsProps) {
  const percent = useStore(camera, (state) => Math.round(state.zoom * 100));
  return (
    <div
      role="group"
      aria-label="View"
      className="absolute right-3 bottom-3 flex items-center rounded-ui bg-raised p-0.5 shadow-ui"
    >
      {children}
      <IconButton
        size="small"
        icon={Shapes}
        label="Parts in colours"
        keys="p"
        side="top"
        aria-pressed={tinted}
        onClick={onTint}
      />
      <span aria-hidden className="mx-0.5 h-4 w-px bg-line" />
      <IconButton
        size="small"
        icon={Minus}
        label="Zoom out"
        keys="-"
        side="top"
        onClick={() => onZoom(-1)}
        className="max-sm:hidden"
      />
      <Tooltip label="Fit to stage" keys="0" side="top">
        <Button
          size="small"
          look="quiet"
          aria-label={`Fit to stage, now ${percent}%`}
          onClick={onFit}
          className="w-14 tabular-nums"
        >
          <Maximize aria-hidden className="size-3.5 sm:hidden" />
          {percent}%
        </Button>
      </Tooltip>
      <IconButton
        size="small"
        icon={Plus}
        label="Zoom in"
        keys="+"
        side="top"
        onClick={() => onZoom(1)}
        className="max-sm:hidden"
      />
    </div>
  );
}
