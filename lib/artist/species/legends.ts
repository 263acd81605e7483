import type { Species } from './species';

const SKIN = { body: '#f6d0ad', belly: '#f7d9bb', nose: '#dd9f78' } as const;
const HUMAN = { archetype: 'biped', human: true, head: 'person', tail: 'none', hands: 'mitt', snout: 'button', wide: 1.04 } as const;

/** Creatures of tales and people who are more than people. */
export const LEGENDS = {
  yeti: { title: 'yeti', words: 'yeti bigfoot sasquatch abominable_snowman', archetype: 'blob', form: 'yeti', colors: { body: '#e9f2f9', belly: '#a9c8e4', accent: '#7fa6c9' }, eyes: 'glossy', extras: ['small_horns'], features: ['fangs'], names: ['Frosty', 'Everest', 'Boulder'] },
  cyclops: { title: 'cyclops', words: 'cyclops cyclop one_eyed_monster', archetype: 'blob', form: 'monster', colors: { body: '#6dbf8e', belly: '#cdefd6', accent: '#3d8a60', iris: '#e0784a' }, eyes: 'full', extras: ['small_horns'], features: ['one_eye'], names: ['Iris', 'Mono', 'Polly'] },
  goblin: { title: 'goblin', words: 'goblin troll ogre orc gremlin', ...HUMAN, colors: { body: '#8cba5a', belly: '#b4d486', accent: '#4c5a2e', nose: '#5f8a3a', marked: '#8a5a3c' }, ears: 'none', extras: ['elf_ears'], features: ['fangs'], eyes: 'full', shape: { legs: 0.85, head: 1.06 }, names: ['Grub', 'Snik', 'Moss'] },
  vampire: { title: 'vampire', words: 'vampire dracula vampiro vampir', ...HUMAN, wears: ['cape'], colors: { ...SKIN, body: '#e4e0ec', accent: '#2b2733', iris: '#c4243f', marked: '#3a3547' }, ears: 'side', extras: ['hair'], features: ['fangs'], names: ['Vlad', 'Count', 'Carmilla'] },
  zombie: { title: 'zombie', words: 'zombie undead zombi', ...HUMAN, colors: { ...SKIN, body: '#a5c08a', belly: '#c3d8ae', accent: '#4a4a3c', nose: '#6d8a55', marked: '#8f6f8c' }, ears: 'side', extras: ['hair'], eyes: 'full', names: ['Rot', 'Mort', 'Groan'] },
  fairy: { title: 'fairy', words: 'fairy pixie sprite hada fee fata', ...HUMAN, wears: ['wand'], colors: { ...SKIN, accent: '#d9a44e', marked: '#f58fb4' }, ears: 'side', extras: ['hair', 'fairy_wings'], names: ['Tink', 'Lumi', 'Petal'] },
  elf: { title: 'elf', words: 'elf elfo elfe', ...HUMAN, wears: ['beanie'], colors: { ...SKIN, accent: '#8a5632', marked: '#4fae5b' }, ears: 'none', extras: ['hair', 'elf_ears'], names: ['Jingle', 'Buddy', 'Sylvan'] },
  gnome: { title: 'gnome', words: 'gnome dwarf gnomo zwerg nain', ...HUMAN, wears: ['wizard_hat'], colors: { ...SKIN, accent: '#f1ece4', marked: '#3f6fb5' }, ears: 'side', features: ['beard'], shape: { legs: 0.7, width: 1.1, head: 1.08 }, names: ['Gus', 'Nils', 'Pim'] },
  mermaid: { title: 'mermaid', words: 'mermaid merman sirena sirene meerjungfrau', ...HUMAN, wears: ['flower'], colors: { ...SKIN, accent: '#c9502f', marked: '#8e5bd0' }, ears: 'side', extras: ['hair', 'fish_tail'], names: ['Marina', 'Ariela', 'Pearl'] },
} as const satisfies Record<string, Species>;
