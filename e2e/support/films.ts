import type { Page } from '@playwright/test';

/** An exported film as decoded by the browser, compared with stills of the same times. */
export interface Shown {
  pictures: number;
  /** The duration in seconds; null if the format does not contain it. */
  seconds: number | null;
  /** The mean difference of each compared frame over premultiplied red, green, blue and alpha, 0 to 255. */
  errors: number[];
}

interface Order {
  mascot: string;
  format: string;
  animation: string;
  duration: number;
  size: number;
  fps: number;
  moments: number;
}

/**
 * Exports a film in the signed-in page and decodes it there. Animated images are decoded with `ImageDecoder`, videos
 * with the `video` element, and sprite sheets with their frame table.
 */
export function shownByTheBrowser(page: Page, order: Order): Promise<Shown> {
  return page.evaluate(async ({ mascot, format, animation, duration, size, fps, moments }) => {
    const api = `/api/v1/mascots/${mascot}`;
    const canvas = new OffscreenCanvas(size, size);
    const context = canvas.getContext('2d', { willReadFrequently: true })!;
    const opaque = format === 'mp4';
    const pixelsOf = (draw: () => void) => {
      context.clearRect(0, 0, size, size);
      if (opaque) context.fillStyle = '#ffffff';
      if (opaque) context.fillRect(0, 0, size, size);
      draw();
      const { data } = context.getImageData(0, 0, size, size);
      return Float32Array.from(data, (value, at) => (at % 4 === 3 ? value : (value * data[at - (at % 4) + 3]!) / 255));
    };
    const wantedAt = async (seconds: number) => {
      const answer = await fetch(
        `${api}/preview?format=png&animation=${animation}&t=${seconds.toFixed(6)}&size=${size}`,
      );
      const picture = await createImageBitmap(await answer.blob());
      return pixelsOf(() => context.drawImage(picture, 0, 0));
    };
    const errorAt = async (seconds: number, shown: Float32Array) => {
      const wanted = await wantedAt(seconds);
      return shown.reduce((sum, value, at) => sum + Math.abs(value - wanted[at]!), 0) / shown.length;
    };
    const spread = (count: number) =>
      Array.from({ length: moments }, (_, index) => Math.round((index * (count - 1)) / (moments - 1)));

    const headers = { 'content-type': 'application/json' };
    const begun = await fetch(`${api}/exports`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ format, animation, size, fps }),
    }).then((answer) => answer.json());
    const job = await fetch(`/api/v1/jobs/${begun.id}?wait=60`).then((answer) => answer.json());
    if (job.status !== 'succeeded') throw new Error(`The export to ${format} ended as ${job.status}: ${job.error}`);
    const file = await fetch(job.result.file.url).then((answer) => answer.blob());

    async function picturesOf(type: string) {
      const decoder = new ImageDecoder({ data: await file.arrayBuffer(), type });
      await Promise.all([decoder.completed, decoder.tracks.ready]);
      const { frameCount } = decoder.tracks.selectedTrack!;
      let microseconds = 0;
      const errors: number[] = [];
      const looked = new Set(spread(frameCount));
      for (let frameIndex = 0; frameIndex < frameCount; frameIndex += 1) {
        const { image } = await decoder.decode({ frameIndex });
        if (looked.has(frameIndex))
          errors.push(
            await errorAt(
              microseconds / 1e6,
              pixelsOf(() => context.drawImage(image, 0, 0)),
            ),
          );
        microseconds += image.duration ?? 0;
        image.close();
      }
      return { pictures: frameCount, seconds: microseconds / 1e6, errors };
    }

    async function videoOf() {
      const video = document.createElement('video');
      const met = (event: string) =>
        new Promise((resolve, reject) => {
          video.addEventListener(event, resolve, { once: true });
          video.addEventListener(
            'error',
            () => reject(new Error(video.error?.message ?? 'The video cannot be decoded.')),
            { once: true },
          );
        });
      const ready = met('loadeddata');
      video.src = URL.createObjectURL(file);
      await ready;
      const count = Math.round(duration * fps);
      const errors: number[] = [];
      for (const index of spread(count)) {
        // After `seeked` the frame may still be on its way to the screen, so the frame callback is checked for its
        // time.
        const painted = new Promise<void>((resolve) => {
          const look = (_: number, { mediaTime }: VideoFrameCallbackMetadata) => {
            if (Math.round(mediaTime * fps) === index) resolve();
            else video.requestVideoFrameCallback(look);
          };
          video.requestVideoFrameCallback(look);
        });
        video.currentTime = (index + 0.5) / fps;
        await painted;
        errors.push(
          await errorAt(
            (index * duration) / count,
            pixelsOf(() => context.drawImage(video, 0, 0)),
          ),
        );
      }
      return { pictures: count, seconds: video.duration, errors };
    }

    async function sheetOf() {
      const table = await fetch(job.result.frames_file.url).then((answer) => answer.json());
      const sheet = await createImageBitmap(file);
      const errors: number[] = [];
      for (const index of spread(table.count)) {
        const [x, y] = [
          (index % table.columns) * table.frame_width,
          Math.floor(index / table.columns) * table.frame_height,
        ];
        errors.push(
          await errorAt(
            (index * table.duration) / table.count,
            pixelsOf(() => context.drawImage(sheet, x, y, size, size, 0, 0, size, size)),
          ),
        );
      }
      return { pictures: table.count as number, seconds: table.duration as number, errors };
    }

    if (format === 'sprite') return sheetOf();
    return format === 'mp4' || format === 'webm'
      ? videoOf()
      : picturesOf(format === 'apng' ? 'image/png' : `image/${format}`);
  }, order);
}
