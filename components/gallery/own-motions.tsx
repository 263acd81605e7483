'use client';

import { Trash2 } from 'lucide-react';
import { useEffect, useRef, type MouseEvent } from 'react';
import type { Animation } from '@/lib/contract/animation';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { useSeen } from '../hooks/use-seen';
import { IconButton } from '../ui/icon-button';
import { MotionCard } from './motion-card';
import { motionTitle } from './motion-title';

interface OwnMotionsProps {
  spec: MascotSpec;
  animations: readonly Animation[];
  current: string | null;
  /** Called when a motion is on screen whose clip is missing. */
  onMissing: (animation: Animation) => void;
  onPlay: (animation: Animation) => void;
  onDelete: (animation: Animation) => void;
  onMenu: (event: MouseEvent, animation: Animation) => void;
}

/** The mascot's own animations. */
export function OwnMotions({ animations, current, ...rest }: OwnMotionsProps) {
  return (
    <ul aria-label="Animations of this mascot" className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
      {animations.map((animation) => (
        <OwnMotion key={animation.id} {...rest} animation={animation} current={current === animation.id} />
      ))}
    </ul>
  );
}

interface OwnMotionProps extends Omit<OwnMotionsProps, 'animations' | 'current'> {
  animation: Animation;
  current: boolean;
}

function OwnMotion({ spec, animation, current, onMissing, onPlay, onDelete, onMenu }: OwnMotionProps) {
  const item = useRef<HTMLLIElement>(null);
  const isMissed = useSeen(item) && !animation.clip;
  const ask = useRef(() => onMissing(animation));
  useEffect(() => {
    ask.current = () => onMissing(animation);
  });
  useEffect(() => {
    if (isMissed) ask.current();
  }, [isMissed]);
  const title = motionTitle(animation.name);
  return (
    <li ref={item} onContextMenu={(event) => onMenu(event, animation)}>
      <MotionCard
        spec={spec}
        clip={animation.clip ?? null}
        title={title}
        current={current}
        onPlay={() => onPlay(animation)}
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
}
