'use client';

import { useState } from 'react';
import { Chip } from '../ui/chip';
import { CastPlayer } from './cast-player';

/** A mascot and its prompt. */
export interface LineupMember {
  id: string;
  name: string;
  prompt: string;
}

/** Five different mascots that all play the same motions. */
export function Lineup({
  cast,
  motions,
}: {
  cast: readonly LineupMember[];
  motions: readonly { name: string; title: string }[];
}) {
  const [{ motion, times }, play] = useState({ motion: 'idle', times: 0 });
  return (
    <div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-5">
        {cast.map(({ id, name, prompt }) => (
          <li key={id} className="flex flex-col last:max-sm:col-span-2 last:max-sm:mx-auto last:max-sm:w-1/2">
            <CastPlayer id={id} name={name} motion={motion} times={times} />
            <p className="mt-3 text-center text-pretty text-muted">“{prompt}”</p>
          </li>
        ))}
      </ul>
      <div role="group" aria-label="Motions" className="mt-10 flex flex-wrap justify-center gap-1">
        {motions.map(({ name, title }) => (
          <Chip
            key={name}
            aria-pressed={name === motion}
            onClick={() => play((last) => ({ motion: name, times: last.times + 1 }))}
          >
            <span className="sr-only">Play </span>
            {title}
          </Chip>
        ))}
      </div>
    </div>
  );
}
