/** Colour words and their values: plain names tuned to look good on a mascot rather than as pure light. */
export const COLORS: Readonly<Record<string, string>> = {
  red: '#e5484d', crimson: '#c4243f', scarlet: '#e23b2e', ruby: '#c21f4f', cherry: '#d6274a', maroon: '#7d2035', burgundy: '#7a1f3d', wine: '#7a2442', brick: '#b5523b', rust: '#b8562a', vermilion: '#e34a2f',
  orange: '#f58a2e', tangerine: '#f9872c', pumpkin: '#ee7a22', apricot: '#fbb278', peach: '#ffb997', salmon: '#fa8f7c', coral: '#ff7f6b', amber: '#f5a524', copper: '#c2703d', bronze: '#b0773a', ginger: '#d9762e', terracotta: '#cb6843',
  yellow: '#fbcf3c', lemon: '#fbe056', gold: '#eab63e', golden: '#efb63c', mustard: '#d6a12c', honey: '#eeae42', sunny: '#fcd045', banana: '#fbe069', saffron: '#f2b134', blonde: '#f2d289', blond: '#f2d289',
  green: '#4fae5b', emerald: '#2fa56f', lime: '#a4d545', mint: '#8fdcb8', olive: '#8a8f3f', sage: '#a3b899', jade: '#3da884', forest: '#2f7048', moss: '#7a8f45', pine: '#2d6a52', pistachio: '#b5d68a', avocado: '#7c9a45', grass: '#62b34a', seafoam: '#9adfc8', khaki: '#b8aa75',
  blue: '#4a8fe7', navy: '#2c3f73', azure: '#4aa8f0', sky: '#7cc4f5', cobalt: '#2f5fcf', indigo: '#4f4fc4', sapphire: '#2b5fc2', denim: '#4d70a3', ocean: '#2f86b8', ice: '#c9e9f6', royal: '#3d5ce0', cerulean: '#3a9fd9', periwinkle: '#94a4f2', midnight: '#273159', electric: '#2f7bff',
  teal: '#2a9d94', turquoise: '#3cc7c0', cyan: '#35c4dc', aqua: '#5ed3d8', aquamarine: '#79dcc0', petrol: '#1f6f7a',
  purple: '#8e5bd0', violet: '#8a63e0', lavender: '#b9a3ec', lilac: '#c5a5e3', plum: '#83407f', mauve: '#b88cae', magenta: '#d6409f', fuchsia: '#dc3fa5', orchid: '#ca74d1', amethyst: '#9764cf', grape: '#6f4aa8', aubergine: '#563059', eggplant: '#563059',
  pink: '#f58fb4', rose: '#ec6f94', blush: '#f7b9bf', bubblegum: '#ff93c2', raspberry: '#cf2f68', flamingo: '#fb8fa5',
  brown: '#94613d', chocolate: '#6d4229', chestnut: '#95512f', caramel: '#c88646', coffee: '#6f4e38', tan: '#d1a777', beige: '#e6d3b3', sand: '#e2c797', cinnamon: '#b96a3a', mocha: '#7d5a48', walnut: '#6a4a36', hazel: '#a87f4b', espresso: '#4a3228', cocoa: '#7b4d35', toffee: '#a96b36', fawn: '#d4a878',
  black: '#34343f', ebony: '#34343f', charcoal: '#4a4e5a', jet: '#2c2c36', onyx: '#30303b', white: '#f7f4ee', ivory: '#faf3e0', cream: '#fbeed3', snow: '#f7fafc', pearl: '#f0ebe3', vanilla: '#faecc6', eggshell: '#f3ead7',
  gray: '#99a0ab', grey: '#99a0ab', silver: '#bfc7d1', slate: '#64748b', ash: '#a9aeb5', steel: '#8493a6', graphite: '#50555f', smoke: '#a5abb3', platinum: '#dcdfe3',
  // Other languages, where one word is enough.
  rojo: '#e5484d', rouge: '#e5484d', rot: '#e5484d', rosso: '#e5484d', vermelho: '#e5484d', azul: '#4a8fe7', bleu: '#4a8fe7', bleue: '#4a8fe7', blau: '#4a8fe7', blu: '#4a8fe7',
  verde: '#4fae5b', vert: '#4fae5b', verte: '#4fae5b', grun: '#4fae5b', amarillo: '#fbcf3c', jaune: '#fbcf3c', gelb: '#fbcf3c', giallo: '#fbcf3c', naranja: '#f58a2e', laranja: '#f58a2e', arancione: '#f58a2e',
  rosa: '#f58fb4', morado: '#8e5bd0', violett: '#8a63e0', lila: '#c5a5e3', negro: '#34343f', noir: '#34343f', noire: '#34343f', schwarz: '#34343f', nero: '#34343f', blanco: '#f7f4ee', blanc: '#f7f4ee', blanche: '#f7f4ee', weiss: '#f7f4ee', bianco: '#f7f4ee',
  roja: '#e5484d', rossa: '#e5484d', vermelha: '#e5484d', amarilla: '#fbcf3c', gialla: '#fbcf3c', amarelo: '#fbcf3c', negra: '#34343f', nera: '#34343f', preto: '#34343f', blanca: '#f7f4ee', bianca: '#f7f4ee', branco: '#f7f4ee', azzurro: '#7cc4f5', celeste: '#7cc4f5', violette: '#8a63e0', roxo: '#8e5bd0',
  gris: '#99a0ab', grise: '#99a0ab', grigio: '#99a0ab', grau: '#99a0ab', marron: '#94613d', marrone: '#94613d', brune: '#94613d', braun: '#94613d',
};

/** How an adjective changes the colour after it: OKLCH lightness and chroma. */
export const COLOR_SHADES: Readonly<Record<string, readonly [lightness: number, chroma: number]>> = {
  light: [0.1, 0.85], pale: [0.13, 0.6], pastel: [0.12, 0.62], soft: [0.06, 0.8], dark: [-0.14, 0.95], deep: [-0.11, 1.1], bright: [0.03, 1.2], vivid: [0.02, 1.25], neon: [0.06, 1.45], hot: [-0.02, 1.35], dusty: [0, 0.6], muted: [-0.01, 0.6], baby: [0.1, 0.75], metallic: [0, 0.7],
};

/** Words that are a colour only beside a noun or another colour, because they are things of their own too. */
export const SHY_COLORS: ReadonlySet<string> = new Set(['coffee', 'cherry', 'banana', 'pumpkin', 'lemon', 'honey', 'ice', 'sky', 'ocean', 'forest', 'snow', 'rose', 'peach', 'avocado', 'chocolate', 'cocoa', 'pine', 'sand', 'grape', 'smoke', 'grass', 'moss', 'electric', 'royal', 'midnight', 'steel', 'brick', 'wine', 'ginger', 'flamingo', 'eggplant', 'ruby', 'pearl', 'espresso', 'mocha', 'caramel', 'cinnamon', 'tangerine', 'apricot', 'orchid', 'raspberry', 'hazel', 'jet', 'sunny', 'blush', 'copper', 'bronze', 'vanilla', 'bubblegum', 'toffee', 'amber', 'jade', 'rust', 'ash', 'olive', 'denim', 'walnut', 'chestnut', 'sage', 'rot']);
