'use client';

import { clsx } from 'clsx';
import { useState } from 'react';
import type { Starter } from '@/lib/contract/starter';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { FIGURE_BOX, FIGURE_PLACE, FOOT_PLACE } from '../stage-places';
import { StarterPlayer } from './starter-player';
import { useStart } from './use-start';

interface StarterStageProps {
  starter: Starter;
  /** Called to put the starter's prompt into the prompt form. */
  onWords: (prompt: string) => void;
}

/** A starter in motion, with its motions to play and the button that creates a mascot from it. */
export function StarterStage({ starter, onWords }: StarterStageProps) {
  const { id, name, prompt } = starter;
  const [motions, setMotions] = useState<readonly string[]>([]);
  const [played, setPlayed] = useState({ motion: '', times: 0 });
  const { start, isSending, refusal } = useStart();
  return (
    <section
      aria-label="Character"
      className="flex size-full flex-col bg-stage dots max-lg:border-b max-lg:p-4 max-lg:pb-5"
    >
      <div className={clsx(FIGURE_PLACE, 'max-lg:h-56')}>
        <script type="module" async src="/player.js" />
        <div role="img" aria-label={name} className={FIGURE_BOX}>
          <StarterPlayer id={id} bundle="own-bundle" played={played} onMotions={setMotions} />
        </div>
      </div>
      <div role="group" aria-label="Its motions" className="flex h-10 justify-center gap-1 lg:mb-2">
        {motions.map((motion) => (
          <Chip
            key={motion}
            aria-pressed={motion === played.motion}
            onClick={() => setPlayed(({ times }) => ({ motion, times: times + 1 }))}
          >
            <span className="sr-only">Play </span>
            {motion}
          </Chip>
        ))}
      </div>
      <div className={clsx(FOOT_PLACE, 'max-sm:flex-col')}>
        <div className="min-w-0 grow">
          <p className="truncate font-medium">{name}</p>
          <p className="line-clamp-2 text-small text-muted">{prompt}</p>
        </div>
        <div className="flex shrink-0 flex-col items-start gap-1.5 sm:items-end">
          <div className="flex gap-2">
            <Button onClick={() => onWords(prompt)}>Change its words</Button>
            <Button look="primary" busy={isSending} onClick={() => void start(id)}>
              Use this character
            </Button>
          </div>
          <p
            role={refusal ? 'alert' : undefined}
            className={clsx('text-small', refusal ? 'text-danger' : 'text-muted')}
          >
            {refusal ?? 'Free, with its motions and a canvas.'}
          </p>
        </div>
      </div>
    </section>
  );
}
