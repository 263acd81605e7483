'use client';

import { Maximize, Minus, Plus } from 'lucide-react';
import { Button } from './button';
import { IconButton } from './icon-button';
import { Tooltip } from './tooltip';

interface ZoomStepsProps {
  /** What fitting is called, "Fit to stage". */
  fitLabel: string;
  /** The zoom now, in percent. */
  percent: number;
  onZoom: (direction: 1 | -1) => void;
  onFit: () => void;
}

/** Zoom out, fit (which shows the zoom in percent) and zoom in; a phone, which zooms by pinching, has fit only. */
export function ZoomSteps({ fitLabel, percent, onZoom, onFit }: ZoomStepsProps) {
  return (
    <>
      <ZoomStep icon={Minus} label="Zoom out" keys="-" onClick={() => onZoom(-1)} />
      <Tooltip label={fitLabel} keys="0" side="top">
        <Button
          size="small"
          look="quiet"
          aria-label={`${fitLabel}, now ${percent}%`}
          onClick={onFit}
          className="tabular-nums sm:w-14"
        >
          <Maximize aria-hidden className="size-3.5 shrink-0 sm:hidden" />
          {percent}%
        </Button>
      </Tooltip>
      <ZoomStep icon={Plus} label="Zoom in" keys="+" onClick={() => onZoom(1)} />
    </>
  );
}

const ZoomStep = (step: { icon: typeof Plus; label: string; keys: string; onClick: () => void }) => (
  <IconButton size="small" side="top" className="max-sm:hidden" {...step} />
);
