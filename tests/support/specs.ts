import { readFileSync } from 'node:fs';
import { acceptSpec } from '@/lib/core/spec/accept';
import { MascotSpec } from '@/lib/core/spec/schema';

/**
 * A sample spec as it was written by hand: `fox` (a biped), `blob`, or `everything` (one of each thing a drawing may
 * hold).
 */
export function sampleSpec(name: 'fox' | 'blob' | 'everything'): MascotSpec {
  return MascotSpec.parse(JSON.parse(readFileSync(`tests/fixtures/specs/${name}.json`, 'utf8')));
}

/** The spec as the product stores it. Throws the problems of an invalid one. */
export function acceptedSpec(input: unknown): MascotSpec {
  const result = acceptSpec(input);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value.spec;
}

/** A mascot of one part with this fragment, on a canvas of 512 pixels. */
export const specOfFragment = (svg: string): MascotSpec =>
  acceptedSpec({
    specVersion: 1,
    name: 'Wall',
    description: '',
    archetype: 'blob',
    canvas: { width: 512, height: 512 },
    palette: [{ name: 'ink', color: '#336699' }],
    parts: [{ id: 'body', parent: null, z: 0, pivot: [0, 0], rotateLimits: null, svg, states: [], defaultState: null }],
    anchors: [],
  });

/** A drawing of this many squares, each with this side in pixels. */
export const wallOf = (shapes: number, side = 512): MascotSpec =>
  specOfFragment(`<rect width="${side}" height="${side}" fill="$ink"/>`.repeat(shapes));
