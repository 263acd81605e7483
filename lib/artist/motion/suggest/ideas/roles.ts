import type { Idea } from './idea';

/** Motion ideas by role: a hero, a profession or a trade. */
export const ROLE_IDEAS: readonly Idea[] = [
  {
    name: 'Victory lap',
    prompt: 'jumps twice, then celebrates',
    fits: /\b(?:trophy|medal|champion|winner|athlete|runner|football|soccer|basketball|sport|boxer|rocket)\b/,
    why: 'It was made for the moment after the win.',
  },
  {
    name: 'Take-off',
    prompt: 'crouches, trembles, then flies',
    fits: /\b(?:rocket|spaceship|plane|superhero|hero|jet|balloon)\b/,
    why: 'The gathering before the leap is half of the joy.',
  },
  {
    name: 'Hero pose',
    prompt: 'puts its hands on its hips and stands tall',
    fits: /\b(?:superhero|hero|knight|king|queen|captain|cape|shield|lion|crown)\b/,
    why: 'Chest out, chin up: the cape asks for it.',
  },
  {
    name: 'Sword swing',
    prompt: 'swings its sword twice, then bows',
    fits: /\b(?:knight|pirate|warrior|samurai|ninja|sword|viking)\b/,
    needs: 'arm',
    why: 'The sword is there to be swung, politely.',
  },
  {
    name: 'Spell',
    prompt: 'casts a spell, then laughs',
    fits: /\b(?:wizard|witch|magician|fairy|wand|unicorn|sorcerer|mage)\b/,
    why: 'One wave of the hand says what it can do.',
  },
  {
    name: 'Type away',
    prompt: 'types on a keyboard, then looks up and smiles',
    fits: /\b(?:developer|programmer|laptop|engineer|hacker|designer|office|computer|keyboard|coder|writer)\b/,
    needs: 'arm',
    why: 'Its trade is at the keyboard.',
  },
  {
    name: 'Coffee break',
    prompt: 'sips coffee, then sighs happily',
    fits: /\b(?:barista|coffee|cup|developer|office|mug|tea|manager)\b/,
    needs: 'arm',
    why: 'A pause that everyone knows.',
  },
  {
    name: 'Story time',
    prompt: 'reads a book, then looks up and laughs',
    fits: /\b(?:teacher|book|librarian|student|owl|professor|glasses|school|pencil)\b/,
    why: 'It is a reader, and good stories end in a laugh.',
  },
  {
    name: 'Lesson',
    prompt: 'points to the right, then nods twice',
    fits: /\b(?:teacher|professor|guide|doctor|scientist|coach|instructor|owl)\b/,
    needs: 'arm',
    why: 'It shows, and it confirms: what a guide does.',
  },
  {
    name: 'Serve',
    prompt: 'bows, then offers a hand',
    fits: /\b(?:chef|waiter|butler|cook|baker|barista|apron|nurse|maid)\b/,
    why: 'Courtesy is part of its uniform.',
  },
  {
    name: 'Stir the pot',
    prompt: 'stirs, then tastes and gives a thumbs up',
    fits: /\b(?:chef|cook|baker|pot|pan|kitchen|food|pizza|burger)\b/,
    needs: 'arm',
    why: 'Cook, taste, approve: a recipe in three gestures.',
  },
  {
    name: 'Salute',
    prompt: 'marches, then salutes',
    fits: /\b(?:soldier|captain|sailor|pilot|police|firefighter|astronaut|guard|scout)\b/,
    why: 'The uniform stands to attention.',
  },
  {
    name: 'Brush stroke',
    prompt: 'paints, then tilts its head and smiles',
    fits: /\b(?:painter|artist|paintbrush|designer|pencil|brush|crayon|palette)\b/,
    needs: 'arm',
    why: 'A stroke, a look, and content with it.',
  },
  {
    name: 'Solo',
    prompt: 'plays air guitar, then headbangs',
    fits: /\b(?:musician|guitar|headphones|dj|rock|singer|band|music|microphone)\b/,
    needs: 'arms',
    why: 'Give it a stage and it plays.',
  },
  {
    name: 'Melody',
    prompt: 'sings and sways',
    fits: /\b(?:singer|bird|music|microphone|headphones|canary|note|choir)\b/,
    why: 'It has a voice; let it carry a tune.',
  },
  {
    name: 'Sneak',
    prompt: 'sneaks, looks around, then runs',
    fits: /\b(?:ninja|raccoon|thief|spy|detective|cat|fox|mouse|pirate|lizard)\b/,
    why: 'Light feet are what it is known for.',
  },
  {
    name: 'Clue',
    prompt: 'peers, scratches its head, then perks up',
    fits: /\b(?:detective|magnifier|scientist|explorer|investigator|spy)\b/,
    why: 'Search, doubt and discovery in one go.',
  },
];
