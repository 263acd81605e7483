'use client';

import { clsx } from 'clsx';
import { useRef, useState, type ReactNode } from 'react';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { useReducedMotion } from '../hooks/use-media';
import { useSeen } from '../hooks/use-seen';
import { Thumbnail } from '../stage/thumbnail';

interface MotionCardProps {
  spec: MascotSpec;
  /** Null until it is composed. */
  clip: AnimationClip | null;
  title: string;
  /** Additional text for screen readers, after the title. */
  description?: string;
  /** Whether this motion is on the stage. */
  current: boolean;
  onPlay: () => void;
  /** Buttons in the corner of the card. */
  corner?: ReactNode;
}

/** The time of the still image of a motion, 0 to 1 of its duration: between the anticipation and the settling. */
const POSTER = 0.36;

/**
 * A motion of the mascot as a card. It plays on hover and focus; a click plays it on the stage. It is rendered when it
 * is scrolled into view.
 */
export function MotionCard({ spec, clip, title, description, current, onPlay, corner }: MotionCardProps) {
  const [near, setNear] = useState(false);
  const still = useReducedMotion();
  const host = useRef<HTMLDivElement>(null);
  const seen = useSeen(host);
  return (
    <div
      ref={host}
      className="group relative"
      onPointerEnter={() => setNear(true)}
      onPointerLeave={() => setNear(false)}
      onFocus={() => setNear(true)}
      onBlur={() => setNear(false)}
    >
      <button
        type="button"
        aria-pressed={current}
        title={description ?? title}
        onClick={onPlay}
        className={clsx(
          'block w-full overflow-hidden rounded-ui bg-stage text-left transition-shadow',
          current ? 'shadow-[inset_0_0_0_2px_var(--accent)]' : 'hover:shadow-[inset_0_0_0_1px_var(--line-strong)]',
        )}
      >
        <div className="aspect-square">
          {seen && clip ? (
            <div className="size-full animate-fade p-2.5">
              <Thumbnail spec={spec} clip={clip} playing={near && !still} poster={POSTER} className="size-full" />
            </div>
          ) : null}
        </div>
        <span className="flex h-7 items-center px-2.5 pb-1 text-small">
          <span className="sr-only">Play </span>
          <span className={clsx('truncate', current && 'font-medium text-accent')}>{title}</span>
        </span>
      </button>
      <span
        className={clsx(
          'pointer-events-none absolute top-1.5 left-2.5 text-small text-muted tabular-nums',
          'opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100',
          'pointer-coarse:opacity-100',
        )}
      >
        {clip ? `${clip.duration.toFixed(1)} s` : null}
      </span>
      {corner ? (
        <div
          className={clsx(
            'absolute top-1 right-1 opacity-0 transition-opacity group-focus-within:opacity-100',
            'group-hover:opacity-100 pointer-coarse:opacity-100',
          )}
        >
          {corner}
        </div>
      ) : null}
    </div>
  );
}
