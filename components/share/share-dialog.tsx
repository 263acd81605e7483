'use client';

import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { ShareLink } from '@/lib/contract/embed';
import { pageUrl } from '@/lib/contract/embed-code/pictures';
import type { Embed } from '@/lib/contract/embed-code/snippets';
import { waysOf } from '@/lib/contract/embed-code/ways';
import { EmbedCode } from '../embed/embed-code';
import { messageOf } from '../hooks/message-of';
import { useEditor, useEditorState } from '../editor/state/context';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Secret } from '../ui/secret';
import { Switch } from '../ui/switch';
import { embedOf, PLAIN_LOOK } from './embed-look';
import { LiveSnippet } from './live-snippet';
import { LookFields } from './look-fields';
import { StillSnippet } from './still-snippet';
import { ShareLinkForm } from './share-link-form';

/** The dialog to share a mascot: publicly, by a link that expires, or as embed code with a preview. */
export function ShareDialog() {
  const editor = useEditor();
  const [mascot, dialog] = useEditorState(useShallow((state) => [state.mascot, state.dialog]));
  return (
    <Dialog
      open={dialog === 'share'}
      onOpenChange={(open) => editor.store.setState({ dialog: open ? 'share' : null })}
      title={`Share ${mascot.name}`}
      width="sm:w-[min(60rem,calc(100vw-2rem))]"
    >
      <Sharing />
    </Dialog>
  );
}

/** The sharing settings, the embed options and code, and the preview. */
function Sharing() {
  const { mascot, spec } = useEditorState(useShallow((state) => ({ mascot: state.mascot, spec: state.saved })));
  const [look, setLook] = useState(PLAIN_LOOK);
  const [link, setLink] = useState<ShareLink | null>(null);
  const [way, setWay] = useState('html');
  const token = mascot.public ? null : (link?.token ?? null);
  const embed = { origin: new URL(mascot.bundle_url).origin, mascotId: mascot.id, token, ...embedOf(look) };
  const isOpen = mascot.public || token !== null;
  const picture = { ...embed, name: mascot.name, ...spec.canvas };
  const still = isOpen ? waysOf(picture).find(({ id }) => id === way)?.still : null;
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <div className="flex min-w-0 flex-col gap-6">
        <PublicSwitch />
        {mascot.public ? <PublicPage embed={embed} /> : <ShareLinkForm link={link} onLink={setLink} />}
        <LookFields look={look} onChange={setLook} />
      </div>
      {still ? <StillSnippet address={still} name={mascot.name} /> : <LiveSnippet embed={embed} name={mascot.name} />}
      <section aria-label="Embed" className="flex min-w-0 flex-col gap-1.5 lg:col-span-2">
        <h3 className="text-small font-medium text-muted">Embed</h3>
        {isOpen ? (
          <EmbedCode picture={picture} onChoose={setWay} />
        ) : (
          <p className="text-muted">Make {mascot.name} public, or create a share link, for code that shows it.</p>
        )}
      </section>
    </div>
  );
}

function PublicSwitch() {
  const editor = useEditor();
  const { id, public: isPublic, name } = useEditorState(({ mascot }) => mascot);
  const [busy, setBusy] = useState(false);
  const change = async (next: boolean) => {
    setBusy(true);
    try {
      const { public: now } = await editor.client.updateMascot(id, { public: next });
      editor.store.setState(({ mascot }) => ({ mascot: { ...mascot, public: now } }));
      editor.tell(
        now ? `${name} is public.` : `${name} is private again. What embeds it shows nothing from now on.`,
        'done',
      );
    } catch (error) {
      editor.tell(messageOf(error, 'That could not be changed.'), 'failed');
    }
    setBusy(false);
  };
  return (
    <Switch
      id="share-public"
      label="Public"
      note="Everybody with the address sees it, and it can be embedded anywhere."
      checked={isPublic}
      busy={busy}
      onChange={(next) => void change(next)}
    />
  );
}

/** The URL of the mascot's public page, while it is public. */
function PublicPage({ embed }: { embed: Embed }) {
  return (
    <section aria-label="Page" className="flex flex-col gap-1.5">
      <div className="flex items-center justify-between">
        <h3 className="text-small font-medium text-muted">Page</h3>
        <Button asChild size="small" look="quiet">
          <a href={pageUrl(embed)} target="_blank" rel="noreferrer">
            Open
            <ExternalLink aria-hidden className="size-3.5" />
          </a>
        </Button>
      </div>
      <Secret label="Address of the page" text={pageUrl(embed)} />
    </section>
  );
}
