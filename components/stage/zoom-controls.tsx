'use client';

import { Grid2x2, Maximize, Minus, Plus } from 'lucide-react';
import { useStore } from 'zustand';
import { Button } from '../ui/button';
import { IconButton } from '../ui/icon-button';
import { Tooltip } from '../ui/tooltip';
import type { Camera } from './camera';

interface ZoomControlsProps {
  camera: Camera;
  checker: boolean;
  onFit: () => void;
  onZoom: (direction: 1 | -1) => void;
  onChecker: () => void;
}

/** The stage's corner: zoom, fit and backdrop. */
export function ZoomControls({ camera, checker, onFit, onZoom, onChecker }: ZoomControlsProps) {
  const percent = useStore(camera, (state) => Math.round(state.zoom * 100));
  return (
    <div role="group" aria-label="View" className="absolute right-3 bottom-3 flex items-center rounded-ui bg-raised p-0.5 shadow-ui">
      <IconButton size="small" icon={Grid2x2} label="Checker background" keys="b" side="top" aria-pressed={checker} onClick={onChecker} />
      <span aria-hidden className="mx-0.5 h-4 w-px bg-line" />
      <IconButton size="small" icon={Minus} label="Zoom out" keys="-" side="top" onClick={() => onZoom(-1)} className="max-sm:hidden" />
      <Tooltip label="Fit to stage" keys="0" side="top">
        <Button size="small" look="quiet" aria-label={`Fit to stage, now ${percent}%`} onClick={onFit} className="w-14 tabular-nums">
          <Maximize aria-hidden className="size-3.5 sm:hidden" />{percent}%
        </Button>
      </Tooltip>
      <IconButton size="small" icon={Plus} label="Zoom in" keys="+" side="top" onClick={() => onZoom(1)} className="max-sm:hidden" />
    </div>
  );
}
