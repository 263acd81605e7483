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
  crab: { title: 'crab', words: 'crab cangrejo crabe krabbe granchio', archetype: 'custom', form: 'crab', colors: { body: '#ea5a45', belly: '#ffd9b8', accent: '#b83a2e' }, eyes: 'full', extras: ['frog_eyes'], names: ['Pinchy', 'Sebastian', 'Sandy'] },
  lobster: { title: 'lobster', words: 'lobster crayfish langosta homard hummer aragosta', archetype: 'custom', form: 'lobster', colors: { body: '#d8433c', belly: '#ffd2b4', accent: '#a02c2f' }, eyes: 'glossy', names: ['Rocky', 'Larry', 'Claude'] },
  starfish: { title: 'starfish', words: 'starfish sea_star', archetype: 'custom', form: 'starfish', colors: { body: '#f58d6b', belly: '#ffd0b3', accent: '#c95a40' }, eyes: 'glossy', names: ['Patty', 'Asteria', 'Sunny'] },
  jellyfish: { title: 'jellyfish', words: 'jellyfish jelly_fish medusa meduse qualle', archetype: 'custom', form: 'jellyfish', colors: { body: '#b58cf0', belly: '#e9d9fd', accent: '#8459c4' }, eyes: 'glossy', names: ['Wobble', 'Luna', 'Drift'] },
  squid: { title: 'squid', words: 'squid calamari calamar cuttlefish', archetype: 'custom', form: 'squid', colors: { body: '#f08a8f', belly: '#fcd5d3', accent: '#c25a68' }, eyes: 'full', names: ['Inky', 'Squirt', 'Calla'] },
  seal: { title: 'seal', words: 'seal sea_lion foca phoque robbe seehund', archetype: 'custom', form: 'seal', colors: { body: '#8b98ac', belly: '#e6ebf1', accent: '#5f6b7e', nose: '#353a47' }, head: 'bear', snout: 'seal', eyes: 'glossy', names: ['Sammy', 'Pebble', 'Aqua'] },
  walrus: { title: 'walrus', words: 'walrus morsa morse walross', archetype: 'custom', form: 'seal', colors: { body: '#a5735a', belly: '#e9c9ae', accent: '#7a5140', nose: '#4a3129' }, head: 'bear', snout: 'seal', eyes: 'glossy', names: ['Wally', 'Gus', 'Tusker'] },
  seahorse: { title: 'seahorse', words: 'seahorse sea_horse hippocampus', archetype: 'custom', form: 'seahorse', colors: { body: '#f5b63f', belly: '#fff0c4', accent: '#e2793a' }, snout: 'tube', eyes: 'glossy', extras: ['spikes'], wide: 1.04, names: ['Poseidon', 'Coral', 'Curly'] },
} as const satisfies Record<string, Species>;
