// A mascot from one sentence, a motion of its own, and a still of it.
import { writeFile } from 'node:fs/promises';
import { createClient } from '@liverig/client';

const client = createClient({
  baseUrl: process.env.LIVERIG_URL ?? 'http://localhost:3000/api/v1',
  key: process.env.LIVERIG_KEY,
});

const { mascot } = await client.mascots.createAndWait(
  { prompt: 'a cheerful orange fox barista with a green apron' },
  { onProgress: ({ text, percent }) => console.log(percent ?? '…', text) },
);
const wave = await client.animations.createAndWait(mascot.id, {
  prompt: 'waves with the left hand and winks',
  name: 'Hello',
});
console.log(`${mascot.name} has ${mascot.parts.length} parts and does "${wave.name}" for ${wave.duration} s.`);

const still = await client.mascots.preview(mascot.id, { animation: wave.id, t: 0.6, size: 512 });
await writeFile('hello.png', new Uint8Array(await still.arrayBuffer()));
