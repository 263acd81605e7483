import type { ColorChange, Feeling, PatternKind } from '../wish';
import type { Wearing } from '../../words/outfits';

/** A look that a variant can take: what it wears (`item`, or `item:#colour`), how its colours change, and its face. */
export interface Theme {
  /** How a summary says it, after "dressed": "as an astronaut", "for winter"; after "made it" where nothing is worn. */
  title: string;
  /** Words and phrases that name it, as a pattern without boundaries. */
  words: string;
  wears?: readonly Wearing[];
  /** How the whole mascot's colours change; `coat` changes the skin or fur alone. */
  paint?: ColorChange & { on?: 'coat' };
  feeling?: Feeling;
  pattern?: PatternKind;
}

const to = (color: string, words: string): Theme['paint'] => ({ kind: 'to', color, words });
const coat = (color: string, words: string): Theme['paint'] => ({ kind: 'to', color, words, on: 'coat' });
const shift = (l: number, c: number, words: string, add = 0, h = 0): Theme['paint'] => ({
  kind: 'shift',
  l,
  c,
  h,
  add,
  spread: 0,
  words,
});

/** Looks by what people call them; the first that matches wins where two share words. */
export const THEMES: readonly Theme[] = [
  {
    title: 'as an astronaut',
    words: 'astronaut|cosmonaut|space ?(?:man|woman|explorer|traveller|suit|outfit)|outer space|space',
    wears: ['space_helmet', 'space_suit', 'flag'],
  },
  {
    title: 'as a pirate',
    words: 'pirate(?: captain| king| queen)?|buccaneer|corsair',
    wears: ['pirate_hat', 'eye_patch', 'sword', 'scarf:#c4243f'],
    feeling: 'cheeky',
  },
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
    wears: ['shirt:#e5484d', 'football', 'boots:#34343f'],
  },
  {
    title: 'as a basketball player',
    words: 'basketball(?: player)?',
    wears: ['headband:#f7f4ee', 'shirt:#5b3fa8', 'basketball'],
  },
  { title: 'as a tennis player', words: 'tennis(?: player)?', wears: ['headband:#f7f4ee', 'shirt:#f7f4ee', 'racket'] },
  {
    title: 'as a superhero',
    words: 'super.?hero(?:ine)?|comic hero',
    wears: ['superhero_mask:#34405c', 'cape:#d9384a'],
    feeling: 'cool',
  },
  {
    title: 'as a villain',
    words: 'villain|evil|bad guy',
    wears: ['superhero_mask:#34343f', 'cape:#5b3f7d'],
    paint: shift(-0.08, 0.9, 'darker'),
    feeling: 'angry',
  },
  { title: 'as a ninja', words: 'ninja', wears: ['ninja_band', 'scarf:#34343f', 'sword'], feeling: 'cool' },
  { title: 'as a knight', words: 'knight|medieval|paladin', wears: ['knight_helmet', 'armor', 'sword', 'shield'] },
  { title: 'as a viking', words: 'viking|norse', wears: ['viking_helmet', 'cape:#7d5a48', 'shield'] },
  {
    title: 'as a wizard',
    words: 'wizard|sorcer(?:er|ess)|mage|magic(?:al)?',
    wears: ['wizard_hat', 'cape:#5a45b8', 'wand'],
  },
  { title: 'as a magician', words: 'magician|illusionist', wears: ['top_hat', 'bow_tie', 'cape:#34343f', 'wand'] },
  { title: 'as a king', words: 'king|royal(?:ty)?|prince|emperor', wears: ['crown', 'cape:#c4243f'], feeling: 'happy' },
  { title: 'as a queen', words: 'queen|princess', wears: ['crown', 'necklace', 'cape:#8e5bd0'] },
  { title: 'as an angel', words: 'angel(?:ic)?', wears: ['halo', 'angel_wings'], feeling: 'calm' },
  {
    title: 'as a little devil',
    words: 'devil(?:ish)?|demon(?:ic)?',
    wears: ['bat_wings:#7d2035'],
    paint: coat('#d9384a', 'red'),
    feeling: 'cheeky',
  },
  { title: 'as a fairy', words: 'fairy|pixie', wears: ['fairy_wings', 'flower_crown', 'wand'] },
  { title: 'as a bee', words: 'bee(?: costume)?|bumblebee', wears: ['bee_costume'] },
  { title: 'as a clown', words: 'clown|circus', wears: ['clown_nose', 'party_hat', 'balloon'], feeling: 'joyful' },
  { title: 'as a ballerina', words: 'ballerina|ballet(?: dancer)?|dancer', wears: ['tutu', 'bow'] },
  {
    title: 'as a cowboy',
    words: 'cowboy|cowgirl|wild west|western|rodeo',
    wears: ['cowboy_hat', 'scarf:#d9382f', 'sheriff_badge', 'boots'],
  },
  { title: 'as a sheriff', words: 'sheriff|ranger', wears: ['cowboy_hat', 'sheriff_badge', 'boots'] },
  {
    title: 'as a police officer',
    words: 'police(?:man|woman| officer)?|cop|security guard',
    wears: ['police_cap', 'shirt:#4a6fb0', 'sheriff_badge'],
  },
  {
    title: 'as a firefighter',
    words: 'fire.?fighter|fireman|firewoman',
    wears: ['fire_helmet', 'suit:#7a5a2c', 'boots'],
  },
  {
    title: 'as a driver',
    words: '(?:taxi |cab |bus |tram |truck |lorry |train |racing |race |delivery )?driver|chauffeur|trucker',
    wears: ['cap:#f2c230', 'gloves:#34343f'],
  },
  { title: 'as a sailor', words: 'sailor|navy|captain|skipper', wears: ['sailor_hat', 'scarf:#3d5ce0', 'flag'] },
  { title: 'as a lifeguard', words: 'lifeguard|boating|kayak(?:er|ing)?', wears: ['life_vest', 'sunglasses'] },
  {
    title: 'as a doctor',
    words: 'doctor|physician|surgeon|medic|vet|nurse|pharmacist',
    wears: ['lab_coat', 'stethoscope', 'clipboard'],
  },
  {
    title: 'as a scientist',
    words: 'scientist|chemist|researcher|lab(?:oratory)?',
    wears: ['lab_coat', 'glasses', 'flask'],
  },
  {
    title: 'as a graduate',
    words: 'graduat(?:e|ion)|alumn(?:us|i|a)',
    wears: ['graduation_cap', 'medal', 'book'],
    feeling: 'joyful',
  },
  { title: 'for school', words: 'school|student|pupil|back to school', wears: ['backpack', 'glasses', 'book'] },
  { title: 'as a teacher', words: 'teacher|professor|tutor', wears: ['glasses', 'bow_tie', 'book'] },
  {
    title: 'as a builder',
    words: 'builder|construction(?: worker)?|engineer|handyman|carpenter',
    wears: ['hard_hat', 'tool_belt', 'hammer'],
  },
  { title: 'as a mechanic', words: 'mechanic|plumber|technician', wears: ['cap', 'tool_belt', 'wrench'] },
  { title: 'as a chef', words: 'chef|cook|baker|pizzaiol[oa]', wears: ['chef_hat', 'apron', 'whisk'] },
  { title: 'as a barista', words: 'barista|cafe|coffee shop', wears: ['apron', 'coffee_cup'] },
  { title: 'as a gardener', words: 'gardener|farmer|florist', wears: ['straw_hat', 'apron', 'bouquet'] },
  {
    title: 'as an explorer',
    words: 'explorer|adventurer|archaeologist|treasure hunter|safari',
    wears: ['cowboy_hat', 'backpack', 'map'],
  },
  {
    title: 'for camping',
    words: 'camp(?:er|ing)|hik(?:er|ing)|scout|outdoors?',
    wears: ['backpack', 'beanie', 'lantern'],
  },
  { title: 'as a traveller', words: 'travell?er|tourist|travel', wears: ['straw_hat', 'sunglasses', 'camera'] },
  { title: 'as a photographer', words: 'photographer|paparazzi|journalist|reporter', wears: ['beret', 'camera'] },
  {
    title: 'as a rock star',
    words: 'rock ?star|musician|rock(?:er)?|guitarist|band',
    wears: ['sunglasses', 'guitar'],
    feeling: 'cool',
  },
  { title: 'as a DJ', words: 'dj|disc jockey', wears: ['headphones', 'sunglasses'], feeling: 'cool' },
  { title: 'as a singer', words: 'singer|pop ?star|karaoke', wears: ['bow', 'microphone'], feeling: 'joyful' },
  { title: 'as a gamer', words: 'gamer|gaming|e.?sports?|streamer', wears: ['headphones', 'hoodie', 'gamepad'] },
  { title: 'as a developer', words: 'developer|programmer|coder|hacker', wears: ['hoodie', 'glasses', 'laptop'] },
  {
    title: 'as a detective',
    words: 'detective|sherlock(?: holmes)?|spy|investigator',
    wears: ['detective_hat', 'magnifier'],
  },
  { title: 'as an artist', words: 'artist|painter|painting', wears: ['beret', 'apron:#f2b23c', 'paintbrush'] },
  { title: 'for shopping', words: 'shopp(?:er|ing)|sale|black friday', wears: ['sunglasses', 'shopping_bag'] },
  { title: 'as a champion', words: 'champion|winner|victory', wears: ['medal', 'trophy'], feeling: 'joyful' },
  {
    title: 'as a support agent',
    words: 'support(?: agent)?|call cent(?:er|re)|help ?desk',
    wears: ['headphones', 'tie'],
  },
  {
    title: 'as a zombie',
    words: 'zombie|undead',
    paint: coat('#93b56f', 'a sickly green'),
    feeling: 'sleepy',
    pattern: 'patches',
  },
  { title: 'ghostly', words: 'ghost(?:ly)?|phantom', paint: to('#dfe6f5', 'a ghostly white') },
  {
    title: 'robotic',
    words: 'robot(?:ic)?|android|cyborg|mechanical|metal(?:lic)?',
    wears: ['armor'],
    paint: to('#aab6c6', 'steel grey'),
  },
  { title: 'golden', words: 'gold(?:en)?', paint: to('#efb93f', 'golden') },
  { title: 'silver', words: 'silver|chrome|platinum', paint: to('#c3cbd6', 'silver') },
  { title: 'a bronze statue', words: 'bronze|statue', paint: to('#b0783f', 'bronze') },
  { title: 'icy', words: 'ice|icy|frozen|frost(?:y)?', paint: to('#bfe6f7', 'icy blue') },
  { title: 'fiery', words: 'fire|fiery|lava|flaming', paint: to('#f0612c', 'fiery orange') },
  { title: 'like chocolate', words: 'chocolate', paint: to('#7b4a32', 'chocolate brown') },
  { title: 'like candy', words: 'candy|bubble ?gum|sweets', paint: to('#ff9cc8', 'candy pink') },
  { title: 'like a galaxy', words: 'galaxy|cosmic|starry', paint: to('#5a4bb5', 'galaxy violet'), pattern: 'stars' },
  { title: 'dark', words: 'night(?: mode)?|dark(?: mode| theme)?|midnight|shadow', paint: shift(-0.2, 0.85, 'darker') },
  { title: 'pastel', words: 'pastel|soft colou?rs?', paint: shift(0.09, 0.6, 'pastel') },
  { title: 'neon', words: 'neon|vivid|electric', paint: shift(0.03, 1.45, 'brighter') },
  {
    title: 'black and white',
    words: 'black and white|monochrome|gr[ae]yscale|noir',
    paint: shift(0, 0, 'black and white'),
  },
  { title: 'vintage', words: 'vintage|sepia|faded|old photo', paint: shift(0.02, 0.5, 'faded') },
];
