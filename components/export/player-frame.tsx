'use client';

import type { ReactNode } from 'react';

export type PlayerPhase = 'loading' | 'playing' | 'failed';

interface PlayerFrameProps {
  /** The player's name, in the spelling of its authors. */
  player: string;
  phase: PlayerPhase;
  /** The element that the player draws into. */
  children: ReactNode;
}

/** The frame around a third-party player: the player, and a caption below. */
export function PlayerFrame({ player, phase, children }: PlayerFrameProps) {
  const captions = {
    loading: 'Loading the file',
    playing: `Played by ${player}`,
    failed: 'The file could not be shown here. Download it, or try again.',
  } satisfies Record<PlayerPhase, string>;
  return (
    <figure className="flex size-full min-h-0 flex-col" aria-busy={phase === 'loading'}>
      {children}
      <figcaption className="p-2 text-center text-small text-muted">
        <span role="status">{captions[phase]}</span>
      </figcaption>
    </figure>
  );
}
