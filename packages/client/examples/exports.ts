// Every format of a mascot, three at a time: node exports.js msc_…
import { writeFile } from 'node:fs/promises';
import { createClient, ServiceError, type ExportFormat } from '@liverig/client';

const client = createClient({
  baseUrl: process.env.LIVERIG_URL ?? 'http://localhost:3000/api/v1',
  key: process.env.LIVERIG_KEY,
});
const [mascotId = '', size = '512'] = process.argv.slice(2);

const FORMATS: Record<ExportFormat, string> = {
  gif: 'gif',
  mp4: 'mp4',
  webm: 'webm',
  webp: 'webp',
  apng: 'png',
  sprite: 'png',
  lottie: 'json',
  dotlottie: 'lottie',
  'animated-svg': 'svg',
  png: 'png',
  svg: 'svg',
  sticker: 'png',
  logo: 'svg',
  'logo-png': 'png',
};
const left = Object.keys(FORMATS) as ExportFormat[];

async function work(): Promise<void> {
  for (let format = left.shift(); format !== undefined; format = left.shift()) {
    try {
      const { file } = await client.exports.createAndWait(mascotId, { format, animation: 'wave', size: Number(size) });
      const bytes = new Uint8Array(await (await client.files.get(file)).arrayBuffer());
      await writeFile(`wave-${format}.${FORMATS[format]}`, bytes);
      console.log(format, file.mime, bytes.length);
    } catch (error) {
      // A server without a video engine cannot encode video; the others go on.
      if (!(error instanceof ServiceError) || error.code !== 'job_failed') throw error;
      console.log(format, error.message);
    }
  }
}

await Promise.all([work(), work(), work()]);
