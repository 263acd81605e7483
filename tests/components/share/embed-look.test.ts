import { expect, test } from 'vitest';
import { embedOf, PLAIN_LOOK } from '@/components/share/embed-look';
import { playerElement } from '@/lib/contract/embed-code/snippets';

const element = (look: Partial<typeof PLAIN_LOOK>) =>
  playerElement({ origin: 'https://a.example', mascotId: 'msc_a', ...embedOf({ ...PLAIN_LOOK, ...look }) })
    .replace(/^<service-player src="[^"]*" ?/, '')
    .replace('></service-player>', '');

test.each([
  [{}, ''],
  [{ starts: 'click' as const }, ''],
  [{ plays: 'motion:wave' }, 'animation="wave"'],
  [{ plays: 'motion:wave', starts: 'hover' as const }, 'animation="wave" trigger="hover"'],
  [{ plays: 'canvas:My: chat', starts: 'hover' as const }, 'canvas="My: chat"'],
  [{ width: '100%', background: '#102030' }, 'style="width: 100%; background: #102030"'],
])('%j is written as %s', (look, written) => expect(element(look)).toBe(written));
