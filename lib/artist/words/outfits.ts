import type { Wear } from './brief';

/** Things to wear or hold that the wardrobe can draw. */
export type GarmentId =
  | 'apron'
  | 'chef_hat'
  | 'cap'
  | 'beanie'
  | 'top_hat'
  | 'wizard_hat'
  | 'party_hat'
  | 'hard_hat'
  | 'crown'
  | 'straw_hat'
  | 'pirate_hat'
  | 'santa_hat'
  | 'beret'
  | 'fire_helmet'
  | 'detective_hat'
  | 'knight_helmet'
  | 'space_helmet'
  | 'bow'
  | 'flower'
  | 'headphones'
  | 'halo'
  | 'glasses'
  | 'sunglasses'
  | 'scarf'
  | 'bow_tie'
  | 'tie'
  | 'cape'
  | 'backpack'
  | 'hoodie'
  | 'shirt'
  | 'space_suit'
  | 'medal'
  | 'stethoscope'
  | 'gloves'
  | 'boots'
  | 'coffee_cup'
  | 'laptop'
  | 'book'
  | 'wand'
  | 'magnifier'
  | 'sword'
  | 'paintbrush'
  | 'heart'
  | 'star'
  | 'balloon'
  | 'wrench'
  | 'whisk'
  | 'phone'
  | 'pencil'
  | 'shield'
  | 'gift'
  | 'carrot'
  | 'leaf'
  | 'microphone'
  | 'flag'
  | 'graduation_cap'
  | 'police_cap'
  | 'cowboy_hat'
  | 'viking_helmet'
  | 'flower_crown'
  | 'witch_hat'
  | 'headband'
  | 'ninja_band'
  | 'antlers'
  | 'elf_hat'
  | 'sailor_hat'
  | 'bandana'
  | 'earmuffs'
  | 'bunny_ears'
  | 'superhero_mask'
  | 'eye_patch'
  | 'monocle'
  | 'clown_nose'
  | 'lei'
  | 'necklace'
  | 'sheriff_badge'
  | 'lab_coat'
  | 'suit'
  | 'armor'
  | 'bee_costume'
  | 'tool_belt'
  | 'tutu'
  | 'swim_ring'
  | 'life_vest'
  | 'angel_wings'
  | 'fairy_wings'
  | 'bat_wings'
  | 'jetpack'
  | 'mittens'
  | 'skates'
  | 'umbrella'
  | 'lantern'
  | 'pumpkin'
  | 'candy_cane'
  | 'football'
  | 'basketball'
  | 'guitar'
  | 'camera'
  | 'shopping_bag'
  | 'hammer'
  | 'ice_cream'
  | 'trophy'
  | 'map'
  | 'pizza'
  | 'clipboard'
  | 'briefcase'
  | 'beach_ball'
  | 'surfboard'
  | 'broom'
  | 'flask'
  | 'gamepad'
  | 'racket'
  | 'bouquet'
  | 'snowball';

/** Words, and pairs of words joined by `_`, that name a garment or a prop. */
export const GARMENT_WORDS: Readonly<Record<string, GarmentId>> = {
  sombrero: 'straw_hat',
  chapeau: 'top_hat',
  cappello: 'top_hat',
  krone: 'crown',
  corona: 'crown',
  couronne: 'crown',
  mutze: 'beanie',
  gorro: 'beanie',
  bonnet: 'beanie',
  sonnenbrille: 'sunglasses',
  mochila: 'backpack',
  umhang: 'cape',
  krawatte: 'tie',
  stiefel: 'boots',
  botas: 'boots',
  apron: 'apron',
  dungaree: 'apron',
  pinafore: 'apron',
  tablier: 'apron',
  schurze: 'apron',
  delantal: 'apron',
  hat: 'cap',
  cap: 'cap',
  baseball_cap: 'cap',
  visor: 'cap',
  chef_hat: 'chef_hat',
  toque: 'chef_hat',
  cook_hat: 'chef_hat',
  beanie: 'beanie',
  woolly_hat: 'beanie',
  winter_hat: 'beanie',
  bobble_hat: 'beanie',
  knit_hat: 'beanie',
  knitted_hat: 'beanie',
  top_hat: 'top_hat',
  bowler: 'top_hat',
  wizard_hat: 'wizard_hat',
  witch_hat: 'witch_hat',
  magic_hat: 'wizard_hat',
  party_hat: 'party_hat',
  birthday_hat: 'party_hat',
  hard_hat: 'hard_hat',
  helmet: 'hard_hat',
  safety_helmet: 'hard_hat',
  crown: 'crown',
  tiara: 'crown',
  straw_hat: 'straw_hat',
  sun_hat: 'straw_hat',
  cowboy_hat: 'cowboy_hat',
  pirate_hat: 'pirate_hat',
  santa_hat: 'santa_hat',
  christmas_hat: 'santa_hat',
  beret: 'beret',
  fire_helmet: 'fire_helmet',
  firefighter_helmet: 'fire_helmet',
  firefighter_hat: 'fire_helmet',
  fireman_helmet: 'fire_helmet',
  fireman_hat: 'fire_helmet',
  detective_hat: 'detective_hat',
  fedora: 'detective_hat',
  deerstalker: 'detective_hat',
  sherlock_hat: 'detective_hat',
  knight_helmet: 'knight_helmet',
  space_helmet: 'space_helmet',
  astronaut_helmet: 'space_helmet',
  space_suit: 'space_suit',
  spacesuit: 'space_suit',
  astronaut_suit: 'space_suit',
  king_crown: 'crown',
  queen_crown: 'crown',
  hair_bow: 'bow',
  bow: 'bow',
  ribbon: 'bow',
  flower: 'flower',
  daisy: 'flower',
  headphone: 'headphones',
  headphones: 'headphones',
  headset: 'headphones',
  earphone: 'headphones',
  earmuff: 'earmuffs',
  halo: 'halo',
  glasses: 'glasses',
  spectacle: 'glasses',
  eyeglasses: 'glasses',
  goggles: 'glasses',
  brille: 'glasses',
  gafa: 'glasses',
  lunette: 'glasses',
  sunglasses: 'sunglasses',
  shade: 'sunglasses',
  dark_glasses: 'sunglasses',
  scarf: 'scarf',
  shawl: 'scarf',
  schal: 'scarf',
  bufanda: 'scarf',
  echarpe: 'scarf',
  bandana: 'bandana',
  neckerchief: 'scarf',
  bow_tie: 'bow_tie',
  bowtie: 'bow_tie',
  tie: 'tie',
  necktie: 'tie',
  cape: 'cape',
  cloak: 'cape',
  backpack: 'backpack',
  rucksack: 'backpack',
  bag: 'backpack',
  hoodie: 'hoodie',
  sweater: 'hoodie',
  jumper: 'hoodie',
  pullover: 'hoodie',
  sweatshirt: 'hoodie',
  shirt: 'shirt',
  t_shirt: 'shirt',
  tshirt: 'shirt',
  jersey: 'shirt',
  vest: 'shirt',
  uniform: 'shirt',
  suit: 'suit',
  jacket: 'shirt',
  coat: 'shirt',
  medal: 'medal',
  badge: 'medal',
  stethoscope: 'stethoscope',
  glove: 'gloves',
  mitten: 'mittens',
  boot: 'boots',
  shoe: 'boots',
  sneaker: 'boots',
  wellington: 'boots',
  coffee_cup: 'coffee_cup',
  cup_of: 'coffee_cup',
  coffee_mug: 'coffee_cup',
  coffee: 'coffee_cup',
  latte: 'coffee_cup',
  tea: 'coffee_cup',
  espresso: 'coffee_cup',
  cappuccino: 'coffee_cup',
  laptop: 'laptop',
  computer: 'laptop',
  book: 'book',
  novel: 'book',
  wand: 'wand',
  staff: 'wand',
  magnifier: 'magnifier',
  magnifying_glass: 'magnifier',
  sword: 'sword',
  paintbrush: 'paintbrush',
  brush: 'paintbrush',
  heart: 'heart',
  star: 'star',
  balloon: 'balloon',
  wrench: 'wrench',
  spanner: 'wrench',
  tool: 'wrench',
  hammer: 'hammer',
  whisk: 'whisk',
  spoon: 'whisk',
  phone: 'phone',
  smartphone: 'phone',
  pencil: 'pencil',
  pen: 'pencil',
  shield: 'shield',
  gift: 'gift',
  present: 'gift',
  parcel: 'gift',
  package: 'gift',
  carrot: 'carrot',
  leaf: 'leaf',
  microphone: 'microphone',
  mic: 'microphone',
  flag: 'flag',
  graduation_cap: 'graduation_cap',
  mortarboard: 'graduation_cap',
  graduation_hat: 'graduation_cap',
  graduate_cap: 'graduation_cap',
  graduation: 'graduation_cap',
  police_cap: 'police_cap',
  police_hat: 'police_cap',
  officer_cap: 'police_cap',
  captain_hat: 'police_cap',
  captain_cap: 'police_cap',
  peaked_cap: 'police_cap',
  stetson: 'cowboy_hat',
  cowgirl_hat: 'cowboy_hat',
  ranger_hat: 'cowboy_hat',
  viking_helmet: 'viking_helmet',
  horned_helmet: 'viking_helmet',
  viking_hat: 'viking_helmet',
  flower_crown: 'flower_crown',
  flower_wreath: 'flower_crown',
  flower_garland: 'flower_crown',
  daisy_crown: 'flower_crown',
  headband: 'headband',
  sweatband: 'headband',
  head_band: 'headband',
  ninja_band: 'ninja_band',
  ninja_mask: 'ninja_band',
  ninja_headband: 'ninja_band',
  antler: 'antlers',
  antlers: 'antlers',
  reindeer_antler: 'antlers',
  antler_headband: 'antlers',
  elf_hat: 'elf_hat',
  elf_cap: 'elf_hat',
  gnome_hat: 'elf_hat',
  sailor_hat: 'sailor_hat',
  sailor_cap: 'sailor_hat',
  navy_hat: 'sailor_hat',
  kerchief: 'bandana',
  earmuffs: 'earmuffs',
  ear_muff: 'earmuffs',
  ear_warmer: 'earmuffs',
  bunny_ear: 'bunny_ears',
  bunny_ears: 'bunny_ears',
  rabbit_ear: 'bunny_ears',
  easter_ear: 'bunny_ears',
  superhero_mask: 'superhero_mask',
  mask: 'superhero_mask',
  eye_mask: 'superhero_mask',
  hero_mask: 'superhero_mask',
  domino_mask: 'superhero_mask',
  eye_patch: 'eye_patch',
  eyepatch: 'eye_patch',
  monocle: 'monocle',
  clown_nose: 'clown_nose',
  red_nose: 'clown_nose',
  lei: 'lei',
  flower_necklace: 'lei',
  hawaiian_necklace: 'lei',
  garland: 'lei',
  necklace: 'necklace',
  sheriff_badge: 'sheriff_badge',
  sheriff_star: 'sheriff_badge',
  lab_coat: 'lab_coat',
  labcoat: 'lab_coat',
  white_coat: 'lab_coat',
  tuxedo: 'suit',
  blazer: 'suit',
  business_suit: 'suit',
  armor: 'armor',
  armour: 'armor',
  plate_armor: 'armor',
  bee_costume: 'bee_costume',
  bee_suit: 'bee_costume',
  tool_belt: 'tool_belt',
  toolbelt: 'tool_belt',
  belt: 'tool_belt',
  tutu: 'tutu',
  skirt: 'tutu',
  ballet_skirt: 'tutu',
  swim_ring: 'swim_ring',
  inner_tube: 'swim_ring',
  rubber_ring: 'swim_ring',
  pool_ring: 'swim_ring',
  life_vest: 'life_vest',
  life_jacket: 'life_vest',
  lifejacket: 'life_vest',
  angel_wing: 'angel_wings',
  angel_wings: 'angel_wings',
  feather_wing: 'angel_wings',
  white_wing: 'angel_wings',
  fairy_wing: 'fairy_wings',
  fairy_wings: 'fairy_wings',
  butterfly_wing: 'fairy_wings',
  bat_wing: 'bat_wings',
  bat_wings: 'bat_wings',
  dragon_wing: 'bat_wings',
  jetpack: 'jetpack',
  jet_pack: 'jetpack',
  rocket_pack: 'jetpack',
  mittens: 'mittens',
  skate: 'skates',
  skates: 'skates',
  ice_skate: 'skates',
  roller_skate: 'skates',
  umbrella: 'umbrella',
  parasol: 'umbrella',
  lantern: 'lantern',
  torch: 'lantern',
  lamp: 'lantern',
  flashlight: 'lantern',
  pumpkin: 'pumpkin',
  jack_o: 'pumpkin',
  pumpkin_bucket: 'pumpkin',
  candy_cane: 'candy_cane',
  candy: 'candy_cane',
  candycane: 'candy_cane',
  football: 'football',
  soccer_ball: 'football',
  soccer: 'football',
  basketball: 'basketball',
  guitar: 'guitar',
  ukulele: 'guitar',
  camera: 'camera',
  shopping_bag: 'shopping_bag',
  shopping: 'shopping_bag',
  tote_bag: 'shopping_bag',
  paper_bag: 'shopping_bag',
  mallet: 'hammer',
  ice_cream: 'ice_cream',
  icecream: 'ice_cream',
  gelato: 'ice_cream',
  trophy: 'trophy',
  prize: 'trophy',
  map: 'map',
  treasure_map: 'map',
  pizza: 'pizza',
  pizza_slice: 'pizza',
  clipboard: 'clipboard',
  checklist: 'clipboard',
  notepad: 'clipboard',
  briefcase: 'briefcase',
  suitcase: 'briefcase',
  beach_ball: 'beach_ball',
  surfboard: 'surfboard',
  surf_board: 'surfboard',
  broom: 'broom',
  broomstick: 'broom',
  flask: 'flask',
  test_tube: 'flask',
  beaker: 'flask',
  potion: 'flask',
  gamepad: 'gamepad',
  controller: 'gamepad',
  game_controller: 'gamepad',
  joystick: 'gamepad',
  racket: 'racket',
  tennis_racket: 'racket',
  racquet: 'racket',
  bouquet: 'bouquet',
  snowball: 'snowball',
};

/** Something to wear or hold as a table says it, with a colour or without: `scarf`, `scarf:#d9384a`. */
export type Wearing = GarmentId | `${GarmentId}:#${string}`;

/** What an entry of a table says. */
export function wearing(entry: Wearing): Wear {
  const [item, color = null] = entry.split(':') as [GarmentId, string?];
  return { item, color };
}

/** Professions and themes: what each brings when the prompt names nothing better for the same place. */
export const THEMES: Readonly<Record<string, { title: string; brings: readonly Wearing[] }>> = {
  barista: { title: 'barista', brings: ['apron', 'coffee_cup'] },
  waiter: { title: 'waiter', brings: ['apron', 'bow_tie', 'coffee_cup'] },
  waitress: { title: 'waitress', brings: ['apron', 'coffee_cup'] },
  chef: { title: 'chef', brings: ['chef_hat', 'scarf', 'whisk'] },
  cook: { title: 'cook', brings: ['chef_hat', 'apron', 'whisk'] },
  baker: { title: 'baker', brings: ['chef_hat', 'apron', 'whisk'] },
  gardener: { title: 'gardener', brings: ['straw_hat', 'apron', 'leaf'] },
  farmer: { title: 'farmer', brings: ['straw_hat', 'scarf', 'carrot'] },
  florist: { title: 'florist', brings: ['apron', 'flower', 'leaf'] },
  wizard: { title: 'wizard', brings: ['wizard_hat', 'cape', 'wand'] },
  witch: { title: 'witch', brings: ['witch_hat', 'cape', 'broom'] },
  magician: { title: 'magician', brings: ['top_hat', 'bow_tie', 'wand'] },
  king: { title: 'king', brings: ['crown', 'cape'] },
  queen: { title: 'queen', brings: ['crown', 'cape'] },
  prince: { title: 'prince', brings: ['crown', 'cape'] },
  princess: { title: 'princess', brings: ['crown', 'bow'] },
  knight: { title: 'knight', brings: ['knight_helmet', 'cape', 'sword', 'shield'] },
  superhero: { title: 'superhero', brings: ['superhero_mask', 'cape', 'medal'] },
  hero: { title: 'hero', brings: ['superhero_mask', 'cape'] },
  pirate: { title: 'pirate', brings: ['pirate_hat', 'sword'] },
  sorcerer: { title: 'wizard', brings: ['wizard_hat', 'cape', 'wand'] },
  sorceress: { title: 'witch', brings: ['witch_hat', 'cape', 'wand'] },
  mage: { title: 'wizard', brings: ['wizard_hat', 'cape', 'wand'] },
  angel: { title: 'angel', brings: ['halo', 'angel_wings'] },
  developer: { title: 'developer', brings: ['hoodie', 'glasses', 'laptop'] },
  programmer: { title: 'programmer', brings: ['hoodie', 'glasses', 'laptop'] },
  coder: { title: 'coder', brings: ['hoodie', 'headphones', 'laptop'] },
  hacker: { title: 'hacker', brings: ['hoodie', 'laptop'] },
  engineer: { title: 'engineer', brings: ['hard_hat', 'wrench'] },
  builder: { title: 'builder', brings: ['hard_hat', 'tool_belt', 'hammer'] },
  mechanic: { title: 'mechanic', brings: ['cap', 'tool_belt', 'wrench'] },
  plumber: { title: 'plumber', brings: ['cap', 'tool_belt', 'wrench'] },
  teacher: { title: 'teacher', brings: ['glasses', 'book'] },
  professor: { title: 'professor', brings: ['glasses', 'bow_tie', 'book'] },
  librarian: { title: 'librarian', brings: ['glasses', 'book'] },
  student: { title: 'student', brings: ['backpack', 'book'] },
  scientist: { title: 'scientist', brings: ['lab_coat', 'glasses', 'flask'] },
  detective: { title: 'detective', brings: ['detective_hat', 'magnifier'] },
  firefighter: { title: 'firefighter', brings: ['fire_helmet', 'boots'] },
  fireman: { title: 'firefighter', brings: ['fire_helmet', 'boots'] },
  astronaut: { title: 'astronaut', brings: ['space_helmet', 'space_suit'] },
  cosmonaut: { title: 'astronaut', brings: ['space_helmet', 'space_suit'] },
  spaceman: { title: 'astronaut', brings: ['space_helmet', 'space_suit'] },
  sherlock: { title: 'detective', brings: ['detective_hat', 'magnifier'] },
  cowboy: { title: 'cowboy', brings: ['cowboy_hat', 'scarf:#d9382f', 'boots'] },
  doctor: { title: 'doctor', brings: ['lab_coat', 'stethoscope', 'glasses'] },
  nurse: { title: 'nurse', brings: ['stethoscope', 'shirt:#8fd0d8', 'clipboard'] },
  artist: { title: 'artist', brings: ['beret', 'paintbrush'] },
  painter: { title: 'painter', brings: ['beret', 'apron', 'paintbrush'] },
  designer: { title: 'designer', brings: ['glasses', 'pencil'] },
  writer: { title: 'writer', brings: ['glasses', 'pencil'] },
  musician: { title: 'musician', brings: ['sunglasses', 'guitar'] },
  dj: { title: 'DJ', brings: ['headphones', 'sunglasses'] },
  singer: { title: 'singer', brings: ['microphone'] },
  gamer: { title: 'gamer', brings: ['headphones', 'hoodie', 'gamepad'] },
  explorer: { title: 'explorer', brings: ['backpack', 'cowboy_hat', 'map'] },
  hiker: { title: 'hiker', brings: ['backpack', 'cap'] },
  traveler: { title: 'traveller', brings: ['backpack', 'cap'] },
  traveller: { title: 'traveller', brings: ['backpack', 'cap'] },
  champion: { title: 'champion', brings: ['medal', 'trophy'] },
  athlete: { title: 'athlete', brings: ['medal', 'cap'] },
  businessman: { title: 'business person', brings: ['suit', 'tie:#d9384a', 'briefcase'] },
  accountant: { title: 'accountant', brings: ['tie', 'glasses', 'pencil'] },
  banker: { title: 'banker', brings: ['suit', 'tie', 'briefcase'] },
  lawyer: { title: 'lawyer', brings: ['suit', 'tie', 'book'] },
  support: { title: 'support agent', brings: ['headphones'] },
  courier: { title: 'courier', brings: ['cap', 'gift'] },
  postman: { title: 'postman', brings: ['cap', 'gift'] },
  skier: { title: 'skier', brings: ['beanie', 'sunglasses', 'scarf', 'mittens'] },
  ninja: { title: 'ninja', brings: ['ninja_band', 'shirt:#3a3d4c', 'scarf:#c4243f', 'sword'] },
  samurai: { title: 'samurai', brings: ['headband:#c4243f', 'armor', 'sword'] },
  viking: { title: 'viking', brings: ['viking_helmet', 'cape:#7d5a48', 'shield'] },
  boxer: { title: 'boxer', brings: ['headband:#d9384a', 'mittens:#d9384a'] },
  soldier: { title: 'soldier', brings: ['hard_hat:#5f7048', 'shirt:#6f7f52', 'boots'] },
  police: { title: 'police officer', brings: ['police_cap', 'shirt:#3f5f9e', 'sheriff_badge'] },
  policeman: { title: 'police officer', brings: ['police_cap', 'shirt:#3f5f9e', 'sheriff_badge'] },
  cop: { title: 'police officer', brings: ['police_cap', 'shirt:#3f5f9e', 'sheriff_badge'] },
  sheriff: { title: 'sheriff', brings: ['cowboy_hat', 'sheriff_badge', 'boots'] },
  sailor: { title: 'sailor', brings: ['sailor_hat', 'scarf:#3d5ce0', 'flag'] },
  captain: { title: 'captain', brings: ['police_cap', 'suit:#3b4a72'] },
  pilot: { title: 'pilot', brings: ['police_cap', 'suit:#3b4a72', 'tie'] },
  lifeguard: { title: 'lifeguard', brings: ['life_vest', 'sunglasses'] },
  clown: { title: 'clown', brings: ['clown_nose', 'party_hat', 'balloon'] },
  ballerina: { title: 'ballerina', brings: ['tutu', 'bow'] },
  dancer: { title: 'dancer', brings: ['tutu', 'headband'] },
  devil: { title: 'devil', brings: ['bat_wings'] },
  photographer: { title: 'photographer', brings: ['beret', 'camera'] },
  guitarist: { title: 'guitarist', brings: ['sunglasses', 'guitar'] },
  rockstar: { title: 'rock star', brings: ['sunglasses', 'guitar'] },
  graduate: { title: 'graduate', brings: ['graduation_cap', 'medal', 'book'] },
  carpenter: { title: 'carpenter', brings: ['cap', 'tool_belt', 'hammer'] },
  surfer: { title: 'surfer', brings: ['sunglasses', 'lei', 'surfboard'] },
  footballer: { title: 'footballer', brings: ['shirt', 'football', 'boots'] },
  vet: { title: 'vet', brings: ['lab_coat', 'stethoscope'] },
  dentist: { title: 'dentist', brings: ['lab_coat', 'glasses'] },
  chemist: { title: 'chemist', brings: ['lab_coat', 'glasses', 'flask'] },
  cleaner: { title: 'cleaner', brings: ['apron', 'gloves', 'broom'] },
  tourist: { title: 'tourist', brings: ['straw_hat', 'sunglasses', 'camera'] },
  businesswoman: { title: 'business person', brings: ['suit', 'necklace', 'briefcase'] },
  halloween: { title: 'Halloween', brings: ['witch_hat', 'pumpkin'] },
  easter: { title: 'Easter', brings: ['bunny_ears', 'bouquet'] },
  salesman: { title: 'salesman', brings: ['suit', 'tie:#d9384a', 'briefcase'] },
  saleswoman: { title: 'saleswoman', brings: ['suit', 'necklace', 'briefcase'] },
  winter: { title: 'winter', brings: ['beanie', 'scarf'] },
  christmas: { title: 'Christmas', brings: ['santa_hat', 'scarf:#2f8f57', 'candy_cane'] },
  santa: { title: 'Santa', brings: ['santa_hat', 'shirt:#d9384a', 'gift'] },
  birthday: { title: 'birthday', brings: ['party_hat', 'balloon'] },
  party: { title: 'party', brings: ['party_hat', 'balloon'] },
  summer: { title: 'summer', brings: ['sunglasses', 'straw_hat', 'lei', 'ice_cream'] },
  valentine: { title: 'Valentine', brings: ['heart'] },
  music: { title: 'music', brings: ['headphones'] },
  camping: { title: 'camping', brings: ['backpack', 'beanie', 'lantern'] },
  cafe: { title: 'café', brings: ['apron', 'coffee_cup'] },
};

/**
 * Words that leave open which one is meant: a profession's own is taken where it brings one, a wizard's hat for a
 * wizard.
 */
export const OPEN_WORDS: ReadonlySet<string> = new Set(['hat', 'cap', 'helmet', 'suit', 'uniform']);
