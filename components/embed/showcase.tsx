'use client';

import { clsx } from 'clsx';
import { useState } from 'react';
import { toast } from '../layers/toast';
import type { Embed } from '@/lib/contract/embed-code/snippets';
import type { CanvasGraph } from '@/lib/core/canvas/schema';
import type { MascotSpec, PaletteEntry } from '@/lib/core/spec/schema';
import { tokenTitle } from '../editor/palette/families';
import { useCopy } from '../hooks/use-copy';
import { EmbedCode } from './embed-code';
import { GREETING } from './greeting';
import { type TitledMotion, type Played, TryIt } from './try-it';

interface ShowcaseProps extends Pick<MascotSpec, 'description' | 'canvas'> {
  name: string;
  /** The palette, the most used colours first. */
  colors: readonly PaletteEntry[];
  motions: readonly TitledMotion[];
  canvases: Readonly<Record<string, CanvasGraph>>;
  frame: string;
  embed: Embed;
}

/** An interactive mascot, its name, and the code that embeds it with the selected motion. */
export function Showcase({ name, description, colors, canvas, motions, canvases, frame, embed }: ShowcaseProps) {
  const [playing, setPlaying] = useState<Played>({ motion: GREETING, canvas: null, times: 0 });
  // Without a selection, the code names no motion, so that the mascot plays idle.
  const chosen =
    playing.canvas === null ? { animation: playing.times > 0 ? playing.motion : null } : { canvas: playing.canvas };
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-14">
      <TryIt name={name} frame={frame} motions={motions} canvases={canvases} playing={playing} onPlay={setPlaying} />
      <div className="flex min-w-0 flex-col gap-8">
        <header>
          <h1 className="text-[2rem] leading-tight font-semibold tracking-tight text-balance wrap-anywhere">{name}</h1>
          <p className="mt-2 max-w-prose text-pretty text-muted">{description}</p>
        </header>
        <section aria-labelledby="palette">
          <h2 id="palette" className="mb-2 text-small font-medium text-muted">
            Palette
          </h2>
          <ul className="flex flex-wrap gap-1.5">
            {colors.map((entry) => (
              <li key={entry.name}>
                <Swatch {...entry} />
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="embed" className="min-w-0">
          <h2 id="embed" className="mb-2 text-small font-medium text-muted">
            Embed {name}
          </h2>
          <EmbedCode picture={{ ...embed, ...chosen, name, ...canvas }} />
        </section>
      </div>
    </div>
  );
}

/** A colour; a click copies it. */
function Swatch({ name, color }: PaletteEntry) {
  const { copy } = useCopy();
  const onClick = async () => {
    if (await copy(color)) toast(`${color} copied.`);
  };
  return (
    <button
      type="button"
      title={`${tokenTitle(name)} ${color}`}
      aria-label={`Copy ${tokenTitle(name)}, ${color}`}
      onClick={() => void onClick()}
      style={{ background: color }}
      className={clsx(
        'size-8 rounded-full shadow-[inset_0_0_0_1px_var(--line-strong)] transition-transform hover:scale-110',
        'pointer-coarse:size-10',
      )}
    />
  );
}
