import { expect, test } from 'vitest';
import { importsOf, read, sources } from '@/tests/support/sources';

const outside = [...sources('components'), ...sources('app')].filter((file) => !file.startsWith('components/layers/'));
/** Matches imports of the parts of the UI library that open layers over a page. */
const OPENING_PARTS =
  /import \{[^}]*\b(?:AlertDialog|Dialog|DropdownMenu|Popover|Select|Tooltip)\b[^}]*\} from 'radix-ui'/;

test('no page loads its layers before they are needed', () => {
  const loaded = outside.filter((file) =>
    importsOf(file).some(({ target, typeOnly }) => target === 'sonner' && !typeOnly),
  );
  expect(loaded).toEqual([]);
  expect(outside.filter((file) => OPENING_PARTS.test(read(file)))).toEqual([]);
});

test('only the command bar, which is itself loaded lazily, imports a layer directly', () => {
  const direct = outside.flatMap((file) =>
    importsOf(file)
      .filter(({ target, typeOnly }) => !typeOnly && /^components\/layers\/(?:layers$|[a-z]+-layer$)/.test(target))
      .map(({ target }) => `${file} → ${target}`),
  );
  expect(direct.toSorted()).toEqual([
    'components/command-bar/bar-field.tsx → components/layers/dialog-layer',
    'components/command-bar/command-bar.tsx → components/layers/dialog-layer',
  ]);
});
