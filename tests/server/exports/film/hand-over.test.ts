import { MessageChannel } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { senderAt, receivedAt } from '@/lib/server/exports/film/hand-over';

test('pictures arrive in the order of painting; each stays valid while the next is read', async () => {
  const { port1, port2 } = new MessageChannel();
  const sender = senderAt(port1, 4);
  const paint = async () => {
    for (let picture = 0; picture < 20; picture += 1) {
      const pixels = await sender.room();
      pixels!.fill(picture);
      sender.send({ pixels: pixels!, ticks: 2 });
    }
    port1.close();
  };
  const painting = paint();
  const seen: number[] = [];
  let before: Uint8Array | null = null;
  for await (const { pixels, ticks } of receivedAt(port2, 40)) {
    if (before) expect(before[3]).toBe(seen.at(-1));
    expect(ticks).toBe(2);
    seen.push(pixels[0]!);
    before = pixels;
  }
  expect(seen).toEqual(Array.from({ length: 20 }, (_, picture) => picture));
  await painting;
});

test('at most four pictures are in flight', async () => {
  const { port1, port2 } = new MessageChannel();
  const sender = senderAt(port1, 4);
  for (let picture = 0; picture < 4; picture += 1) sender.send({ pixels: (await sender.room())!, ticks: 1 });
  const fifth = sender.room();
  port2.close();
  expect(await fifth).toBeNull();
});

test('a reader that waits for pictures is rejected when their painter fails', async () => {
  const { port1, port2 } = new MessageChannel();
  const sender = senderAt(port1, 4);
  sender.send({ pixels: (await sender.room())!, ticks: 1 });
  port1.close();
  const pictures = receivedAt(port2, 2);
  expect((await pictures.next()).done).toBe(false);
  await expect(pictures.next()).rejects.toThrow('too early');
});
