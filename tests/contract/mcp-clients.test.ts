import { describe, expect, test } from 'vitest';
import { KEY_PLACEHOLDER, MCP_CLIENTS, mcpUrlWithKey } from '@/lib/contract/mcp-clients';

const access = { origin: 'https://mascots.example', key: 'lr_sk_abc' };

describe.each(MCP_CLIENTS.map((client) => [client.title, client] as const))('%s', (_, { id, language, place, code }) => {
  test('is told the address and the key, in its own language', () => {
    const text = code(access);
    expect(text).toContain('https://mascots.example/api/mcp');
    expect(text).toContain(id === 'vs-code' ? 'Bearer ${input:liverig-key}' : 'Bearer lr_sk_abc');
    if (language === 'json') expect(Object.keys(JSON.parse(text) as object)).toHaveLength(id === 'vs-code' ? 2 : 1);
    expect(place).toMatch(/\.$/);
  });

  test('shows what stands for a key where there is none', () => {
    expect(code({ ...access, key: KEY_PLACEHOLDER })).not.toContain('lr_sk_');
  });
});

test('a client without headers has the key in the address', () => {
  expect(mcpUrlWithKey(access)).toBe('https://mascots.example/api/mcp?key=lr_sk_abc');
});
