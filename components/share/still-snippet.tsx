'use client';

import { useEditor } from '../editor/state/context';

interface StillSnippetProps {
  /** The URL of the picture. */
  address: string;
  /** The mascot's name. */
  name: string;
}

/** A preview of the still picture in embed code for places without scripts. */
export function StillSnippet({ address, name }: StillSnippetProps) {
  const { store } = useEditor();
  return (
    <section aria-label={`Preview of ${name}`} className="flex min-w-0 flex-col gap-2">
      <div className="flex min-h-64 grow items-center justify-center overflow-hidden rounded-ui bg-stage p-4 dots">
        <img src={address} alt={name} className="max-h-60 max-w-60 object-contain" />
      </div>
      <p className="min-h-4 text-center text-small text-muted">
        A still, for places without script. For one that moves,{' '}
        <button
          type="button"
          onClick={() => store.setState({ dialog: 'export' })}
          className="rounded-[4px] text-accent hover:underline"
        >
          export a GIF or WebP
        </button>
        .
      </p>
    </section>
  );
}
