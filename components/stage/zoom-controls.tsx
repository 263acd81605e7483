'use client';

import { Shapes } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { IconButton } from '../ui/icon-button';
import { ZoomSteps } from '../ui/zoom-steps';
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
      <ZoomSteps fitLabel="Fit to stage" percent={percent} onZoom={onZoom} onFit={onFit} />
    </div>
  );
}
