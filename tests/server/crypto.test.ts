import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authSecret, equalSecrets, isSigned, randomBase32, seal, sha256, signature, unseal } from '@/lib/server/crypto';
import { newId } from '@/lib/server/db/queries/ids';

const directory = mkdtempSync(join(tmpdir(), 'liverig-crypto-'));
beforeAll(() => Object.assign(process.env, { DATA_DIR: directory }));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe('secrets', () => {
  test('a local installation makes its own once, readable by its owner only', () => {
    const secret = authSecret();
    expect(secret).toMatch(/^[a-z2-7]{52}$/);
    expect(readFileSync(join(directory, 'auth-secret'), 'utf8')).toBe(secret);
    expect(statSync(join(directory, 'auth-secret')).mode & 0o777).toBe(0o600);
    expect(authSecret()).toBe(secret);
  });

  test('a signature is valid for its text and its purpose only', () => {
    const given = signature('share-link', 'msc_a.1700000000');
    expect(isSigned('share-link', 'msc_a.1700000000', given)).toBe(true);
    expect(isSigned('share-link', 'msc_b.1700000000', given)).toBe(false);
    expect(isSigned('internal-call', 'msc_a.1700000000', given)).toBe(false);
    expect(isSigned('share-link', 'msc_a.1700000000', '')).toBe(false);
  });

  test('sealed text can be decrypted, unless it was changed or sealed with another secret', () => {
    const sealed = seal('webhook-secret', 'whsec_é');
    expect(sealed).not.toBe(seal('webhook-secret', 'whsec_é'));
    expect(unseal('webhook-secret', sealed)).toBe('whsec_é');
    const changed = Buffer.from(sealed, 'base64url');
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(unseal('webhook-secret', changed.toString('base64url'))).toBeNull();
    expect(unseal('webhook-secret', 'whsec_é')).toBeNull();
  });

  test('of different lengths can be compared', () => {
    expect(equalSecrets('a', 'a')).toBe(true);
    expect(equalSecrets('a', 'ab')).toBe(false);
  });
});

describe('identifiers', () => {
  test('are a prefix and twenty characters of base32, and all 32 of them occur', () => {
    expect(newId('mascot')).toMatch(/^msc_[a-z2-7]{20}$/);
    expect(new Set(randomBase32(4000)).size).toBe(32);
  });

  test('sha-256 is that of everyone', () => {
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
