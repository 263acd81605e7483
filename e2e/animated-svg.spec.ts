import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { presetClip } from '../lib/core/clip/presets';
import { compileClip, sample } from '../lib/core/clip/sample';
import { paintAnimatedSvg } from '../lib/core/paint/animated-svg';
import { paintSvg } from '../lib/core/paint/svg';
import { render } from '../lib/core/rig/render';
import { rigOf } from '../lib/core/rig/rig';
import { acceptedSpec, sampleSpec } from '../tests/support/specs';
import { biped, quadruped, single, thing, winged } from '../tests/support/rigs';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const SIDE = 512;

/** The pixels of an SVG in an `<img>`. */
async function shown(page: Page, svg: string): Promise<Buffer> {
  await page.setContent(
    '<body style="margin:0"><img style="display:block" src="data:image/svg+xml;base64,' +
      `${Buffer.from(svg).toString('base64')}"></body>`,
  );
  await page.waitForFunction(() => document.images[0]?.complete);
  return sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** The picture with its animation paused at a time, in seconds. */
const heldAt = (svg: string, seconds: number) =>
  svg.replace(
    '</style>',
    `g[class]{animation-play-state:paused!important;animation-delay:-${seconds}s!important}</style>`,
  );

function compared(a: Buffer, b: Buffer) {
  let visible = 0;
  const mean = a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
  for (let i = 0; i < a.length; i += 3)
    if ([0, 1, 2].some((k) => Math.abs((a[i + k] ?? 0) - (b[i + k] ?? 0)) > 24)) visible += 1;
  return { mean, visible: visible / (a.length / 3) };
}

for (const [mascot, preset] of [
  [biped, 'wave'],
  [quadruped, 'dance'],
  [winged, 'sleep'],
  [thing, 'celebrate'],
  [single, 'talk'],
] as const) {
  test(`an animated SVG of ${mascot.name} in an <img> shows the same frames as the renderer for ${preset}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: SIDE, height: SIDE });
    const spec = acceptedSpec(mascot);
    const rig = rigOf(spec);
    const clip = presetClip(spec, preset);
    const svg = paintAnimatedSvg(rig, clip, { background: '#ffffff' });
    // The last two times are beyond the end: a loop has started again, any other motion stays in its last pose.
    for (const share of [0, 0.31, 0.58, 0.93, 1.31, 3.6]) {
      const seconds = share * clip.duration;
      const pose = sample(
        compileClip(rig, clip),
        clip.loop ? seconds % clip.duration : Math.min(seconds, clip.duration),
      );
      const still = paintSvg(render(rig, pose), { background: '#ffffff' });
      const { mean, visible } = compared(await shown(page, heldAt(svg, seconds)), await shown(page, still));
      expect(mean, `mean error at ${seconds} s`).toBeLessThan(0.3);
      expect(visible, `pixels that visibly differ at ${seconds} s`).toBeLessThan(0.005);
    }
  });
}

test('an animated SVG in an <img> plays by itself', async ({ page }) => {
  await page.setViewportSize({ width: SIDE, height: SIDE });
  const spec = acceptedSpec(biped);
  const first = await shown(page, paintAnimatedSvg(rigOf(spec), presetClip(spec, 'dance')));
  await expect
    .poll(
      async () =>
        compared(
          await sharp(await page.screenshot())
            .removeAlpha()
            .raw()
            .toBuffer(),
          first,
        ).mean,
    )
    .toBeGreaterThan(1);
});

test('an animated SVG shows the rest pose under prefers-reduced-motion', async ({ page }) => {
  await page.setViewportSize({ width: SIDE, height: SIDE });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const spec = acceptedSpec(biped);
  const rig = rigOf(spec);
  const svg = paintAnimatedSvg(rig, presetClip(spec, 'dance'), { background: '#ffffff' });
  await page.setContent(`<body style="margin:0">${svg.replace('<svg ', '<svg style="display:block" ')}</body>`);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  const still = await shown(page, paintSvg(render(rig, {}), { background: '#ffffff' }));
  await page.setContent(`<body style="margin:0">${svg.replace('<svg ', '<svg style="display:block" ')}</body>`);
  expect(
    compared(
      await sharp(await page.screenshot())
        .removeAlpha()
        .raw()
        .toBuffer(),
      still,
    ).mean,
  ).toBeLessThan(0.3);
});

const inline = (svg: string) => svg.replace('<svg ', '<svg style="float:left" ');

test('several animated SVGs inlined in one page keep their own motions and gradients', async ({ page }) => {
  await page.setViewportSize({ width: 2 * SIDE, height: SIDE });
  const everything = sampleSpec('everything');
  const other = { ...everything, palette: everything.palette.map((entry) => ({ ...entry, color: '#3366cc' })) };
  const [a = '', b = ''] = [everything, other].map((each, index) => {
    const spec = acceptedSpec(each);
    return heldAt(
      paintAnimatedSvg(rigOf(spec), presetClip(spec, index === 0 ? 'bounce' : 'dance'), {
        width: SIDE,
        height: SIDE,
        background: '#ffffff',
      }),
      0.4,
    );
  });
  const picture = async (html: string, left: number) => {
    await page.setContent(`<body style="margin:0">${html}`);
    return sharp(await page.screenshot())
      .extract({ left, top: 0, width: SIDE, height: SIDE })
      .removeAlpha()
      .raw()
      .toBuffer();
  };
  const space = `<div style="float:left;width:${SIDE}px;height:${SIDE}px"></div>`;
  expect(compared(await picture(inline(a) + inline(b), 0), await picture(inline(a), 0)).mean).toBeLessThan(0.05);
  expect(
    compared(await picture(inline(a) + inline(b), SIDE), await picture(space + inline(b), SIDE)).mean,
  ).toBeLessThan(0.05);
});
