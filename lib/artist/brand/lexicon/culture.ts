import type { Industry } from './industry';

/** Industries of music, media and design. */
export const CULTURE: readonly Industry[] = [
  {
    title: 'music and events',
    words: {
      3:
        'music festival* concert* band bands record-label* *musik* *konzert* musique* concierto* musica podcast* ' +
        'radio dj theatre* theater* cinema*',
      2:
        'song songs album* listen* stage ticket* sound* guitar* *buhne* scene chanson* cancion* escenario* event* ' +
        'party parties',
      1: 'night live tour show shows artist* club',
    },
    audience: 'Everybody who hears the first note and turns around.',
    suits: 'something that gets people to their feet',
    tones: ['energetic', 'creative'],
    animals: 'parrot cat frog seal',
    things: [
      ['star', 'A star is who stands on the stage'],
      ['ball', 'A ball bounces to every beat'],
      ['heart', 'A heart has a beat of its own'],
    ],
    others: 'monster alien person letter',
    trade: 'musician',
    wear: 'headphones sunglasses',
    trim: 'headphones',
    styles: ['retro', 'sticker', 'outlined'],
    paints: ['#8a3ffc', '#ffb000'],
  },
  {
    title: 'media',
    words: {
      3:
        'newspaper* magazine* news journalis* *zeitung* *nachrichten* *verlag* journal journaux periodico* ' +
        'noticias revista* publisher* editorial',
      2: 'article* story stories report* subscribe* opinion* blog* *artikel* reportage* articulo* author* autor*',
      1: 'today read* politics culture world daily',
    },
    audience: 'Readers who want to know what happened, and why.',
    suits: 'somebody who looks closely and tells it plainly',
    tones: ['professional', 'bold'],
    animals: 'owl crow fox dog',
    things: [
      ['envelope', 'A letter brings the news to the door'],
      ['pencil', 'A pencil is where every story begins'],
      ['book', 'A book is a story with a back'],
    ],
    others: 'detective robot letter',
    trade: 'writer',
    wear: 'glasses scarf',
    trim: 'glasses',
    styles: ['retro', 'flat', 'sketchy'],
    paints: ['#b3262e', '#2b2b33'],
  },
  {
    title: 'design studio',
    words: {
      3:
        'design-studio design-agency branding agency-for *werbeagentur* *designagentur* agence-de-communication ' +
        'agencia-de-diseno illustration* photograph* *fotograf* webdesign* architect* *architekt*',
      2:
        'design* brand* creative* studio* portfolio* *gestaltung* *agentur* graphi* agence* diseno* agencia* ' +
        'identity marketing*',
      1: 'idea* art client* work project* colour* color* award*',
    },
    audience: 'Companies that want to be seen as they are.',
    suits: 'an eye for what others overlook',
    tones: ['creative', 'bold'],
    animals: 'chameleon peacock fox octopus',
    things: [
      ['pencil', 'A pencil is the oldest tool of the house'],
      ['camera', 'A camera sees what others walk past'],
      ['light bulb', 'A light bulb is what clients come for'],
    ],
    others: 'alien monster person letter',
    trade: 'artist',
    wear: 'beret glasses',
    trim: 'beret',
    styles: ['geometric', 'flat', 'sketchy'],
    paints: ['#ff5a5f', '#20bf9f'],
  },
];
