/** A style preset of the catalogue: `style` is the text to send with a design. */
export interface StylePreset {
  id: string;
  title: string;
  description: string;
  style: string;
}

/** The style presets, in the order in which they are offered; every artist understands each one's `style`. */
export const STYLES = [
  {
    id: 'outlined',
    title: 'Outlined',
    description: 'Warm coloured outlines and two-tone shading: the classic brand mascot.',
    style: 'outlined, bold coloured contour lines, two-tone cel shading',
  },
  {
    id: 'flat',
    title: 'Flat',
    description: 'No lines, no gradients: clean shapes that read at any size.',
    style: 'flat vector, no outlines, plain colour shapes',
  },
  {
    id: 'kawaii',
    title: 'Kawaii',
    description: 'A big round head, wide-set glossy eyes and rosy cheeks.',
    style: 'kawaii, chibi proportions, big head, rosy cheeks',
  },
  {
    id: 'soft',
    title: 'Soft',
    description: 'Gentle gradients and a glow of light, without hard lines.',
    style: 'soft shaded, gentle gradients, rounded, no hard lines',
  },
  {
    id: 'geometric',
    title: 'Geometric',
    description: 'Squared-off shapes split into light and shade, made for tech brands.',
    style: 'geometric, squared rounded shapes, split light and shade',
  },
  {
    id: 'retro',
    title: 'Retro',
    description: 'Black hose limbs, pie eyes, white gloves and faded print colours, like a thirties cartoon.',
    style: 'retro rubber hose cartoon, ink lines, pie eyes, muted print colours',
  },
  {
    id: 'sketchy',
    title: 'Sketchy',
    description: 'Loose ink lines that swell in the shade, pale washes and hatching, like a page of a sketchbook.',
    style: 'sketchy, hand drawn ink lines, pale washes, hatching',
  },
  {
    id: 'sticker',
    title: 'Sticker',
    description: 'A white die-cut border around bright colours and bold lines.',
    style: 'sticker, white die-cut border, bright colours, bold lines',
  },
  {
    id: 'pastel',
    title: 'Pastel',
    description: 'Pale sweet colours with thin lines and a soft light.',
    style: 'pastel, pale colours, thin lines, soft light',
  },
  {
    id: 'clay',
    title: 'Clay',
    description: 'Thick round limbs and bead eyes, modelled in soft light like a figure of plasticine.',
    style: 'clay, 3D plasticine figure, thick round limbs, studio light',
  },
  {
    id: 'paper',
    title: 'Paper',
    description: 'Layers of cut paper with scissored edges and shadows between them.',
    style: 'paper cut, layered card, scissored edges, shadows between layers',
  },
  {
    id: 'pixel',
    title: 'Pixel',
    description: 'A sprite on a grid of 64 by 64: flat colours, a dark outline of one pixel, eyes set pixel by pixel.',
    style: 'pixel art, 16-bit game sprite, one-pixel dark outline, flat colours',
  },
] as const satisfies readonly StylePreset[];

export type StyleId = (typeof STYLES)[number]['id'];
