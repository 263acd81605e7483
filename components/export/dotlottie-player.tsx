'use client';

import { useEffect, useRef, useState } from 'react';
import type { DotLottie } from '@lottiefiles/dotlottie-web';
import { useReducedMotion } from '../hooks/use-media';
import { PlayerFrame, type PlayerPhase } from './player-frame';
import { type PlayedMoment, POSTER_SHARE } from '../stage/play-clock';

interface DotLottiePlayerProps {
  /** The URL of the dotLottie file. */
  url: string;
  /** Called with the player's clock when playback starts. */
  onPlays: (moment: PlayedMoment) => void;
}

/** Plays a dotLottie file with dotlottie-web, its most common player, instead of the studio's own renderer. */
export function DotLottiePlayer({ url, onPlays }: DotLottiePlayerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [phase, setPhase] = useState<PlayerPhase>('loading');
  const still = useReducedMotion();
  useEffect(() => {
    const ended = new AbortController();
    if (canvas.current)
      loadInto(canvas.current, url, still, ended.signal).then(
        (player) => {
          setPhase('playing');
          onPlays(() => (player.currentFrame / Math.max(player.totalFrames, 1)) * player.duration);
        },
        () => {
          if (!ended.signal.aborted) setPhase('failed');
        },
      );
    return () => ended.abort();
  }, [url, still, onPlays]);
  return (
    <PlayerFrame player="dotlottie-web" phase={phase}>
      <div className="min-h-0 flex-1">
        <canvas
          ref={canvas}
          role="img"
          aria-label="The motion in the file, as dotlottie-web plays it"
          className="size-full"
        />
      </div>
    </PlayerFrame>
  );
}

/** The URL of the player's WebAssembly, which this service hosts itself. */
const ENGINE = new URL('@lottiefiles/dotlottie-web/dotlottie-player.wasm', import.meta.url);

/** Loads a file into a canvas until the signal aborts. Throws if the file cannot be read. */
async function loadInto(
  canvas: HTMLCanvasElement,
  src: string,
  still: boolean,
  signal: AbortSignal,
): Promise<DotLottie> {
  const { DotLottie: Player } = await import('@lottiefiles/dotlottie-web');
  signal.throwIfAborted();
  Player.setWasmUrl(ENGINE.href);
  const player = new Player({ canvas, src, loop: true, autoplay: !still, renderConfig: { autoResize: true } });
  signal.addEventListener('abort', () => player.destroy());
  await new Promise<void>((loaded, failed) => {
    player.addEventListener('load', () => loaded());
    player.addEventListener('loadError', ({ error }) => failed(error));
  });
  if (still) player.setFrame(POSTER_SHARE * player.totalFrames);
  return player;
}
