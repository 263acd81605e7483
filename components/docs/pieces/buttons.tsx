'use client';

import { Download, Plus } from 'lucide-react';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { CopyButton } from '../../ui/copy-button';
import { IconButton } from '../../ui/icon-button';
import { Kbd } from '../../ui/kbd';
import { RemovableChip } from '../../ui/removable-chip';
import { ZoomSteps } from '../../ui/zoom-steps';
import { Piece } from './piece';

const LOOKS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const SIZES = ['small', 'medium', 'large'] as const;

/** Buttons in every look, size and state. */
export function Buttons() {
  return (
    <>
      {LOOKS.map((look) => (
        <Piece key={look} name={`Button look="${look}"`}>
          {SIZES.map((size) => (
            <Button key={size} look={look} size={size}>
              {size}
            </Button>
          ))}
          <Button look={look} busy>
            busy
          </Button>
          <Button look={look} disabled>
            disabled
          </Button>
          <Button look={look} square aria-label={`Add (${look})`}>
            <Plus aria-hidden className="size-4" />
          </Button>
        </Piece>
      ))}
      <Piece name="IconButton">
        <IconButton icon={Download} label="Download" keys="mod+e" />
        <IconButton icon={Download} label="Download later" disabled />
      </Piece>
      <Piece name="ZoomSteps">
        <ZoomSteps fitLabel="Fit" percent={100} onZoom={() => undefined} onFit={() => undefined} />
      </Piece>
      <Piece name="Chip">
        <Chip>Flat</Chip>
        <Chip aria-pressed>Pressed</Chip>
        <Chip disabled>Disabled</Chip>
      </Piece>
      <Piece name="RemovableChip">
        <RemovableChip label="Status: Ready" onRemove={() => undefined} />
        <RemovableChip label="Brand" onRemove={() => undefined} />
      </Piece>
      <Piece name="CopyButton">
        <CopyButton text="A text" />
      </Piece>
      <Piece name="Kbd">
        <Kbd keys="mod+shift+z" />
        <Kbd keys="space" />
      </Piece>
    </>
  );
}
