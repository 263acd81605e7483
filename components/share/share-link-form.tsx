'use client';

import { useState } from 'react';
import type { ShareLink } from '@/lib/contract/embed';
import { pageUrl } from '@/lib/contract/embed-code/pictures';
import { useEditor, useEditorState } from '../editor/state/context';
import { Field } from '../ui/input';
import { Form } from '../ui/form';
import { Secret } from '../ui/secret';
import { Select } from '../ui/select';

const HOUR_SECONDS = 3600;
/** The lifetimes of a link, in seconds. */
const TIMES = [
  { value: String(HOUR_SECONDS), label: '1 hour' },
  { value: String(24 * HOUR_SECONDS), label: '1 day' },
  { value: String(7 * 24 * HOUR_SECONDS), label: '7 days' },
  { value: String(30 * 24 * HOUR_SECONDS), label: '30 days' },
] as const;

interface ShareLinkFormProps {
  link: ShareLink | null;
  onLink: (link: ShareLink) => void;
}

/** Creates a link to a private mascot that expires, and shows it. */
export function ShareLinkForm({ link, onLink }: ShareLinkFormProps) {
  const editor = useEditor();
  const mascot = useEditorState((state) => state.mascot);
  const [seconds, setSeconds] = useState<string>(TIMES[2].value);
  const embed = link && { origin: new URL(mascot.bundle_url).origin, mascotId: mascot.id, token: link.token };
  return (
    <section aria-label="Share link" className="flex min-w-0 flex-col gap-4">
      <Form
        action={link ? 'Create another link' : 'Create share link'}
        failed="The link could not be made."
        onSubmit={async () => onLink(await editor.client.share(mascot.id, Number(seconds)))}
      >
        {(error) => (
          <Field
            label="Share link for"
            htmlFor="share-time"
            error={error}
            hint="Whoever has the link sees the mascot, and nobody else, until it ends."
          >
            <Select id="share-time" label="Share link for" value={seconds} options={TIMES} onChange={setSeconds} />
          </Field>
        )}
      </Form>
      {link && embed ? (
        <div className="flex min-w-0 flex-col gap-1.5">
          <p role="status" className="text-small text-muted">
            This link ends on{' '}
            {new Date(link.expires_at).toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'short' })}, and with
            it what is embedded by it.
          </p>
          <Secret label="Share link" text={pageUrl(embed)} />
        </div>
      ) : null}
    </section>
  );
}
