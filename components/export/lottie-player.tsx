'use client';

import { useEffect, useRef, useState } from 'react';
import type { AnimationItem } from 'lottie-web';
import { useReducedMotion } from '../hooks/use-media';

/** The time of the still pose under reduced motion, 0..1 of the motion. */
const POSTER = 0.36;

type Load = { phase: 'loading' | 'failed' } | { phase: 'loaded'; animation: AnimationItem };

interface LottiePlayerProps {
  /** The address of the Lottie file. */
  url: string;
  label: string;
}

/** Plays a Lottie file with lottie-web, the usual player, instead of the studio's own renderer. */
export function LottiePlayer({ url, label }: LottiePlayerProps) {
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
  useEffect(() => {
    if (load.phase !== 'loaded') return;
    if (still) load.animation.goToAndStop(POSTER * load.animation.totalFrames, true);
    else load.animation.play();
  }, [load, still]);
  return (
    <figure className="flex size-full flex-col" aria-busy={load.phase === 'loading'}>
      <div ref={holder} role="img" aria-label={label} className="min-h-0 flex-1" />
      <figcaption className="p-2 text-center text-small text-muted">
        <span role="status">{CAPTIONS[load.phase]}</span>
      </figcaption>
    </figure>
  );
}

const CAPTIONS = {
  loading: 'Loading the file',
  loaded: 'The file itself, played by lottie-web.',
  failed: 'The file could not be shown here. Download it, or try again.',
} satisfies Record<Load['phase'], string>;

/** Mounts a file; the signal unmounts it. Throws if it cannot be read. */
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
  return { phase: 'loaded', animation };
}
