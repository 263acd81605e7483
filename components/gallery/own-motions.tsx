'use client';

import { Trash2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { Animation } from '@/lib/contract/animation';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { IconButton } from '../ui/icon-button';
import { MotionCard } from './motion-card';
import { motionTitle } from './motion-title';

interface OwnMotionsProps {
  spec: MascotSpec;
  animations: readonly Animation[];
  current: string | null;
  onPlay: (animation: Animation, clip: AnimationClip) => void;
  onDelete: (animation: Animation) => void;
  onMenu: (event: MouseEvent, animation: Animation) => void;
}

/** The mascot's own animations. */
export function OwnMotions({ spec, animations, current, onPlay, onDelete, onMenu }: OwnMotionsProps) {
  return (
    <ul aria-label="Animations of this mascot" className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2">
      {animations.flatMap((animation) => {
        const { id, clip } = animation;
        if (!clip) return [];
        const title = motionTitle(animation.name);
        return (
          <li key={id} onContextMenu={(event) => onMenu(event, animation)}>
            <MotionCard
              spec={spec}
              clip={clip}
              title={title}
              current={current === id}
              onPlay={() => onPlay(animation, clip)}
              corner={
                <IconButton
                  size="small"
                  icon={Trash2}
                  label={`Delete ${title}`}
                  className="bg-raised pointer-coarse:bg-transparent"
                  onClick={() => onDelete(animation)}
                />
              }
            />
          </li>
        );
      })}
    </ul>
  );
}
