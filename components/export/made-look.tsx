'use client';

import { useCallback, useState } from 'react';
import type { File } from '@/lib/contract/file';
import { DotLottiePlayer } from './dotlottie-player';
import { LottiePlayer } from './lottie-player';
import { MotionView } from '../stage/motion-view';
import type { PlayedMoment } from '../stage/play-clock';
import type { ExportedMotion } from './runs';

interface MadeLookProps {
  file: File;
  /** The exported drawing and motion, for comparison; null if the studio does not have them. */
  drawing: ExportedMotion | null;
}

/**
 * The preview of an exported file: in the browser, or in a common player of its format beside the studio's own
 * rendering.
 */
export function MadeLook({ file: { mime, url }, drawing }: MadeLookProps) {
  if (mime.startsWith('video/'))
    return <video src={url} autoPlay loop muted playsInline aria-label="The exported video" className="max-h-full" />;
  if (mime.startsWith('image/'))
    return <img src={url} alt="The exported file" className="max-h-full max-w-full object-contain" />;
  return <Played url={url} player={mime.includes('dotlottie') ? DotLottiePlayer : LottiePlayer} drawing={drawing} />;
}

interface PlayedProps {
  url: string;
  player: typeof LottiePlayer;
  drawing: ExportedMotion | null;
}

/** A file in its player, beside the studio's rendering at the same time. */
function Played({ url, player: Player, drawing }: PlayedProps) {
  const [now, setNow] = useState<PlayedMoment | null>(null);
  const onPlays = useCallback((next: PlayedMoment) => setNow(() => next), []);
  const played = <Player url={url} onPlays={onPlays} />;
  if (!drawing) return played;
  return (
    <div className="grid size-full grid-cols-2">
      {played}
      <figure className="flex min-h-0 flex-col">
        <div role="img" aria-label="The same moment, as the studio draws it" className="min-h-0 flex-1">
          {now ? <MotionView {...drawing} now={now} className="flex size-full justify-center" /> : null}
        </div>
        <figcaption className="p-2 text-center text-small text-muted">Drawn by the studio</figcaption>
      </figure>
    </div>
  );
}
