'use client';

import { ImageUp, X } from 'lucide-react';
import { useState } from 'react';
import type { DesignMascotInput } from '@/lib/contract/mascot';
import { LIMITS } from '@/lib/core/limits';
import { submitOnEnter } from '../../hooks/submit-on-enter';
import { useFocusKept } from '../../hooks/use-focus-kept';
import { NotEnough, Price, usePrice } from '../../shell/price';
import { Announced } from '../../ui/announced';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { Field, Input, Textarea } from '../../ui/input';
import { FileDrop } from '../../upload/file-drop';
import { MOST_MEGABYTES, PICTURE } from '../../upload/kinds';
import { CreationError, type CreationFailure } from '../creation-error';
import { DetailChoice, type DetailLevel } from '../detail-choice';
import type { PictureUpload } from './use-picture';

interface PictureFormProps {
  picture: PictureUpload;
  busy: boolean;
  failure: CreationFailure | null;
  /** Whether the artist uses notes for a picture. */
  heedsNotes: boolean;
  onCreate: (input: DesignMascotInput) => void;
}

/** The form that rebuilds a mascot from a picture, which is dropped, pasted, selected, or fetched from a URL. */
export function PictureForm({ picture, busy, failure, heedsNotes, onCreate }: PictureFormProps) {
  const { upload } = picture;
  const kept = useFocusKept<HTMLDivElement>();
  return (
    <div {...kept} className="flex flex-col gap-6 outline-none">
      <div className="flex flex-col gap-2">
        <h2 className="text-title font-semibold">Rebuild a picture</h2>
        <p className="text-pretty text-muted">
          Drawings, emoji and logos in flat colours work best: one figure, seen whole. It becomes a vector with limbs,
          eyes and a mouth that move.
        </p>
      </div>
      <Announced text={picture.busy ? 'Sending the picture' : upload ? 'The picture is here' : ''} />
      {upload ? (
        <Chosen key={upload.id} url={upload.url} onClear={busy ? undefined : picture.clear} />
      ) : (
        <div className="flex flex-col gap-3">
          <FileDrop
            kind={PICTURE}
            icon={ImageUp}
            title="Drop, paste or choose a picture"
            note={`PNG, JPG, WebP or SVG, up to ${MOST_MEGABYTES} MB`}
            busy={picture.busy}
            onFile={(file) => void picture.take(file)}
            className="min-h-40"
          />
          <AddressForm picture={picture} />
          {picture.error ? (
            <p role="alert" className="wrap-anywhere text-danger">
              {picture.error}
            </p>
          ) : null}
        </div>
      )}
      <CreationError failure={failure} advice="Try a picture of one whole figure in flat colours, on a plain ground." />
      {upload ? <Wishes uploadId={upload.id} busy={busy} heedsNotes={heedsNotes} onCreate={onCreate} /> : null}
    </div>
  );
}

function Chosen({ url, onClear }: { url: string; onClear?: () => void }) {
  return (
    <div className="relative flex h-56 items-center justify-center overflow-hidden rounded-ui bg-stage checker p-4">
      <img src={url} alt="The chosen picture" className="max-h-full max-w-full object-contain" />
      {onClear ? (
        <div className="absolute top-1.5 right-1.5">
          <IconButton size="small" icon={X} label="Choose another picture" className="bg-raised" onClick={onClear} />
        </div>
      ) : null}
    </div>
  );
}

function AddressForm({ picture }: { picture: PictureUpload }) {
  const [address, setAddress] = useState('');
  const url = address.trim();
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (url && !picture.busy) void picture.take({ url });
      }}
    >
      <div className="grow">
        <Field label="Or its address" htmlFor="picture-address">
          <Input
            id="picture-address"
            type="url"
            inputMode="url"
            value={address}
            autoComplete="off"
            placeholder="https://example.com/fox.png"
            onChange={(event) => setAddress(event.target.value)}
          />
        </Field>
      </div>
      <Button type="submit" disabled={!url || picture.busy} className="pointer-coarse:h-10">
        Fetch
      </Button>
    </form>
  );
}

interface WishesProps extends Pick<PictureFormProps, 'busy' | 'heedsNotes' | 'onCreate'> {
  uploadId: string;
}

function Wishes({ uploadId, busy, heedsNotes, onCreate }: WishesProps) {
  const [name, setName] = useState('');
  const [notes, setNotes] = useState('');
  const [detail, setDetail] = useState<DetailLevel>('standard');
  const { credits, enough } = usePrice(detail === 'high' ? 'reconstruct_high' : 'reconstruct');
  return (
    <form
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && enough)
          onCreate({
            upload_id: uploadId,
            detail,
            ...(name.trim() ? { name: name.trim() } : {}),
            ...(notes.trim() ? { notes: notes.trim() } : {}),
          });
      }}
    >
      <Field label="Name" htmlFor="picture-name" hint="May stay empty: it can be named later.">
        <Input
          id="picture-name"
          value={name}
          maxLength={LIMITS.mascot.name.max}
          autoComplete="off"
          placeholder="Rusty"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field
        label="Notes"
        htmlFor="picture-notes"
        hint={
          heedsNotes ? 'What the picture does not say.' : 'For a model: the built-in artist follows the picture alone.'
        }
      >
        <Textarea
          id="picture-notes"
          rows={2}
          value={notes}
          maxLength={LIMITS.mascot.notes.max}
          placeholder="The stripes are a scarf"
          onKeyDown={submitOnEnter}
          onChange={(event) => setNotes(event.target.value)}
        />
      </Field>
      <DetailChoice value={detail} onChange={setDetail} standard="reconstruct" high="reconstruct_high" />
      <Button type="submit" size="large" look="primary" busy={busy} disabled={!enough}>
        Rebuild it
        <Price credits={credits} />
      </Button>
      <NotEnough credits={credits} />
    </form>
  );
}
