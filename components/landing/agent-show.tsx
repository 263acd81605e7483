'use client';

import { useState } from 'react';
import type { ServicePlayer } from '@/lib/player';
import { Button } from '../ui/button';
import { Code } from '../ui/code';
import { CastPlayer } from './cast-player';
import { usePlayer } from './use-player';

/** The events that an agent sends to the canvas, one at a time. */
const MODES = [
  { input: 'thinking', title: 'Thinks' },
  { input: 'working', title: 'Uses a tool' },
  { input: 'talking', title: 'Answers' },
  { input: 'waiting', title: 'Needs approval' },
  { input: 'sleeping', title: 'Nothing to do' },
] as const;
const TRIGGERS = [
  { input: 'greet', title: 'Greets' },
  { input: 'success', title: 'Has done it' },
  { input: 'failure', title: 'Has failed' },
] as const;

type Mode = (typeof MODES)[number]['input'] | null;

function enter(player: ServicePlayer, mode: Mode): void {
  for (const { input } of MODES) player.setInput(input, input === mode);
}

/** An interactive state machine: buttons send an agent's events, and show the code that does so. */
export function AgentShow({
  id,
  name,
  canvas,
  embedCode,
}: {
  id: string;
  name: string;
  canvas: string;
  embedCode: string;
}) {
  const { onLive, tell } = usePlayer();
  const [mode, setMode] = useState<Mode>(null);
  const [line, setLine] = useState("player.setInput('thinking', true);");
  const choose = (next: Mode) => {
    setMode(next);
    tell((mascot) => enter(mascot, next));
    setLine(next ? `player.setInput('${next}', true);` : `player.setInput('${mode}', false);`);
  };
  const fire = (input: string) => {
    tell((mascot) => mascot.fire(input));
    setLine(`player.fire('${input}');`);
  };
  return (
    <div className="grid gap-10 lg:grid-cols-2 lg:items-center lg:gap-16">
      <div className="flex flex-col items-center gap-6 rounded-[1rem] bg-stage p-6 dots sm:p-8">
        <div className="w-full max-w-80">
          <CastPlayer id={id} name={name} canvas={canvas} onLive={onLive} />
        </div>
        <div role="group" aria-label="What the agent does" className="flex flex-wrap justify-center gap-1.5">
          {MODES.map(({ input, title }) => (
            <Button
              key={input}
              aria-pressed={mode === input}
              look={mode === input ? 'primary' : 'secondary'}
              className={mode === input ? undefined : 'bg-surface'}
              onClick={() => choose(mode === input ? null : input)}
            >
              {title}
            </Button>
          ))}
          {TRIGGERS.map(({ input, title }) => (
            <Button key={input} look="quiet" onClick={() => fire(input)}>
              {title}
            </Button>
          ))}
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <Code label="HTML" text={embedCode} />
        <Code label="The same in code" text={line} />
      </div>
    </div>
  );
}
