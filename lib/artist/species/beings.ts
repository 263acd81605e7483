import type { Species } from './species';

/** Robots, aliens, people, ghosts, monsters and other beings. */
export const BEINGS = {
  robot: {
    title: 'robot',
    words: 'robot roboter bot android droid cyborg chatbot automaton robo',
    like: 'machine',
    archetype: 'biped',
    colors: { body: '#dfe6ee', belly: '#2d3950', accent: '#4a8fe7', iris: '#5ef0e6' },
    head: 'robot',
    ears: 'none',
    snout: 'none',
    tail: 'none',
    hands: 'grip',
    socks: 'accent',
    extras: ['antenna', 'ear_disks'],
    eyes: 'screen',
    isMachine: true,
    wide: 1.24,
    names: ['Bolt', 'Pixel', 'Unit', 'Gizmo', 'Beep'],
  },
  alien: {
    title: 'alien',
    words: 'alien martian extraterrestrial',
    archetype: 'biped',
    colors: { body: '#8fd16a', belly: '#d8f2bd', accent: '#5c9a45' },
    head: 'alien',
    ears: 'none',
    snout: 'none',
    tail: 'none',
    extras: ['antennae'],
    eyes: 'glossy',
    wide: 1.22,
    names: ['Zorp', 'Nova', 'Blip'],
  },
  person: {
    title: 'person',
    words:
      'male female person human man woman boy girl kid child guy lady mujer hombre nina nino chica chico frau ' +
      'mann madchen junge femme homme fille garcon donna uomo ragazza ragazzo mulher homem dame senora signora ' +
      'senhora herr menina menino grandmother grandad granddad grandfather grandma grandpa redhead brunette ' +
      'someone character hero astronaut wizard witch knight pirate king queen prince princess chef viking ' +
      'ninja soldier boxer athlete footballer football_player soccer_player basketball_player baseball_player ' +
      'tennis_player santa rock_star user driver worker manager owner delivery_man delivery_boy delivery_guy ' +
      'delivery_girl nurse toddler teenager baby elderly senior pensioner granny gran nan nana nonna abuela ' +
      'abuelo oma opa mother father mum mom dad daddy veteran couple bride groom butler aunt uncle parent ' +
      'peasant hermit nomad hippie hipster punk goth geek nerd celebrity apprentice intern volunteer cousin ' +
      'adult villager caveman cavewoman lumberjane',
    archetype: 'biped',
    human: true,
    colors: { body: '#f2c7a0', belly: '#f7d9bb', accent: '#5a3a2c', nose: '#dd9f78' },
    head: 'person',
    ears: 'human',
    snout: 'button',
    tail: 'none',
    hands: 'mitt',
    extras: ['hair'],
    shape: { width: 0.9, legs: 1.36, head: 0.95 },
    wide: 1.04,
    names: ['Sam', 'Robin', 'Alex', 'Noor', 'Kai', 'Mika'],
  },
  ghost: {
    title: 'ghost',
    words: 'ghost spirit phantom spook fantasma fantome geist gespenst',
    like: 'genie djinn',
    archetype: 'blob',
    form: 'ghost',
    colors: { body: '#f3f1fb', belly: '#ffffff', accent: '#b9b2dc' },
    eyes: 'glossy',
    names: ['Boo', 'Casper', 'Wisp', 'Mist'],
  },
  slime: {
    title: 'slime',
    words: 'slime blob goo gloop gelatin',
    like: 'jellybean',
    archetype: 'blob',
    form: 'slime',
    colors: { body: '#6fcf6a', belly: '#b9efac', accent: '#3f9c4c' },
    eyes: 'glossy',
    names: ['Gloop', 'Jelly', 'Goo', 'Bloop'],
  },
  octopus: {
    title: 'octopus',
    words: 'octopus pulpo poulpe oktopus polvo polpo',
    like: 'kraken',
    archetype: 'blob',
    form: 'octopus',
    colors: { body: '#e9718f', belly: '#fbc4cf', accent: '#b94668' },
    eyes: 'glossy',
    names: ['Otto', 'Inky', 'Coral'],
  },
  cloud: {
    title: 'cloud',
    words: 'cloud nube nuage wolke',
    archetype: 'blob',
    form: 'cloud',
    colors: { body: '#e8f2fb', belly: '#ffffff', accent: '#9dc0e0' },
    eyes: 'glossy',
    names: ['Nimbus', 'Puff', 'Cirrus'],
  },
  drop: {
    title: 'drop',
    words: 'drop droplet raindrop water_drop',
    archetype: 'blob',
    form: 'drop',
    colors: { body: '#57b3ee', belly: '#b7e0fa', accent: '#2b7fbd' },
    eyes: 'glossy',
    names: ['Drip', 'Dewey', 'Splash'],
  },
  monster: {
    title: 'monster',
    words: 'monster creature beast imp demon furball monstruo monstre',
    like: 'golem',
    archetype: 'blob',
    form: 'monster',
    colors: { body: '#9270d8', belly: '#d9c8f5', accent: '#5f429f' },
    eyes: 'full',
    extras: ['small_horns'],
    names: ['Grum', 'Fuzz', 'Momo', 'Zilla'],
  },
} as const satisfies Record<string, Species>;
