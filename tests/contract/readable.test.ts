import { describe, expect, test } from 'vitest';
import { updateAccount } from '@/lib/contract/account';
import { createMascot, updateMascot } from '@/lib/contract/mascot';
import { createWorkspace } from '@/lib/contract/workspace';
import { checkBy, type Schema } from '@/lib/core/issues';

describe('a name that others see', () => {
  test('has no marks that would turn the text around it', () => {
    const bodies: Schema<{ name?: string | undefined }>[] = [
      updateAccount.body,
      updateMascot.body,
      createWorkspace.body,
    ];
    for (const body of bodies)
      expect(checkBy(body, { name: '  Mira \u202e(moc.elpmaxe@nimda) ' })).toEqual({
        ok: true,
        value: { name: 'Mira (moc.elpmaxe@nimda)' },
      });
  });

  test('is visible', () => {
    for (const name of ['\u200b', '\u2060\u200d', ' \u202e '])
      expect(checkBy(updateAccount.body, { name }).ok).toBe(false);
  });

  test('keeps letters of every script, and joined signs', () => {
    for (const name of ['شعلب', 'न‌मस्ते', '👩‍👩‍👧'])
      expect(checkBy(updateAccount.body, { name })).toMatchObject({ value: { name } });
  });
});

test('a prompt of nothing visible is none', () => {
  expect(checkBy(createMascot.body, { prompt: '\u200b\u200b\u200b\u200b' }).ok).toBe(false);
});
