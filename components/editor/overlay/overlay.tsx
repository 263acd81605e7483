'use client';

import { clsx } from 'clsx';
import { useEffect, useId, useRef } from 'react';
import { useEditor } from '../state/context';
import { followOverlay } from './follow-overlay';

/**
 * The overlay of the stage: the hovered part with its name, the selection, pivots, limits, bones and the selection box.
 */
export function Overlay() {
  const editor = useEditor();
  const host = useRef<SVGSVGElement>(null);
  const name = useRef<HTMLDivElement>(null);
  const mask = `outline${useId().replaceAll(/[^a-z0-9]/gi, '')}`;
  useEffect(() => {
    if (!host.current || !name.current) return undefined;
    return followOverlay(editor, host.current, name.current);
  }, [editor]);
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 overflow-hidden">
      <svg ref={host} className="absolute inset-0 size-full">
        <mask id={mask} maskUnits="userSpaceOnUse" x="-50000" y="-50000" width="100000" height="100000">
          <rect x="-50000" y="-50000" width="100000" height="100000" fill="#fff" />
        </mask>
        <path data-line="all-bones" className="fill-ink/15 stroke-none" />
        <path data-line="bones" className="fill-accent-soft stroke-accent" strokeWidth={1} strokeLinejoin="round" />
        <path data-line="sector" className="fill-accent-soft stroke-accent/50" strokeWidth={1} />
        <path data-line="needle" className="fill-none stroke-accent" strokeWidth={1.5} />
        <g data-line="outline" mask={`url(#${mask})`} className="fill-accent stroke-accent" strokeLinejoin="round" />
        <path data-line="bounds-halo" className="fill-none stroke-surface/60" strokeWidth={2.5} />
        <path data-line="bounds" className="fill-none stroke-accent" strokeWidth={1.25} />
        <path data-line="stops" className="fill-surface stroke-accent" strokeWidth={1.5} />
        <path data-line="pivots" className="fill-surface stroke-accent" strokeWidth={1.5} />
        <path data-line="dots" className="fill-accent stroke-none" />
        <path data-line="marquee" className="fill-accent-soft stroke-accent" strokeWidth={1} />
      </svg>
      <div
        ref={name}
        className={clsx(
          'absolute top-0 left-0 rounded-[5px] bg-accent px-1.5 py-px text-small font-medium whitespace-nowrap',
          'text-canvas',
        )}
        hidden
      />
    </div>
  );
}
