import { expect, test } from 'vitest';
import MascotsPage from '@/app/(studio)/mascots/(library)/page';

test('a URL with invalid filters shows the whole library', async () => {
  for (const search of [{ tag: '\0' }, { tag: 'a\nb' }])
    await expect(MascotsPage({ searchParams: Promise.resolve(search) })).rejects.toMatchObject({
      digest: expect.stringMatching(/^NEXT_REDIRECT;.*;\/mascots;/) as string,
    });
});
