import type { Species } from './species';

/** Reptiles, insects and other small animals. */
export const SMALL = {
  turtle: { title: 'turtle', words: 'turtle tortoise tortuga tortue schildkrote tartaruga', archetype: 'quadruped', form: 'turtle', colors: { body: '#8cc46a', belly: '#f3e7b4', accent: '#b98548', nose: '#5c8a44', marked: '#8d5d30' }, head: 'mouse', snout: 'frog', eyes: 'glossy', names: ['Shelly', 'Tucker', 'Moss', 'Franklin'] },
  ladybug: { title: 'ladybug', words: 'ladybug ladybird mariquita coccinelle marienkafer coccinella', archetype: 'custom', form: 'ladybug', colors: { body: '#4a4450', belly: '#f6e9df', accent: '#e5443f', marked: '#3b3440' }, head: 'round', eyes: 'full', extras: ['antennae'], names: ['Dot', 'Ruby', 'Lottie'] },
  beetle: { title: 'beetle', words: 'beetle scarab escarabajo scarabee kafer', archetype: 'custom', form: 'beetle', colors: { body: '#5c6f8f', belly: '#7fe0c2', accent: '#2f9c86', marked: '#2b4a58' }, head: 'round', eyes: 'glossy', extras: ['beetle_horn'], names: ['Ringo', 'Scout', 'Emerald'] },
  snail: { title: 'snail', words: 'snail slug caracol escargot schnecke lumaca', archetype: 'custom', form: 'snail', colors: { body: '#f2cf9b', belly: '#fff0d8', accent: '#c6764a' }, eyes: 'glossy', extras: ['antennae'], names: ['Sheldon', 'Turbo', 'Swirl'] },
  snake: { title: 'snake', words: 'snake python cobra viper serpent serpiente culebra schlange serpente', archetype: 'custom', form: 'snake', colors: { body: '#6dbb5c', belly: '#f4efb7', accent: '#3f8a45', nose: '#3f7a36' }, head: 'frog', snout: 'frog', eyes: 'glossy', features: ['tongue'], wide: 1.28, names: ['Sly', 'Noodle', 'Monty'] },
  worm: { title: 'worm', words: 'worm earthworm bookworm gusano ver wurm verme', archetype: 'custom', form: 'worm', colors: { body: '#f0949b', belly: '#fbc9c6', accent: '#cf6a78' }, eyes: 'glossy', wide: 1.06, names: ['Wiggles', 'Squirmy', 'Dirk'] },
  caterpillar: { title: 'caterpillar', words: 'caterpillar inchworm oruga chenille raupe bruco', archetype: 'custom', form: 'caterpillar', colors: { body: '#9ccf4c', belly: '#f6ee9f', accent: '#e0784a' }, eyes: 'glossy', extras: ['antennae'], names: ['Cater', 'Munch', 'Inch'] },
} as const satisfies Record<string, Species>;
