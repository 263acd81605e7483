'use client';

import { clsx } from 'clsx';
import { useMemo, useState } from 'react';
import { exportFormat } from '@/lib/contract/export-formats';
import { useReducedMotion } from '../hooks/use-media';
import { Skeleton } from '../ui/skeleton';
import { Spinner } from '../ui/spinner';
import { backgroundOf, cardOf, type Choices, rateOf } from './choices';
import type { ExportScene } from './facts';
import { MotionView } from '../stage/motion-view';
import { playClock, posterClock } from '../stage/play-clock';
import { stillAddress, type StillSubject } from './still-address';

interface LiveLookProps {
  choices: Choices;
  /** Null until it is loaded. */
  scene: ExportScene | null;
  still: StillSubject;
}

/** The preview of a format: live at the format's frame rate, or for a still as the service draws it. */
export function LiveLook({ choices, scene, still }: LiveLookProps) {
  const card = cardOf(choices.looked);
  const background = backgroundOf(card, choices.background);
  if (!scene) return <Skeleton className="h-44 sm:h-64" />;
  const { width, height } = scene.spec.canvas;
  const address = stillAddress(choices, still);
  return (
    <div
      role="img"
      aria-label={`${card.title}, as it will look`}
      className="flex h-44 items-center justify-center overflow-hidden rounded-ui bg-stage p-2 checker sm:h-64"
    >
      <div
        className="flex h-full max-w-full items-center justify-center overflow-hidden"
        style={{
          aspectRatio: card.badge ? 1 : width / height,
          background: background ?? undefined,
          borderRadius: card.badge && background ? '24%' : undefined,
        }}
      >
        {card.animated ? (
          <Moving choices={choices} scene={scene} />
        ) : (
          <StillPicture
            key={address}
            address={address}
            className={card.badge && background ? 'size-[82%] object-contain' : 'size-full object-contain'}
          />
        )}
      </div>
    </div>
  );
}

/** A still image from the service, or a message if it cannot be loaded. */
function StillPicture({ address, className }: { address: string; className: string }) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  if (state === 'failed') return <p className="p-4 text-center text-muted">The preview could not be loaded.</p>;
  return (
    <>
      {state === 'loading' ? <Spinner /> : null}
      <img
        alt=""
        src={address}
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
        className={clsx(className, state === 'loading' && 'hidden')}
      />
    </>
  );
}

function Moving({ choices: { looked, fps }, scene: { spec, clip } }: { choices: Choices; scene: ExportScene }) {
  const still = useReducedMotion();
  // Players of keyframes render at the screen's frame rate, whatever the file specifies.
  const rate = exportFormat(looked).kind === 'film' ? rateOf(cardOf(looked), fps) : null;
  const now = useMemo(() => clip && (still ? posterClock(clip) : playClock(clip, rate)), [clip, still, rate]);
  return clip && now ? <MotionView spec={spec} clip={clip} now={now} className="size-full" /> : null;
}
