import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { designSpec } from '@/lib/artist/design';
import { callsText, type ExampleCall } from './calls';

/** The parts of the example: a parent part, a body, an arm, and a face with its states. */
const SHOWN: Record<string, readonly string[]> = {
  root: [],
  body: [],
  arm_left: [],
  eye_left: ['closed', 'happy'],
  mouth: ['smile', 'open'],
};

/** Draws the example's mascot with all its parts. */
export const exampleMascot = (): MascotSpec =>
  designSpec({ prompt: 'a friendly ghost', style: 'flat', detail: 'standard' }, 'example');

/** Writes part of that mascot as tool calls. */
export function exampleCalls(): ExampleCall[] {
  const { palette, parts, anchors } = exampleMascot();
  const shown = parts.flatMap((part): Part[] => {
    const states = SHOWN[part.id];
    return states ? [{ ...part, states: part.states.filter(({ name }) => states.includes(name)) }] : [];
  });
  return [
    { tool: 'set_palette', input: { put: palette } },
    ...shown.map((part) => ({ tool: 'put_part', input: part })),
    { tool: 'put_anchors', input: { put: anchors.filter(({ part }) => part in SHOWN) } },
  ];
}

let written: string | undefined;

/** The example as text. */
export function example(): string {
  return (written ??=
    '## An example: parts of a friendly ghost in the flat style, each ' +
    `as it was put\n${callsText(exampleCalls())}`);
}
