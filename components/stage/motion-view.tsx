'use client';

import { useEffect, useRef } from 'react';
import { sample } from '@/lib/core/clip/sample';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { onFrame } from '@/lib/player/loop';
import { motionOn } from './motion-on';
import { whileInSight } from './on-screen';
import { useActor } from './use-actor';

interface MotionViewProps {
  spec: MascotSpec;
  clip: AnimationClip;
  /** Gives the current time, in seconds of the clip. */
  now: () => number;
  className?: string;
}

/** A drawing that follows an external clock, such as that of a player beside it. */
export function MotionView({ spec, clip, now, className }: MotionViewProps) {
  const host = useRef<HTMLDivElement>(null);
  const actor = useActor(host, spec);
  const motion = motionOn(actor.spec, clip);
  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const draw = () => actor.show(sample(motion, now()));
    draw();
    return whileInSight(element, () => onFrame(draw));
  }, [actor, motion, now]);
  return <div ref={host} aria-hidden className={className} dangerouslySetInnerHTML={actor.html} />;
}
