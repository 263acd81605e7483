import type { ComponentType } from 'react';
import type { Heading } from '@/lib/contract/docs';
import { Buttons } from './buttons';
import { Choices } from './choices';
import { Fields } from './fields';
import { Layers } from './layers';
import { Messages } from './messages';
import { BothThemes } from './piece';
import { Texts } from './texts';

/** The headings of the page. */
export const PIECE_GROUPS: readonly Heading[] = [
  { id: 'buttons', text: 'Buttons', depth: 2 },
  { id: 'fields', text: 'Fields', depth: 2 },
  { id: 'choices', text: 'Choices', depth: 2 },
  { id: 'layers', text: 'Layers', depth: 2 },
  { id: 'messages', text: 'Messages and progress', depth: 2 },
  { id: 'texts', text: 'Text to copy', depth: 2 },
];

const PIECES_OF: Record<string, ComponentType> = {
  buttons: Buttons,
  fields: Fields,
  choices: Choices,
  layers: Layers,
  messages: Messages,
  texts: Texts,
};

/** Every group of pieces under its heading, in both themes. */
export function PieceGroups() {
  return PIECE_GROUPS.map(({ id, text }) => {
    const Pieces = PIECES_OF[id];
    return (
      <section key={id} className="mt-10">
        <h2 id={id} className="scroll-mt-20 text-title font-semibold">
          {text}
        </h2>
        <BothThemes>{Pieces ? <Pieces /> : null}</BothThemes>
      </section>
    );
  });
}
