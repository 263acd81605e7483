'use client';

import { clsx } from 'clsx';
import { CastPlayer } from './cast-player';
import { PromptBox } from './prompt-box';
import { usePlayer } from './use-player';

/** The headline, the prompt field, and a mascot that reacts to it: it waves, thinks during typing, and cheers. */
export function Hero({
  id,
  name,
  drawing,
  canvas,
  playerSize,
}: {
  id: string;
  name: string;
  drawing: string;
  canvas: string;
  playerSize: string;
}) {
  const { onLive, tell } = usePlayer();
  return (
    <div
      className={clsx(
        'grid items-center gap-10 pt-8 pb-14 sm:pb-20 lg:min-h-[min(46rem,calc(100dvh-4rem))]',
        'lg:grid-cols-[1.05fr_1fr] lg:gap-16 lg:py-8',
      )}
    >
      <div>
        <h1 className="text-display font-semibold text-balance">One sentence becomes a mascot that moves.</h1>
        <p className="mt-4 mb-8 max-w-md text-title text-pretty text-muted">
          Describe a character. Watch it being drawn, rigged and brought to life, and take it anywhere.
        </p>
        <PromptBox
          onCome={() => tell((mascot) => mascot.fire('greet'))}
          onWrite={(words) => tell((mascot) => mascot.setInput('thinking', words))}
          onSend={() => tell((mascot) => mascot.fire('success'))}
        />
      </div>
      <figure className="flex flex-col items-center">
        <div className="w-full max-w-[30rem]">
          <CastPlayer id={id} name={name} canvas={canvas} onLive={onLive} drawing={drawing} watches />
        </div>
        <figcaption className="mt-3 max-w-80 text-center text-small text-balance text-muted">
          A live embed: {playerSize} of player, no WebAssembly. It looks at your pointer, and at what you write.
        </figcaption>
      </figure>
    </div>
  );
}
