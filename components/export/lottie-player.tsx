'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AnimationItem } from 'lottie-web';
import { useReducedMotion } from '../hooks/use-media';
import { PlayerFrame } from './player-frame';
import { type PlayedMoment, POSTER_SHARE } from '../stage/play-clock';

type Load = { phase: 'loading' | 'failed' } | { phase: 'playing'; animation: AnimationItem };

interface LottiePlayerProps {
  /** The URL of the Lottie file. */
  url: string;
  /** Called with the player's clock when playback starts. */
  onPlays: (moment: PlayedMoment) => void;
}

/** Plays a Lottie file with lottie-web, its most common player, instead of the studio's own renderer. */
export function LottiePlayer({ url, onPlays }: LottiePlayerProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [load, setLoad] = useState<Load>({ phase: 'loading' });
  const still = useReducedMotion();
  useEffect(() => {
    const ended = new AbortController();
    if (holder.current)
      loadInto(holder.current, url, ended.signal).then(setLoad, () => {
        if (!ended.signal.aborted) setLoad({ phase: 'failed' });
      });
    return () => ended.abort();
  }, [url]);
  // Before the page is painted: a still motion would flash its first frame.
  useLayoutEffect(() => {
    if (load.phase !== 'playing') return;
    const { animation } = load;
    if (still) animation.goToAndStop(POSTER_SHARE * animation.totalFrames, true);
    else animation.play();
    onPlays(() => animation.currentFrame / animation.frameRate);
  }, [load, still, onPlays]);
  return (
    <PlayerFrame player="lottie-web" phase={load.phase}>
      <div
        ref={holder}
        role="img"
        aria-label="The motion in the file, as lottie-web plays it"
        className="min-h-0 flex-1"
      />
    </PlayerFrame>
  );
}

/** Mounts a file until the signal aborts. Throws if the file cannot be read. */
async function loadInto(container: HTMLElement, url: string, signal: AbortSignal): Promise<Load> {
  const [{ default: lottie }, answer] = await Promise.all([
    import('lottie-web/build/player/lottie_light'),
    fetch(url, { signal }),
  ]);
  if (!answer.ok) throw new Error(`The file's address answered ${answer.status}.`);
  const animationData: unknown = await answer.json();
  signal.throwIfAborted();
  const animation = lottie.loadAnimation({ container, renderer: 'svg', loop: true, autoplay: false, animationData });
  signal.addEventListener('abort', () => animation.destroy());
  return { phase: 'playing', animation };
}
