'use client';

import { useRef } from 'react';
import { sample } from '@/lib/core/clip/sample';
import type { AnimationClip } from '@/lib/core/clip/schema';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { onFrame } from '@/lib/player/loop';
import { motionOn } from './motion-on';
import { whileInSight } from './on-screen';
import { useActor, usePageEffect } from './use-actor';

interface PuppetProps {
  spec: MascotSpec;
  /** The motion to show; without one, the rest pose. */
  clip?: AnimationClip | null;
  playing?: boolean;
  /** The time to show while not playing, 0 to 1 of the clip. */
  poster?: number;
  /** Called before each frame; the motion pauses while it returns true. */
  waits?: (() => boolean) | undefined;
  className?: string;
}

/** A small live mascot. The server renders it; the browser animates it in place while it is on screen. */
export function Puppet({ spec, clip = null, playing = false, poster, waits, className }: PuppetProps) {
  const host = useRef<HTMLDivElement>(null);
  const actor = useActor(host, spec);
  const motion = clip && (playing || poster !== undefined) ? motionOn(actor.spec, clip) : null;

  usePageEffect(() => {
    const element = host.current;
    if (!element || !clip || !motion || !playing) {
      actor.show(motion && clip && poster !== undefined ? sample(motion, poster * clip.duration) : {});
      return undefined;
    }
    let time = 0;
    return whileInSight(element, () =>
      onFrame((elapsed) => {
        if (waits?.()) return;
        time = clip.loop ? (time + elapsed) % clip.duration : (time + elapsed) % (clip.duration + PAUSE_SECONDS);
        actor.show(sample(motion, Math.min(time, clip.duration)));
      }),
    );
  }, [motion, clip, playing, poster, waits, actor]);

  return <div ref={host} aria-hidden className={className} dangerouslySetInnerHTML={actor.html} />;
}

/** The pause before a motion that does not loop is repeated, in seconds. */
const PAUSE_SECONDS = 0.7;
