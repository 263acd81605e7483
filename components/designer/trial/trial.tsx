'use client';

import { Pause, Play, RotateCcw } from 'lucide-react';
import { memo, useRef } from 'react';
import { IconButton } from '../../ui/icon-button';
import { DESIGNER_COMMANDS } from '../state/commands';
import { useDesigner, useDesignerState } from '../state/context';
import { Inputs } from './inputs';
import { Log } from './log';
import { usePlayer } from './use-player';

/** The running canvas: the mascot as an embedding page shows it, its inputs, and its log. */
export const Trial = memo(function Trial() {
  return (
    <div className="flex min-h-full flex-col">
      <Preview />
      <Inputs />
      <Log />
    </div>
  );
});

function Preview() {
  const designer = useDesigner();
  const host = useRef<HTMLDivElement>(null);
  const runs = usePlayer(host);
  const playing = useDesignerState(({ trial }) => trial.playing);
  const state = useDesignerState(({ trial }) => trial.state);
  return (
    <section aria-label="Preview" className="border-b bg-stage dots max-lg:sticky max-lg:top-0 max-lg:z-10 lg:relative">
      <div
        ref={host}
        className="mx-auto flex h-56 items-center justify-center p-4 *:aspect-square *:h-full max-lg:h-36 max-lg:p-2"
      />
      {runs ? null : (
        <p className="absolute inset-0 flex items-center justify-center p-6 text-center text-muted">
          It can be run once its problems are mended.
        </p>
      )}
      <p className="absolute top-2.5 left-3.5 flex items-center gap-1.5 text-small text-muted">
        {state === null ? null : (
          <>
            <span aria-hidden className="size-1.5 rounded-full bg-accent" />
            <span className="sr-only">Now in </span>
            {state}
          </>
        )}
      </p>
      <div
        role="group"
        aria-label="Playback"
        className="absolute right-2 bottom-2 flex rounded-ui bg-raised p-0.5 shadow-ui"
      >
        <IconButton
          size="small"
          icon={playing ? Pause : Play}
          label={playing ? 'Pause' : 'Play'}
          keys="space"
          side="top"
          onClick={() => DESIGNER_COMMANDS.play.run(designer)}
        />
        <IconButton
          size="small"
          icon={RotateCcw}
          label="Start again"
          side="top"
          onClick={() => designer.player?.restart()}
        />
      </div>
    </section>
  );
}
