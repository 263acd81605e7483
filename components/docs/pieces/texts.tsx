'use client';

import { Code } from '../../ui/code';
import { ScrolledText } from '../../ui/scrolled-text';
import { Secret } from '../../ui/secret';
import { Piece } from './piece';

const COMMAND = 'curl https://example.com/api/v1/mascots --header "Authorization: Bearer $KEY"';

/** Monospaced text, some of it with a button that copies it. */
export function Texts() {
  return (
    <>
      <Piece name="Code">
        <Code label="Command" text={COMMAND} role="group" />
      </Piece>
      <Piece name="Code wrap">
        <Code label="Wrapped command" text={COMMAND} wrap role="group" />
      </Piece>
      <Piece name="Secret">
        <Secret label="Key" text="key_0123456789abcdef" />
      </Piece>
      <Piece name="ScrolledText">
        <ScrolledText label="Answer" role="group">
          {'{ "id": "msc_0123456789", "name": "Clover", "status": "ready", "public": false, "variants": 2 }'}
        </ScrolledText>
      </Piece>
    </>
  );
}
