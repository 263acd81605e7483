'use client';

import { clsx } from 'clsx';
import { useEffect, useState, type ReactNode } from 'react';
import type { CanvasGraph, CanvasInput } from '@/lib/core/canvas/schema';
import type { ServicePlayer } from '@/lib/player';
import { tokenTitle } from '../editor/palette/families';
import { Chip } from '../ui/chip';
import { LivePlayer } from './live-player';

/** A motion that a visitor can select. */
export interface TitledMotion {
  name: string;
  title: string;
}

interface TryItProps {
  name: string;
  /** The HTML of the element with its first frame. A click makes it wave. */
  frame: string;
  motions: readonly TitledMotion[];
  canvases: Readonly<Record<string, CanvasGraph>>;
  /** The visitor's selection. */
  playing: Played;
  onPlay: (playing: Played) => void;
}

/** The selected motion or canvas; `times` counts the clicks on a motion, each of which plays it again. */
export interface Played {
  motion: string;
  canvas: string | null;
  times: number;
}

/** The live mascot, with buttons for its motions and controls for the inputs of its canvases. */
export function TryIt({ name, frame, motions, canvases, playing, onPlay }: TryItProps) {
  const [player, setPlayer] = useState<ServicePlayer | null>(null);
  const { motion, times } = playing;
  useEffect(() => {
    if (times > 0) player?.play(motion);
  }, [player, motion, times]);
  const directed =
    playing.canvas === null
      ? { animation: motion, trigger: 'click', canvas: null }
      : { animation: null, trigger: null, canvas: playing.canvas };
  const graph = playing.canvas === null ? undefined : canvases[playing.canvas];
  return (
    <section aria-label={`${name}, live`} className="flex flex-col gap-4">
      <div
        className={clsx(
          'flex aspect-square max-h-[min(62dvh,34rem)] w-full items-center justify-center rounded-[1rem] bg-stage',
          'p-6 dots',
        )}
      >
        <LivePlayer frame={frame} {...directed} onPlayer={setPlayer} className="contents" />
      </div>
      <Chips label="Motions">
        {motions.map((each) => (
          <Chip
            key={each.name}
            aria-pressed={playing.canvas === null && times > 0 && each.name === motion}
            onClick={() => onPlay({ motion: each.name, canvas: null, times: times + 1 })}
          >
            <span className="sr-only">Play </span>
            {each.title}
          </Chip>
        ))}
      </Chips>
      {Object.keys(canvases).length > 0 ? (
        <Chips label="Canvases">
          {Object.keys(canvases).map((each) => (
            <Chip
              key={each}
              aria-pressed={playing.canvas === each}
              onClick={() => onPlay({ motion, times: 0, canvas: playing.canvas === each ? null : each })}
            >
              {each}
            </Chip>
          ))}
        </Chips>
      ) : null}
      {graph && player ? <Inputs key={playing.canvas} graph={graph} player={player} /> : null}
    </section>
  );
}

function Chips({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label}>
      <p aria-hidden className="mb-1 px-1 text-small font-medium text-muted">
        {label}
      </p>
      <div className="-ml-2 flex flex-wrap gap-1">{children}</div>
    </div>
  );
}

/** The controls for a canvas's inputs, and its current state. */
function Inputs({ graph, player }: { graph: CanvasGraph; player: ServicePlayer }) {
  const [state, setState] = useState(graph.initial);
  const [values, setValues] = useState(() =>
    Object.fromEntries(graph.inputs.map(({ name, default: value }) => [name, value])),
  );
  useEffect(() => {
    const changed = () => setState(player.state ?? graph.initial);
    changed();
    player.addEventListener('statechange', changed);
    return () => player.removeEventListener('statechange', changed);
  }, [player, graph]);
  const set = (name: string, value: boolean | number) => {
    setValues((before) => ({ ...before, [name]: value }));
    player.setInput(name, value);
  };
  return (
    <div
      role="group"
      aria-label="Inputs"
      className="flex flex-col gap-3 rounded-ui bg-surface p-4 shadow-[0_0_0_1px_var(--line)]"
    >
      <p role="status" className="text-small text-muted">
        State: <span className="font-medium text-ink">{tokenTitle(state)}</span>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {graph.inputs.map((input) => (
          <InputControl
            key={input.name}
            input={input}
            value={values[input.name] ?? null}
            onSet={set}
            onFire={(name) => player.fire(name)}
          />
        ))}
      </div>
    </div>
  );
}

interface ControlProps {
  input: CanvasInput;
  value: boolean | number | null;
  onSet: (name: string, value: boolean | number) => void;
  onFire: (name: string) => void;
}

function InputControl({ input: { name, type }, value, onSet, onFire }: ControlProps) {
  const title = tokenTitle(name);
  const look =
    'h-8 rounded-ui px-3 font-medium shadow-[inset_0_0_0_1px_var(--line-strong)] transition-colors ' +
    'hover:bg-hover aria-pressed:bg-accent-soft aria-pressed:text-accent ' +
    'aria-pressed:shadow-[inset_0_0_0_1px_var(--accent)] pointer-coarse:h-10';
  if (type === 'trigger')
    return (
      <button type="button" className={look} onClick={() => onFire(name)}>
        {title}
      </button>
    );
  if (type === 'boolean')
    return (
      <button type="button" className={look} aria-pressed={value === true} onClick={() => onSet(name, value !== true)}>
        {title}
      </button>
    );
  return (
    <label className="flex items-center gap-2 text-muted">
      {title}
      <input
        type="number"
        step="any"
        value={Number(value ?? 0)}
        onChange={(event) => onSet(name, event.target.valueAsNumber || 0)}
        className={clsx(
          'h-8 w-20 rounded-ui bg-transparent px-2.5 text-ink tabular-nums',
          'shadow-[inset_0_0_0_1px_var(--line-strong)] pointer-coarse:h-10',
        )}
      />
    </label>
  );
}
