'use client';

import { Grid2x2, Maximize, Minus, Plus, Shapes } from 'lucide-react';
import { useStore } from 'zustand';
import { Button } from '../ui/button';
import { IconButton } from '../ui/icon-button';
import { Tooltip } from '../ui/tooltip';
import type { Camera } from './camera';

interface ZoomControlsProps {
  camera: Camera;
  checker: boolean;
  /** Whether each part has a colour of its own. */
  tinted: boolean;
  onFit: () => void;
  onZoom: (direction: 1 | -1) => void;
  onChecker: () => void;
  onTint: () => void;
}

/** The stage's corner: zoom, fit, backdrop and parts. */
export function ZoomControls({ camera, checker, tinted, onFit, onZoom, onChecker, onTint }: ZoomControlsProps) {
  const percent = useStore(camera, (state) => Math.round(state.zoom * 100));
  return (
    <div
      role="group"
      aria-label="View"
      className="absolute right-3 bottom-3 flex items-center rounded-ui bg-raised p-0.5 shadow-ui"
    >
      <IconButton
        size="small"
        icon={Grid2x2}
        label="Checker background"
        keys="b"
        side="top"
        aria-pressed={checker}
        onClick={onChecker}
      />
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
