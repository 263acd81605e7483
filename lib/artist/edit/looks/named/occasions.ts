import type { NamedLook } from '../look';

/** Looks for seasons, festivals and sports. */
export const OCCASIONS: readonly NamedLook[] = [
  {
    title: 'for winter',
    words: 'winter|snow(?:y)?|cold weather|wintry',
    wears: ['beanie:#d9384a', 'scarf:#d9384a', 'mittens:#d9384a'],
  },
  {
    title: 'for the ski slope',
    words: 'ski(?:er|ing)?|snowboard(?:er|ing)?',
    wears: ['beanie:#3d6fe0', 'sunglasses', 'scarf:#f2b23c', 'mittens:#3d6fe0'],
  },
  {
    title: 'for ice skating',
    words: 'ice.?skat(?:er|ing)|figure skat(?:er|ing)',
    wears: ['earmuffs', 'scarf', 'skates'],
  },
  {
    title: 'for summer',
    words: 'summer|holiday|vacation|tropical|hawaii(?:an)?',
    wears: ['sunglasses', 'straw_hat', 'lei', 'ice_cream'],
  },
  {
    title: 'for the beach',
    words: 'beach|pool party|swimm(?:er|ing)',
    wears: ['sunglasses', 'swim_ring', 'beach_ball'],
  },
  { title: 'as a surfer', words: 'surf(?:er|ing)', wears: ['sunglasses', 'lei', 'surfboard'], feeling: 'cool' },
  { title: 'for spring', words: 'spring(?:time)?|flower power|garden party', wears: ['flower_crown', 'bouquet'] },
  {
    title: 'for autumn',
    words: 'autumn|fall|rainy(?: day)?|rain(?: weather)?',
    wears: ['beanie:#c98a2e', 'scarf:#b5523b', 'umbrella', 'boots:#e0a52c'],
  },
  {
    title: 'as a witch for Halloween',
    words: 'halloween|spooky|trick.or.treat(?:er|ing)?|witch',
    wears: ['witch_hat', 'bat_wings', 'pumpkin'],
    feeling: 'cheeky',
  },
  {
    title: 'as Santa Claus',
    words: 'santa(?: claus)?|father christmas',
    wears: ['santa_hat', 'scarf:#d9384a', 'gift'],
  },
  {
    title: 'for Christmas',
    words: 'christmas|xmas|festive|holiday season|noel',
    wears: ['santa_hat', 'scarf:#2f8f57', 'candy_cane'],
  },
  { title: 'as a reindeer', words: 'reindeer|rudolph', wears: ['antlers', 'clown_nose', 'scarf:#d9384a'] },
  { title: 'as an elf', words: "elf|santa'?s helper|gnome", wears: ['elf_hat', 'gift'] },
  { title: 'for Easter', words: 'easter(?: bunny)?', wears: ['bunny_ears', 'bow_tie:#f58fb4', 'bouquet'] },
  {
    title: 'for a birthday',
    words: 'birthday|party|anniversary|celebration',
    wears: ['party_hat', 'balloon', 'bow_tie'],
    feeling: 'joyful',
  },
  {
    title: 'for Valentine’s Day',
    words: "valentine'?s?(?: day)?|romantic|in love",
    wears: ['bow:#e8475f', 'heart'],
    feeling: 'happy',
  },
  {
    title: 'formally',
    words: 'formal(?:ly)?|black.tie|gala|tuxedo|wedding|elegant|posh',
    wears: ['suit:#34343f', 'bow_tie:#c4243f', 'top_hat'],
  },
  {
    title: 'for business',
    words: 'business(?:man|woman|person)?|office|corporate|manager|ceo|professional|salesman',
    wears: ['suit', 'tie:#d9384a', 'briefcase'],
  },
  {
    title: 'for sport',
    words: 'sport(?:y|s|ive)?|athlet(?:e|ic)|gym|fitness|workout|runner',
    wears: ['headband:#e5484d', 'shirt:#3d6fe0', 'boots:#f7f4ee'],
  },
  {
    title: 'as a football player',
    words: 'football(?:er| player)?|soccer(?: player)?|world cup',
    wears: ['jersey:#e5484d', 'short_pants', 'football', 'sneakers'],
  },
  {
    title: 'as a basketball player',
    words: 'basketball(?: player)?',
    wears: ['headband:#f7f4ee', 'shirt:#5b3fa8', 'basketball'],
  },
  { title: 'as a tennis player', words: 'tennis(?: player)?', wears: ['headband:#f7f4ee', 'shirt:#f7f4ee', 'racket'] },
];
