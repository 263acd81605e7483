import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { logoPicture } from '@/lib/server/artist/model/logo-picture';
import { closeDrawing } from '@/lib/server/raster/pool';

afterAll(closeDrawing);

const svg = (inside: string) => ({
  mime: 'image/svg+xml',
  bytes: new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="100 50 40 20">${inside}</svg>`),
});

async function colorAt(png: Uint8Array | null, left: number, top: number): Promise<number[]> {
  return [
    ...(await sharp(png ?? new Uint8Array())
      .extract({ left, top, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer()),
  ];
}

test('a picture is made small, on a ground that white and black both show on', async () => {
  const bytes = await sharp({
    create: { width: 800, height: 400, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const png = await logoPicture({ bytes, mime: 'image/png' });
  expect(await sharp(png ?? '').metadata()).toMatchObject({ format: 'png', width: 256, height: 128 });
  expect(await colorAt(png, 5, 5)).toEqual([0xc9, 0xcd, 0xd6]);
});

test('an SVG is drawn as its view box shows it', async () => {
  const png = await logoPicture(svg('<rect x="100" y="50" width="20" height="20" fill="#cc2244"/>'));
  expect(await sharp(png ?? '').metadata()).toMatchObject({ width: 256, height: 128 });
  expect(await colorAt(png, 60, 60)).toEqual([0xcc, 0x22, 0x44]);
  expect(await colorAt(png, 200, 60)).not.toEqual([0xcc, 0x22, 0x44]);
});

test.each([
  ['broken bytes', { mime: 'image/png', bytes: new Uint8Array([1, 2, 3]) }],
  ['an SVG with a script', svg('<script>1</script>')],
  ['an SVG without a size', { mime: 'image/svg+xml', bytes: new TextEncoder().encode('<svg/>') }],
])('of %s there is no picture', async (_, logo) => {
  expect(await logoPicture(logo)).toBeNull();
});
