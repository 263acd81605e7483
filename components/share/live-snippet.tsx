'use client';

import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { playerElement, type Embed } from '@/lib/contract/embed-code/snippets';
import { readClips } from '../editor/state/clip-reads';
import { useEditor, useEditorState } from '../editor/state/context';
import { previewBundle, unreadClips } from './preview-bundle';

interface LiveSnippetProps {
  embed: Embed;
  /** The mascot's name. */
  name: string;
}

const HINTS = { hover: 'Point at it to play the motion.', click: 'Click it to play the motion.' } as const;

/** The element of the embed code, running as it would on a page. */
export function LiveSnippet({ embed, name }: LiveSnippetProps) {
  const host = useRef<HTMLDivElement>(null);
  const element = playerElement(embed);
  const editor = useEditor();
  const [spec, animations, canvases] = useEditorState(
    useShallow((state) => [state.spec, state.animations, state.canvases]),
  );
  const unread = unreadClips({ spec, animations, canvases }, embed).join(' ');
  useEffect(() => {
    if (unread) void readClips(editor, unread.split(' ')).catch(() => undefined);
  }, [editor, unread]);
  useEffect(() => {
    if (unread) return undefined;
    const box = host.current;
    let gone = false;
    const bundle = JSON.stringify(previewBundle({ spec, animations, canvases }));
    const url = URL.createObjectURL(new Blob([bundle], { type: 'application/json' }));
    // The custom element extends a DOM class, so it is imported only in the browser.
    void import('@/lib/player').then(() => {
      // The element of the embed code, with only its bundle URL replaced.
      if (!gone && box) box.innerHTML = element.replace(/src="[^"]*"/, `src="${url}"`);
    });
    return () => {
      gone = true;
      URL.revokeObjectURL(url);
      box?.replaceChildren();
    };
  }, [element, spec, animations, canvases, unread]);
  return (
    <section aria-label={`Preview of ${name}`} className="flex min-w-0 flex-col gap-2">
      <div
        ref={host}
        className={clsx(
          'flex min-h-64 grow items-center justify-center overflow-hidden rounded-ui bg-stage p-4 dots',
          // Limits the size of the preview, whatever the width in the embed code.
          '*:max-h-80',
        )}
      />
      <p className="min-h-4 text-center text-small text-muted">{embed.trigger ? HINTS[embed.trigger] : null}</p>
    </section>
  );
}
