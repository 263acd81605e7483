import type { Translations } from './row';

/** Translations of function words. They also identify the language of a text. */
export const GRAMMAR_TRANSLATIONS: Translations = {
  a: ['ein eine einen einem einer eines', 'un una unos unas', 'un une des', 'un una uno', 'um uma uns umas'],
  the: ['der die das den dem', 'el la los las', 'le la les', 'il la lo i gli le', 'o as os'],
  with: ['mit', 'con', 'avec', 'con', 'com'],
  and: ['und', 'y e', 'et', 'e ed', 'e'],
  of: ['von vom des', 'de del', 'de du', 'di del della', 'de do da dos das'],
  in: ['in im', 'en', 'dans en', 'in nel nella', 'em no na nas nos'],
  on: ['auf am an', 'sobre', 'sur', 'su sul sulla', 'sobre'],
  to: ['zu zum zur', 'al para', 'au aux pour', 'al alla per', 'ao para'],
  he: ['er', 'él', 'il', 'lui', 'ele'],
  she: ['sie', 'ella', 'elle', 'lei', 'ela'],
  is: ['ist sind', 'es está son', 'est sont', 'è sono', 'é está são'],
  has: ['hat haben', 'tiene tienen', 'a ont', 'ha hanno', 'tem têm'],
  wearing: [
    'trägt tragend tragen',
    'lleva llevando viste vistiendo luce',
    'porte portant habillé vêtu',
    'indossa porta vestito_di',
    'usa usando veste vestindo',
  ],
  holding: [
    'hält haltend',
    'sostiene sujeta sosteniendo lleva_en_la_mano en_la_mano_lleva',
    'tient tenant',
    'tiene tenendo regge',
    'segura segurando',
  ],
  something: ['etwas irgendwas', 'algo', 'quelque_chose', 'qualcosa', 'algo'],
  also: ['auch außerdem', 'también además', 'aussi', 'anche inoltre', 'também além'],
  its: ['sein seine seinen seinem ihr ihre ihren', 'su sus', 'son sa ses', 'suo sua suoi sue', 'seu sua seus suas'],
  who: ['', 'que quien', 'qui', 'che', 'que quem'],
  other: ['andere anderen', 'otro', 'autre', 'altro altra', 'outro'],
  seen: ['gesehen', 'visto', 'vu', 'visto', 'visto'],
  standing: ['steht stehend', 'de_pie', 'debout', 'in_piedi', 'de_pé em_pé'],
  very: ['sehr', 'muy', 'très', 'molto', 'muito'],
};
