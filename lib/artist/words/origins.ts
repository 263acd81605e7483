/** The skin and hair for a word of origin, if the prompt states no others. */
interface SkinAndHair {
  skin: string;
  hair: string;
}

const JET_BLACK = '#2b2730';
const DARK_BROWN = '#3a2a26';
const BLOND = '#e6bd69';

const ROWS: readonly (readonly [words: string, skin: string, hair: string])[] = [
  [
    'african nigerian kenyan ghanaian jamaican ethiopian senegalese ugandan zulu maasai congolese haitian sudanese ' +
      'somali afrikanisch africano africana africain africaine',
    '#6b432f',
    JET_BLACK,
  ],
  ['african_american afro_american', '#8d5a3b', JET_BLACK],
  [
    'sikh indian pakistani bangladeshi tamil punjabi nepali lankan indisch indio indiana indien indienne',
    '#9c6743',
    JET_BLACK,
  ],
  [
    'latina latino hispanic mexican colombian peruvian chilean bolivian mexicano mexicana ' +
      'filipino filipina indonesian malaysian hawaiian polynesian maori samoan aztec inuit',
    '#c58e62',
    JET_BLACK,
  ],
  [
    'arab arabian egyptian moroccan turkish persian iranian iraqi lebanese algerian tunisian saudi berber afghan',
    '#c99b6d',
    DARK_BROWN,
  ],
  [
    'asian japanese chinese korean taiwanese vietnamese thai mongolian tibetan japanisch chinesisch koreanisch ' +
      'japonesa japones japonais japonaise giapponese chino china coreano coreana coreen',
    '#f0c29a',
    JET_BLACK,
  ],
  ['italian spanish greek portuguese italiano italiana mediterranean sicilian', '#dca377', DARK_BROWN],
  ['scandinavian swedish norwegian danish finnish icelandic dutch nordic', '#fae0cb', BLOND],
];

/** Skin and hair by word of origin. */
export const ORIGINS: Readonly<Record<string, SkinAndHair>> = Object.fromEntries(
  ROWS.flatMap(([words, skin, hair]) => words.split(' ').map((word) => [word, { skin, hair }])),
);

/** Words of origin that imply nothing about skin and hair. */
const OF_EVERY_LOOK =
  'french german british english irish scottish welsh american canadian australian polish european brazilian cuban ' +
  'brasileiro brasileira cubano cubana';

/** Every word of origin. */
export const ORIGIN_WORDS: ReadonlySet<string> = new Set([...Object.keys(ORIGINS), ...OF_EVERY_LOOK.split(' ')]);
