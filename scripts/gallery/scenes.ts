import { createCanvas, loadImage } from '@napi-rs/canvas';
import { SCENE_SIZES, type SceneSize } from '@/lib/contract/scene';
import { designSpec } from '@/lib/artist/design';
import { sceneSpec } from '@/lib/artist/scene';
import { pictureOf, type Cell } from './grid';

const WIDTH = 640;
const HEIGHT = 520;

/** The contact sheet of scenes, from lines of `scene prompt | mascot prompt | size | style`. */
export const scenes = {
  file: 'scenes.txt',
  columns: 3,
  rows: 3,
  size: WIDTH,
  height: HEIGHT,
  cell: async ([prompt = '', mascot = '', size = 'square', style = '']: string[]): Promise<Cell> => {
    const { width, height } = SCENE_SIZES[size as SceneSize];
    const spec = designSpec({ prompt: mascot, style, detail: 'standard' }, 'gallery');
    const drawn = sceneSpec({ spec, prompt, width, height, clip: null, seconds: 0 }, 'gallery');
    return {
      pictures: [await framed(pictureOf(drawn, width, {}, height), width, height)],
      caption: [prompt, mascot, size, style].filter(Boolean).join(' · '),
    };
  },
};

/** A picture scaled to fit its cell, and centred. */
async function framed(picture: Buffer, width: number, height: number): Promise<Buffer> {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const scale = Math.min((WIDTH - 12) / width, (HEIGHT - 8) / height);
  const [w, h] = [width * scale, height * scale];
  canvas.getContext('2d').drawImage(await loadImage(picture), (WIDTH - w) / 2, (HEIGHT - h) / 2, w, h);
  return canvas.encode('png');
}
