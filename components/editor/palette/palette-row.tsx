'use client';

import { useRef, useState } from 'react';
import type { PaletteEntry } from '@/lib/core/spec/schema';
import { HexField } from '../../color/hex-field';
import { loadColorPicker, Swatch } from '../../color/swatch';
import { late } from '../../hooks/late';
import { useEditor } from '../state/context';
import { endPreview, previewToken, recolorToken } from '../state/recolor';
import { sealChange } from '../state/shown';
import { tokenTitle, type Family } from './families';

const [TokenDetails, loadTokenDetails] = late(
  () => import('./token-details').then((module) => module.TokenDetails),
  () => null,
);

export { loadTokenDetails };

/** Loads the code of the picker before a click needs it. A failure is ignored, because the click loads it again. */
function prepare(): void {
  for (const load of [loadColorPicker, loadTokenDetails]) void load().catch(() => undefined);
}

/** How long the pointer must hover a colour before it is highlighted on the stage, in milliseconds. */
const REST_MS = 220;

interface PaletteRowProps {
  family: Family;
  /** The base tokens of the mascot, the largest first. */
  bases: readonly PaletteEntry[];
}

/** A family of colours. While the pointer hovers it, the stage highlights where it is used. */
export function PaletteRow({ family: { base, derived }, bases }: PaletteRowProps) {
  const editor = useEditor();
  const [follows, setFollows] = useState(true);
  const spotlight = useSpotlight([base, ...derived].map(({ name }) => name));
  const seal = () => sealChange(editor);
  const once = (color: string, token: string, stays: readonly PaletteEntry[]) => {
    recolorToken(editor, token, color, stays);
    seal();
  };
  const kept = follows ? [] : derived;
  const swatch = (entry: PaletteEntry, small: boolean) => {
    const stays = small ? [] : kept;
    return (
      <Swatch
        key={entry.name}
        small={small}
        label={`${tokenTitle(entry.name)} colour`}
        color={entry.color}
        token={entry.name}
        onPreview={(color) => {
          spotlight.end();
          if (color === null) endPreview(editor);
          else previewToken(editor, entry.name, color, stays);
        }}
        onChange={(color) => recolorToken(editor, entry.name, color, stays)}
        onEnd={seal}
      >
        <TokenDetails
          entry={entry}
          bases={bases}
          follows={!small && derived.length > 0 ? follows : null}
          onFollows={setFollows}
          onChoose={(color) => once(color, entry.name, stays)}
        />
      </Swatch>
    );
  };
  return (
    <li
      className="flex items-center gap-3 rounded-ui px-1.5 py-1.5 hover:bg-hover"
      onPointerEnter={() => {
        spotlight.begin();
        prepare();
      }}
      onPointerLeave={spotlight.end}
      onPointerDown={spotlight.end}
    >
      {swatch(base, false)}
      <div className="min-w-0 grow">
        <p className="truncate leading-tight">{tokenTitle(base.name)}</p>
        <div className="-ml-1.5">
          <HexField
            label={`${tokenTitle(base.name)} hex`}
            color={base.color}
            onChange={(color) => once(color, base.name, kept)}
          />
        </div>
      </div>
      <div className="flex gap-1.5">{derived.map((entry) => swatch(entry, true))}</div>
    </li>
  );
}

/** Highlights these tokens on the stage, from a short delay after `begin` until `end`. */
function useSpotlight(tokens: readonly string[]) {
  const { store } = useEditor();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    begin: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => store.setState({ spotlight: tokens }), REST_MS);
    },
    end: () => {
      clearTimeout(timer.current);
      if (store.getState().spotlight.length > 0) store.setState({ spotlight: [] });
    },
  };
}
