import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { acceptFile } from '@/lib/server/uploads/accept';
import { FileRefusal } from '@/lib/server/uploads/refusal';
import { decodeVideo } from '../../support/video';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../../fixtures/uploads', name));

async function refusal(bytes: Uint8Array): Promise<string> {
  const error: unknown = await acceptFile(bytes).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof FileRefusal)) throw new Error('It was not refused.', { cause: error });
  return error.message;
}

const BROKEN = new RegExp(
  String.raw`^The file begins like (an MP4|a MOV|a WebM), but cannot be read as one: it is cut off or broken\. ` +
    String.raw`Save it again, and send that\.$`,
);
const NO_PICTURE = 'The video has no picture. Send one that shows a figure as it moves.';

const FILMS = [
  ['film.mp4', 'mp4', { width: 64, height: 48, seconds: 1 }],
  ['film.mov', 'mov', { width: 64, height: 48, seconds: 1 }],
  ['film.webm', 'webm', { width: 64, height: 48, seconds: 1 }],
  ['turned.mp4', 'mp4', { width: 48, height: 64, seconds: 1 }],
  ['fragments.mp4', 'mp4', { width: 64, height: 48, seconds: null }],
  ['live.webm', 'webm', { width: 64, height: 48, seconds: 0.9 }],
] as const;

describe.each(FILMS)('%s', (name, type, facts) => {
  test('is recognised by its bytes, with its displayed size, and its duration if it has one', async () => {
    expect(await acceptFile(fixture(name))).toMatchObject({ type, facts });
  });

  test('keeps every frame and its length in bytes', async () => {
    const { bytes } = await acceptFile(fixture(name));
    const [before, after] = [await decodeVideo(fixture(name)), await decodeVideo(bytes)];
    expect(bytes.byteLength).toBe(fixture(name).byteLength);
    expect(after.frames).toHaveLength(10);
    expect(after.frames.every((frame, index) => Buffer.from(frame).equals(before.frames[index]!))).toBe(true);
  });

  test('loses places, names and programs', async () => {
    const text = Buffer.from((await acceptFile(fixture(name))).bytes).toString('latin1');
    expect(text).not.toMatch(/Secret|48\.8577|location/i);
  });

  test('with random errors is accepted or refused, without any other error', async () => {
    const whole = fixture(name);
    for (let seed = 1; seed <= 300; seed += 1) {
      const broken = Buffer.from(whole);
      for (let hit = 0; hit < 3; hit += 1)
        broken[(seed * 7919 + hit * 104_729) % whole.length] = (seed * 31 + hit * 97) & 255;
      const done: unknown = await acceptFile(broken).catch((error: unknown) => error);
      if (done instanceof Error) expect(done).toBeInstanceOf(FileRefusal);
    }
  });
});

test('the fixtures have the metadata that is removed', () => {
  for (const name of ['film.mp4', 'film.mov', 'film.webm'])
    expect(fixture(name).toString('latin1'), name).toMatch(/Secret/);
});

test('the input is not modified', async () => {
  const sent = fixture('film.mp4');
  await acceptFile(sent);
  expect(sent.equals(fixture('film.mp4'))).toBe(true);
});

describe('a file that is not a supported video', () => {
  test.each(['film.mp4', 'film.mov', 'film.webm'])('%s cut off in the middle is refused', async (name) => {
    const whole = fixture(name);
    for (const part of [0.2, 0.5, 0.95])
      expect(await refusal(whole.subarray(0, Math.floor(whole.length * part)))).toMatch(BROKEN);
  });

  test('Matroska is refused', async () =>
    expect(await refusal(fixture('film.mkv'))).toMatch(/^This is a Matroska video \(MKV\)\. Send /));
  test('sound alone is refused', async () => expect(await refusal(fixture('sound.mp4'))).toBe(NO_PICTURE));
  test('a beginning alone is refused', async () =>
    expect(await refusal(fixture('film.mp4').subarray(0, 32))).toBe(NO_PICTURE));

  test('one with too many pixels is refused', async () => {
    const file = Buffer.from(fixture('film.mp4'));
    const track = file.indexOf('tkhd');
    file.writeUInt32BE(30_000 * 65_536, track + 4 + 76);
    file.writeUInt32BE(30_000 * 65_536, track + 4 + 80);
    expect(await refusal(file)).toMatch(/^The pictures of the video may have at most 16384 pixels on a side/);
  });

  test('fifteen megabytes of tiny pieces are refused in time', async () => {
    const header = fixture('film.webm').subarray(
      0,
      fixture('film.webm').indexOf(Buffer.from([0x18, 0x53, 0x80, 0x67])),
    );
    const segment = Buffer.from([0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]);
    const pieces = Buffer.alloc(15 * 1024 * 1024 - 100, Buffer.from([0xec, 0x80]));
    expect(await refusal(Buffer.concat([header, segment, pieces]))).toMatch(BROKEN);
    const boxes = Buffer.alloc(15 * 1024 * 1024 - 104, Buffer.from('\0\0\0\x08wide', 'latin1'));
    expect(await refusal(Buffer.concat([fixture('film.mp4').subarray(0, 32), boxes]))).toMatch(BROKEN);
  });
});

function box(type: string, content: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.byteLength);
  head.write(type, 4);
  return Buffer.concat([head, content]);
}

/** A film of two tracks, each with this many empty boxes. */
function crowded(boxes: number): Uint8Array {
  const track = box('trak', Buffer.concat(Array.from({ length: boxes }, () => box('edts', Buffer.alloc(0)))));
  return Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0')), box('moov', Buffer.concat([track, track]))]);
}

test('a film of more boxes than any has is refused, wherever they are', async () => {
  expect(await refusal(crowded(40_000))).toBe(NO_PICTURE);
  expect(await refusal(crowded(60_000))).toMatch(BROKEN);
});
