import { deepOf, paleOf } from '../../palettes';
import type { Breed } from './breed';

/** A breed of one body colour, with a matching pale belly and deep accents. */
export const tint = (title: string, body: string, iris?: string): Breed => ({
  title,
  colors: { body, belly: paleOf(body), accent: deepOf(body), ...(iris ? { iris } : {}) },
});

/** A variant of a thing in another colour; its other materials keep theirs. */
export const paint = (title: string, body: string, accent?: string): Breed => ({
  title,
  colors: { body, ...(accent ? { accent } : {}) },
});

/** Soft bright colours, as of jelly. */
export const JELLIES = [
  tint('mint', '#6fd0b0'),
  tint('lime', '#9fcf4a'),
  tint('sky', '#68b8ee'),
  tint('grape', '#a184e0'),
  tint('rose', '#f08fb0'),
  tint('peach', '#f7a578'),
  tint('lemon', '#f2cf52'),
  tint('teal', '#4fb3b8'),
  tint('coral', '#ee7a72'),
  tint('leaf', '#6fbf5a'),
] as const;

/** Bright paint colours. */
export const BRIGHTS = [
  paint('red', '#e5585d'),
  paint('blue', '#5a93e0'),
  paint('yellow', '#f7c544'),
  paint('mint', '#74c9ad'),
  paint('purple', '#9a7fdc'),
  paint('pink', '#f291ad'),
  paint('orange', '#f29350'),
  paint('green', '#7cbb5c'),
  paint('teal', '#4fb0b8'),
  paint('cream', '#f5e7cc'),
] as const;

/** Earth colours of fur. */
export const EARTHS = [
  tint('chestnut', '#a5653c'),
  tint('sand', '#d8b07c'),
  tint('grey', '#9d9aa0'),
  tint('cocoa', '#9c7259'),
  tint('cinnamon', '#c98550'),
] as const;

export const GREENS = [
  tint('leaf', '#6fbf55', '#f3b63f'),
  tint('lime', '#a5cf45', '#e87a3a'),
  tint('jade', '#4fb08c', '#f3b63f'),
  tint('turquoise', '#4bb5c4', '#f3b63f'),
  tint('gold', '#efc046', '#d0692f'),
  tint('red', '#e2604c', '#f3b63f'),
  tint('blue', '#5b8fe0', '#f3b63f'),
  tint('violet', '#a184d8', '#f3b63f'),
] as const;
