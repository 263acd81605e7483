import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fails, openMessagesApi, type MessagesApi } from '../support/messages-api';
import { TALKS } from '../support/model-talks';

const folder = mkdtempSync(join(tmpdir(), 'liverig-check-'));
let api: MessagesApi;
beforeAll(async () => {
  api = await openMessagesApi();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await api.close();
});

test(
  'jobs are done by the service at ANTHROPIC_BASE_URL, with what each cost, a picture of what came of it, or why ' +
    'nothing did',
  async () => {
    api.script([
      ...TALKS.generate,
      ...TALKS['animate by video'],
      fails(400, 'invalid_request_error', 'No more of this'),
    ]);
    const child = spawn(process.execPath, [
      '--import',
      'tsx',
      'scripts/check-model.ts',
      folder,
      'generate',
      'animate by video',
      'suggest',
    ]);
    const [out] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    expect(out).toMatch(/generate\n(?: {4}.*\n)* {2}ok, \$0\.0120 of \$1\.00, .*generate\.png\n/);
    expect(out).toMatch(/animate by video\n(?: {4}.*\n)* {2}ok, \$0\.0090 of \$1\.00, .*animate-by-video\.png\n/);
    expect(out).toMatch(
      /suggest\n(?: {4}.*\n)* {2}failed after \$0\.0000 of \$0\.10, .*: AI service error: No more of this\n/,
    );
    expect(out).toContain('1 failed, $0.0210 in all.');
    expect(child.exitCode).toBe(1);
    expect(['generate.png', 'animate-by-video.png'].map((name) => existsSync(join(folder, name)))).toEqual([
      true,
      true,
    ]);
  },
);
