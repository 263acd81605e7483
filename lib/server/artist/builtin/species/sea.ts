import type { Species } from './species';

/** Those that live in the sea. */
export const SEA = {
  fish: { title: 'fish', words: 'fish goldfish koi salmon trout tuna clownfish pez pescado poisson fisch pesce peixe', archetype: 'custom', form: 'fish', colors: { body: '#f78a3b', belly: '#fff1dc', accent: '#e0592b' }, eyes: 'glossy', names: ['Finn', 'Bubbles', 'Coral', 'Marlin'] },
  shark: { title: 'shark', words: 'shark tiburon requin hai squalo', archetype: 'custom', form: 'shark', colors: { body: '#6f8fae', belly: '#f6f8fa', accent: '#4d6883' }, eyes: 'glossy', features: ['fangs'], names: ['Chomp', 'Bruce', 'Jaws', 'Mako'] },
  dolphin: { title: 'dolphin', words: 'dolphin porpoise delfin dauphin delfino', archetype: 'custom', form: 'dolphin', colors: { body: '#5fa4d8', belly: '#eef6fb', accent: '#3b78aa' }, eyes: 'glossy', snout: 'dolphin', names: ['Echo', 'Splash', 'Skye'] },
  whale: { title: 'whale', words: 'whale ballena baleine wal balena', archetype: 'custom', form: 'whale', colors: { body: '#4d83c4', belly: '#eaf3fb', accent: '#335f97' }, eyes: 'glossy', extras: ['spout'], names: ['Moby', 'Humphrey', 'Willa'] },
  orca: { title: 'orca', words: 'orca killer_whale', archetype: 'custom', form: 'orca', colors: { body: '#33394a', belly: '#fbfbfd', accent: '#20242f' }, eyes: 'glossy', names: ['Orla', 'Tilly', 'Domino'] },
  narwhal: { title: 'narwhal', words: 'narwhal narval narwal', archetype: 'custom', form: 'narwhal', colors: { body: '#8fa9cf', belly: '#eff4fb', accent: '#5f7aa5' }, eyes: 'glossy', extras: ['unicorn_horn'], names: ['Norbert', 'Nara', 'Twirl'] },
  pufferfish: { title: 'pufferfish', words: 'pufferfish blowfish puffer fugu', archetype: 'custom', form: 'pufferfish', colors: { body: '#f5c64f', belly: '#fff6df', accent: '#c98a2d' }, eyes: 'glossy', extras: ['prickles'], names: ['Puff', 'Spike', 'Bubbles'] },
} as const satisfies Record<string, Species>;
