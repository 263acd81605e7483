import type { Species } from './species';

/** Birds beyond the plain ones. */
export const BIRDS = {
  flamingo: { title: 'flamingo', words: 'flamingo crane stork heron flamant', archetype: 'custom', form: 'flamingo', colors: { body: '#f78fb0', belly: '#fde0e8', accent: '#ec5f8c', nose: '#4a3a45' }, snout: 'beak', eyes: 'glossy', names: ['Rosa', 'Coral', 'Stilt'] },
  ostrich: { title: 'ostrich', words: 'ostrich emu avestruz autruche strauss', archetype: 'custom', form: 'ostrich', colors: { body: '#4a4550', belly: '#f3cfb8', accent: '#fbf7f0', nose: '#e89a5a' }, snout: 'bill', eyes: 'glossy', names: ['Ozzie', 'Plume', 'Dash'] },
  swan: { title: 'swan', words: 'swan cisne cygne schwan cigno', archetype: 'custom', form: 'swan', colors: { body: '#f8f8fb', belly: '#ffffff', accent: '#e9edf5', nose: '#f28c3a' }, snout: 'beak', eyes: 'glossy', names: ['Odette', 'Grace', 'Pearl'] },
  goose: { title: 'goose', words: 'goose gander ganso oie gans oca', archetype: 'custom', form: 'goose', colors: { body: '#f7f4ec', belly: '#ffffff', accent: '#dfe3e8', nose: '#f29a3a' }, snout: 'bill', eyes: 'glossy', names: ['Gus', 'Mabel', 'Honk'] },
} as const satisfies Record<string, Species>;
