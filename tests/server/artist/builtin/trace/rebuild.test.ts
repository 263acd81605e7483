import { describe, expect, test } from 'vitest';
import { compileClip, sample } from '@/lib/core/clip/sample';
import { presetClip } from '@/lib/core/clip/presets';
import { render } from '@/lib/core/rig/render';
import { rigOf } from '@/lib/core/rig/rig';
import { findRoles } from '@/lib/core/rig/roles';
import { acceptSpec } from '@/lib/core/spec/accept';
import { critiqueRig } from '@/lib/core/spec/critic';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { pictureAtRest } from '@/lib/server/artist/builtin/trace/at-rest';
import { rebuild } from '@/lib/server/artist/builtin/trace/rebuild';
import { NONE, regionsOf } from '@/lib/artist/trace/regions';
import { createSurface } from '@/lib/server/raster/surface';
import { bear, box, disc, limb, nothing, painted } from '../../../../artist/trace/pictures';

const picture = painted(350, 390, ...bear);
const { spec, fidelity, needsReview, notes } = await rebuild(picture, { name: 'Bruno' });

/** The see-through areas that a picture encloses, of more than a few pixels. */
function holesOf(rgba: Uint8Array, side: number): number {
  const at = Int16Array.from({ length: side * side }, (_, i) => (rgba[4 * i + 3]! < 100 ? 1 : NONE));
  return regionsOf({ width: side, height: side, at }).regions.filter(
    ({ pixels, left, top, right, bottom }) =>
      pixels.length > 12 && left > 0 && top > 0 && right < side - 1 && bottom < side - 1,
  ).length;
}

function frameOf(mascot: MascotSpec, pose: Parameters<typeof render>[1]): Uint8Array {
  const surface = createSurface(mascot.canvas.width, mascot.canvas.height, null);
  surface.paint(render(rigOf(mascot), pose));
  return surface.pixels();
}

describe('a rebuilt picture', () => {
  test('is a spec that every door lets in, unchanged', () => {
    const accepted = acceptSpec(spec);
    expect(accepted.ok && accepted.value).toEqual({ spec, warnings: [] });
    expect([spec.name, spec.archetype]).toEqual(['Bruno', 'biped']);
  });

  test('looks like the picture, and says how much', () => {
    expect(fidelity).toBeGreaterThan(0.95);
    expect(needsReview).toBe(false);
    expect(notes[0]).toContain('arm_left');
  });

  test('has the roles that presets move', () => {
    const roles = findRoles(spec);
    expect(roles.head).toBe('head');
    expect([roles.arms, roles.legs, roles.ears]).toEqual([
      { left: 'arm_left', right: 'arm_right' },
      { left: 'leg_left', right: 'leg_right' },
      { left: 'ear_left', right: 'ear_right' },
    ]);
    expect(roles.eyes.length).toBe(2);
    expect(roles.mouth).toBe('mouth');
    expect(spec.anchors.map(({ name }) => name).sort()).toEqual([
      'chest',
      'face',
      'ground',
      'hand_left',
      'hand_right',
      'head_top',
      'mouth',
    ]);
  });

  test('has joints that stay closed within their limits, and a face on its head', () => {
    expect(critiqueRig(spec).filter(({ rule }) => rule === 'joint' || rule === 'face' || rule === 'feature')).toEqual(
      [],
    );
    expect(spec.parts.filter(({ rotateLimits }) => rotateLimits).length).toBeGreaterThanOrEqual(8);
  });

  test.each(['wave', 'jump', 'talk'] as const)('plays %s without a hole', (name) => {
    const motion = compileClip(rigOf(spec), presetClip(spec, name));
    for (let step = 0; step < 16; step += 1) {
      expect(holesOf(frameOf(spec, sample(motion, (step / 16) * motion.duration)), spec.canvas.width)).toBe(0);
    }
  });

  test('has its face painted shut and open where it was, and a surface under it', () => {
    const pose = { eye_left: { state: 'closed' }, eye_right: { state: 'closed' }, mouth: { state: 'open' } };
    const [rest, moved] = [frameOf(spec, {}), frameOf(spec, pose)];
    expect(moved).not.toEqual(rest);
    expect(holesOf(moved, spec.canvas.width)).toBe(0);
    const blind = { ...spec, parts: spec.parts.filter(({ id }) => !/eye|mouth/.test(id)), anchors: [] };
    expect(holesOf(frameOf(blind, {}), spec.canvas.width)).toBe(0);
  });

  test('is the same every time', async () => {
    expect((await rebuild(picture, { name: 'Bruno' })).spec).toEqual(spec);
  });

  test('is told as one piece before it is taken apart', async () => {
    const drafts: MascotSpec[] = [];
    await rebuild(picture, {
      name: 'Bruno',
      onDraft: (draft) => {
        drafts.push(draft);
      },
    });
    expect(drafts.map(({ parts }) => parts.map(({ id }) => id))).toEqual([['root', 'body']]);
    expect(acceptSpec(drafts[0]).ok).toBe(true);
  });

  test('without a face is for somebody to look at', async () => {
    const thing = await rebuild(painted(200, 200, box(40, 40, 120, 120, '#3060c0'), disc(100, 100, 30, '#f0f0f0')), {
      name: 'Box',
    });
    expect(thing.needsReview).toBe(true);
    expect(thing.spec.parts.map(({ id }) => id)).toEqual(['root', 'body']);
    expect(thing.notes).toContain('No pair of eyes was found.');
  });

  test('without a face, but with limbs that are surely some, needs nobody', async () => {
    const figure = await rebuild(
      painted(
        300,
        300,
        disc(150, 170, 70, '#3060c0'),
        limb(150, 170, 30, 60, 26, '#3060c0'),
        limb(150, 170, 270, 60, 26, '#3060c0'),
      ),
      { name: 'Ball' },
    );
    expect(figure.needsReview).toBe(false);
    expect(figure.spec.parts.length).toBe(4);
  });

  test('in high detail is more alike where it has many tones, with the same parts', async () => {
    const shaded = painted(
      300,
      300,
      (ctx) => {
        const tones = ctx.createRadialGradient(120, 110, 10, 150, 150, 130);
        tones.addColorStop(0, '#fff0b0');
        tones.addColorStop(1, '#7a2c08');
        ctx.fillStyle = tones;
        ctx.beginPath();
        ctx.arc(150, 150, 125, 0, 7);
        ctx.fill();
      },
      disc(110, 140, 14, '#100808'),
      disc(190, 140, 14, '#100808'),
    );
    const [plain, high] = [
      await rebuild(shaded, { name: 'Sun' }),
      await rebuild(shaded, { name: 'Sun', detail: 'high' }),
    ];
    expect(high.fidelity).toBeGreaterThan(plain.fidelity + 0.01);
    expect(high.spec.palette.length).toBeGreaterThan(plain.spec.palette.length);
    expect(high.spec.parts.map(({ id }) => id)).toEqual(plain.spec.parts.map(({ id }) => id));
  });
});

test('a mascot drawn at rest shows the colours of its palette, straight', () => {
  const { width, rgba } = pictureAtRest(spec);
  const belly = spec.palette.find(({ name }) => name === 'belly')?.color;
  const [x, y] = spec.anchors.find(({ name }) => name === 'chest')?.at ?? [0, 0];
  const at = 4 * (Math.round(y + 40) * width + Math.round(x));
  expect(`#${[...rgba.subarray(at, at + 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`).toBe(belly);
});

test('a picture of nothing is refused with a sentence', async () => {
  await expect(rebuild(nothing(100, 100), { name: 'None' })).rejects.toThrow(
    'The picture shows no figure that stands out from its ground.',
  );
});

test('an aborted rebuild stops with the reason', async () => {
  await expect(rebuild(picture, { name: 'Bruno', signal: AbortSignal.abort(new Error('Canceled.')) })).rejects.toThrow(
    'Canceled.',
  );
});
