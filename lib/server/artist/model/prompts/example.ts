import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { designSpec } from '../../builtin/design';

/** What is shown of the example: a carrier, a body, a chain of joints, and a face with its states. */
const SHOWN: Record<string, readonly string[]> = { root: [], shadow: [], body: [], arm_left: [], forearm_left: [], hand_left: [], eye_left: ['closed', 'happy'], mouth: ['smile', 'open', 'sad'] };

let written: string | undefined;

/** A mascot of our own, in part, as it would be put together with the tools. */
export function example(): string {
  return written ??= text(designSpec({ prompt: 'a friendly ghost', style: 'flat', detail: 'standard' }, 'example'));
}

function text({ palette, parts, anchors }: MascotSpec): string {
  const shown = parts.flatMap((part): Part[] => {
    const states = SHOWN[part.id];
    return states ? [{ ...part, states: part.states.filter(({ name }) => states.includes(name)) }] : [];
  });
  return ['## An example: parts of a friendly ghost in the flat style, each as it was put', `palette ${JSON.stringify(palette)}`, ...shown.map((part) => `put_part ${JSON.stringify(part)}`), `anchors ${JSON.stringify(anchors)}`].join('\n');
}
