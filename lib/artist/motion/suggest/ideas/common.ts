import type { Idea } from './idea';

/** Motion ideas for any mascot, used when no other list matches. */
export const COMMON_IDEAS: readonly Idea[] = [
  {
    name: 'Signature hello',
    prompt: 'hops, then waves and winks',
    fits: /./,
    why: 'A greeting of its own, for wherever it is met first.',
  },
  {
    name: 'Curious look',
    prompt: 'looks around, then tilts its head',
    fits: /./,
    why: 'It takes an interest in what is on the page.',
  },
  { name: 'Little dance', prompt: 'sways and smiles', fits: /./, why: 'A gentle loop that can run beside anything.' },
  { name: 'Joy', prompt: 'jumps twice, then laughs', fits: /./, why: 'For success messages, big and small.' },
  { name: 'Big yes', prompt: 'nods twice, then winks', fits: /./, why: 'A yes that everybody reads.' },
];
