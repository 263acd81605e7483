'use client';

import { clsx } from 'clsx';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { presetClip } from '@/lib/core/clip/presets';
import { partsInColors } from '@/lib/core/rig/part-colors';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { keptPicture } from '../../create/picture/kept';
import { at, client } from '../../hooks/client';
import { messageOf } from '../../hooks/message-of';
import { useReducedMotion } from '../../hooks/use-media';
import { Puppet } from '../../stage/puppet';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Skeleton } from '../../ui/skeleton';
import { COMMANDS } from '../state/commands';
import { useEditor, useEditorState } from '../state/context';
import { fidelityWords, percentOf } from './fidelity';
import { readRebuild, type Rebuild } from './read-rebuild';

/** Compares a rebuilt mascot with its picture: the fidelity, the parts, and what to do next. */
export function ReviewDialog() {
  const editor = useEditor();
  const { dialog, mascot } = useEditorState((state) => state);
  const close = () => editor.store.setState({ dialog: null });
  return (
    <Dialog
      open={dialog === 'review'}
      onOpenChange={(open) => !open && close()}
      title="Rebuilt from your picture"
      description={descriptionOf(mascot.fidelity)}
      width="sm:w-220"
    >
      <Review />
      <div className="mt-5 grid grid-cols-2 gap-2 sm:flex sm:justify-end">
        <Button
          look="quiet"
          className="max-sm:order-last max-sm:col-span-2 sm:mr-auto sm:-ml-3"
          onClick={() => {
            close();
            editor.store.setState({ tinted: true });
          }}
        >
          See the parts on the stage
        </Button>
        <Button
          onClick={() => {
            close();
            COMMANDS.describeEdit.run(editor);
          }}
        >
          Describe a change
        </Button>
        <Button look="primary" onClick={close}>
          Keep it
        </Button>
      </div>
    </Dialog>
  );
}

function descriptionOf(fidelity: number | null): string {
  if (fidelity === null) return 'Its first drawing, beside the picture.';
  const words = fidelityWords(fidelity);
  return `${percentOf(fidelity)} alike: ${words === 'look it over' ? 'look it over before you use it' : words}.`;
}

function Review() {
  const { rebuild, error } = useRebuild();
  const mascot = useEditorState((state) => state.mascot);
  const picture = keptPicture(mascot.id);
  const tinted = useMemo(() => rebuild && partsInColors(rebuild.spec), [rebuild]);
  if (error)
    return (
      <p role="alert" className="text-danger">
        {error}
      </p>
    );
  return (
    <div className="flex flex-col gap-4">
      <ul
        aria-label="From picture to parts"
        aria-busy={rebuild === null}
        className={clsx('grid gap-3', picture ? 'grid-cols-2 sm:grid-cols-4' : 'grid-cols-3')}
      >
        {picture ? (
          <Step title="Your picture">
            <img src={picture} alt="" className="size-full object-contain" />
          </Step>
        ) : null}
        {rebuild === null || rebuild.cutOut ? (
          <Step title="Cut out">
            <Drawn spec={rebuild?.cutOut} />
          </Step>
        ) : null}
        <Step title="Rebuilt">
          <Drawn spec={rebuild?.spec} waves />
        </Step>
        <Step title={tinted ? `${tinted.parts.filter(({ svg }) => svg !== '').length} parts` : 'Parts'}>
          <Drawn spec={tinted} />
        </Step>
      </ul>
      {mascot.needs_review ? (
        <p className="rounded-ui bg-accent-soft px-3 py-2.5">
          Some of this was a guess. Play a few motions: where a limb is missing or a part tears, describe a change, or
          start again from a picture with one whole figure in flat colours.
        </p>
      ) : null}
      {rebuild?.notes ? <p className="text-small text-muted">{rebuild.notes}</p> : null}
    </div>
  );
}

function useRebuild(): { rebuild: Rebuild | null; error: string | null } {
  const { id } = useEditorState((state) => state.mascot);
  const [rebuild, setRebuild] = useState<Rebuild | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const read = async () => {
      const { data } = await client.call(at('GET /mascots/{id}/versions'), { params: { id }, signal: stop.signal });
      setRebuild(await readRebuild(client, id, data, stop.signal));
    };
    read().catch(
      (failure: unknown) =>
        stop.signal.aborted || setError(messageOf(failure, 'What was made of the picture could not be read.')),
    );
    return () => stop.abort();
  }, [id]);
  return { rebuild, error };
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <div className="aspect-square overflow-hidden rounded-ui bg-stage checker p-3">{children}</div>
      <p className="mt-1.5 text-center text-small text-muted">{title}</p>
    </li>
  );
}

/** A drawing once it is loaded. With `waves` it waves, unless the user prefers reduced motion. */
function Drawn({ spec, waves }: { spec: MascotSpec | null | undefined; waves?: boolean }) {
  const still = useReducedMotion();
  const wave = useMemo(() => (spec && waves ? presetClip(spec, 'wave') : null), [spec, waves]);
  return spec ? (
    <Puppet spec={spec} clip={wave} playing={!still} className="size-full" />
  ) : (
    <Skeleton className="size-full" />
  );
}
