import type { MascotSpec } from './schema';

/** A spec whose only part is a drawing, of the size of its canvas in pixels. The drawing is not cleaned. */
export const specOfOnePart = (name: string, canvas: MascotSpec['canvas'], svg: string): MascotSpec => ({
  specVersion: 1,
  name,
  description: '',
  archetype: 'object',
  canvas,
  palette: [],
  anchors: [],
  parts: [
    { id: 'drawing', parent: null, z: 0, pivot: [0, 0], rotateLimits: null, svg, states: [], defaultState: null },
  ],
});
