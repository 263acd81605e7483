import type { NamedLook } from '../look';

/** Looks of professions and hobbies. */
export const TRADES: readonly NamedLook[] = [
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
];
