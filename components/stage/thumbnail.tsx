'use client';

import { clsx } from 'clsx';
import { memo } from 'react';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { Puppet } from './puppet';
import { Still } from './still';

interface ThumbnailProps {
  spec: MascotSpec;
  clip: AnimationClip | null;
  playing: boolean;
  /** The time to show while not playing, 0 to 1 of the motion. */
  poster: number;
  /** Called before each frame; the motion pauses while it returns true. */
  waits?: () => boolean;
  className?: string;
}

/** A small mascot in a motion: an image, replaced by a live mascot while it plays. */
export const Thumbnail = memo(function Thumbnail({ spec, clip, playing, poster, waits, className }: ThumbnailProps) {
  return (
    <div className={clsx('relative', className)}>
      <Still spec={spec} clip={clip} moment={poster} className={clsx('size-full', playing && 'opacity-0')} />
      {playing ? (
        <Puppet spec={spec} clip={clip} playing waits={waits} className="absolute inset-0 *:size-full" />
      ) : null}
    </div>
  );
});
