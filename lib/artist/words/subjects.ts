import { SPECIES } from '../species';
import type { SpeciesId } from '../species';
import { THING_ENTRIES, THING_ROWS } from '../kit/things';
import { COLORS } from './colors';
import { COMMON_WORDS } from './stop-words';
import { entryWord } from './tokens';

/**
 * Words for subjects whose species has no word list of its own; `_` joins the words of a phrase.
 * Words of other languages are included if they are a single word.
 */
const NAMES: Readonly<Partial<Record<SpeciesId, string>>> = {
  fox: 'fox vixen zorro renard fuchs volpe raposa',
  wolf: 'wolf werewolf lobo loup',
  cat: 'cat kitten kitty tomcat gato katze gatto',
  tiger: 'tiger tigre',
  lion: 'lion leon lowe leone',
  dog:
    'dog puppy pup hound corgi beagle labrador retriever perro chien hund dachshund poodle terrier pug ' +
    'cachorro ' +
    'perro_salchicha dackel teckel bassotto bulldog dalmatian shiba akita husky malamute maltese bernese collie ' +
    'border_collie sheepdog pomeranian samoyed yorkie yorkshire_terrier sheltie saluki ' +
    'greyhound whippet weimaraner basset bloodhound spaniel rottweiler doberman chihuahua schnauzer mastiff frenchie ' +
    'french_bulldog boston_terrier',
  bear: 'bear grizzly teddy oso osa ours ourse orso orsa urso ursa',
  polar_bear: 'polar_bear oso_polar urso_polar orso_polare ours_polaire eisbar',
  panda: 'panda',
  red_panda: 'red_panda',
  rabbit: 'rabbit bunny hare conejo lapin hase kaninchen coniglio coelho',
  mouse: 'mouse rat raton souris maus topo',
  hamster: 'hamster',
  squirrel: 'squirrel ardilla ecureuil eichhornchen esquilo scoiattolo',
  raccoon: 'raccoon racoon',
  koala: 'koala',
  pig: 'pig piglet piggy cerdo cochon schwein maiale porco',
  monkey: 'monkey ape chimp mono singe affe macaco',
  deer: 'deer stag reindeer fawn ciervo cerf hirsch',
  cow: 'cow calf vaca vache kuh',
  sheep: 'sheep lamb oveja mouton schaf ovelha pecora',
  horse: 'horse pony caballo cheval pferd cavalo cavallo pegasus pegaso pegase',
  unicorn: 'unicorn unicornio licorne einhorn alicorn',
  elephant: 'elephant elefante',
  owl: 'owl buho chouette hibou eule gufo coruja',
  penguin: 'penguin pinguino pingouin pinguin',
  bird: 'bird bluebird songbird pajaro oiseau vogel uccello canary budgie passaro',
  chick: 'chick poulet huhn',
  duck: 'duck duckling pato canard ente',
  parrot: 'parrot macaw cockatoo loro papagaio pappagallo',
  bee: 'bee bumblebee abeja abeille biene abelha',
  frog: 'frog toad rana grenouille frosch sapo',
  dragon: 'dragon wyvern drache drago dragao',
  dinosaur: 'dinosaur dino trex',
  robot: 'robot roboter bot android droid cyborg chatbot automaton robo',
  alien: 'alien martian extraterrestrial',
  person:
    'male female person human man woman boy girl kid child guy lady mujer hombre nina nino chica chico frau ' +
    'mann madchen ' +
    'junge femme homme fille garcon donna uomo ragazza ragazzo mulher homem dame senora signora senhora herr ' +
    'menina menino grandmother ' +
    'grandad granddad ' +
    'grandfather grandma grandpa redhead brunette someone character hero astronaut wizard witch knight pirate ' +
    'king queen prince princess chef viking ninja soldier boxer athlete footballer football_player ' +
    'soccer_player basketball_player baseball_player tennis_player santa ' +
    'rock_star user driver worker manager owner delivery_man delivery_boy delivery_guy delivery_girl nurse toddler ' +
    'teenager baby elderly senior pensioner granny gran nan nana nonna abuela abuelo oma opa ' +
    'mother father mum mom dad daddy veteran couple bride groom butler aunt uncle parent peasant hermit nomad ' +
    'hippie hipster punk goth geek nerd celebrity apprentice intern volunteer cousin adult villager ' +
    'caveman cavewoman lumberjane',
  ghost: 'ghost spirit phantom spook fantasma fantome geist gespenst',
  slime: 'slime blob goo gloop gelatin',
  octopus: 'octopus pulpo poulpe oktopus polvo polpo',
  cloud: 'cloud nube nuage wolke',
  drop: 'drop droplet raindrop water_drop',
  monster: 'monster creature beast imp demon furball monstruo monstre',
  cup: 'cup mug teacup coffee_cup coffee_mug tea_cup tea_mug hot_chocolate hot_cocoa taza tasse',
  book: 'book notebook dictionary diary libro livre buch',
  star: 'star estrella etoile',
  heart: 'heart corazon coeur herz',
  cactus: 'cactus succulent saguaro',
  lightbulb: 'lightbulb light_bulb bulb',
  box: 'box parcel package crate carton block cardboard',
  phone: 'phone smartphone cellphone mobile',
};

/**
 * Words for subjects without a drawing of their own, by the most similar species. It is drawn instead, and the user is
 * informed.
 */
const STAND_INS: Readonly<Partial<Record<SpeciesId, string>>> = {
  robot: 'machine',
  zombie: 'mummy ghoul frankenstein',
  gnome: 'leprechaun',
  ghost: 'genie djinn',
  caterpillar: 'tardigrade water_bear',
  bird: 'kingfisher swallow lark starling',
  toucan: 'hornbill',
  heron: 'secretary_bird',
  eagle: 'griffin gryphon hippogriff',
  seal: 'manatee dugong',
  fish: 'stingray manta eel piranha catfish',
  lizard: 'komodo_dragon monitor_lizard',
  lobster: 'mantis_shrimp shrimp prawn scorpion',
  monster: 'golem',
  ant: 'grasshopper cricket mantis locust cockroach',
  horse: 'centaur',
  giraffe: 'okapi',
  rabbit: 'jackalope',
  lion: 'sphinx manticore chimera',
  strawberry: 'berry',
  squirrel: 'sugar_glider flying_squirrel',
  apple: 'kiwi',
  venus_flytrap: 'pitcher_plant',
  beaver: 'marmot groundhog',
  otter: 'weasel ferret mink',
  capybara: 'wombat guinea_pig',
  snail: 'slug',
  fly: 'mosquito gnat',
  kangaroo: 'wallaby',
  mouse: 'shrew vole possum opossum',
  hamster: 'gerbil',
  deer: 'antelope gazelle',
  bull: 'minotaur',
  elephant: 'mammoth',
  bee: 'wasp hornet',
  octopus: 'kraken',
  slime: 'jellybean',
  fridge: 'wardrobe',
  ...Object.fromEntries(THING_ENTRIES.flatMap(([id, { like }]) => (like ? [[id, like]] : []))),
};

const pairs = (table: Readonly<Partial<Record<SpeciesId, string>>>) =>
  (Object.entries(table) as [SpeciesId, string][]).flatMap(([id, words]) =>
    words.split(' ').map((word) => [entryWord(word), id] as const),
  );

const OWN = pairs(
  Object.fromEntries(Object.entries(SPECIES).flatMap(([id, { words }]) => (words ? [[id, words]] : []))),
);

/**
 * Whether the word of a subject is ambiguous, since it is also a colour or a filler. It names the subject only if it
 * stands alone.
 */
const isShy = ([word]: readonly [string, SpeciesId]): boolean => Object.hasOwn(COLORS, word) || COMMON_WORDS.has(word);

const KIT = OWN.filter(([, id]) => Object.hasOwn(THING_ROWS, id));

/** Words of things that name a subject only if they stand alone, such as "an orange with sunglasses". */
export const SHY_SUBJECT_WORDS: ReadonlyMap<string, SpeciesId> = new Map(KIT.filter(isShy));

/** The species of each subject word. */
export const SUBJECT_WORDS: ReadonlyMap<string, SpeciesId> = new Map([
  ...pairs(STAND_INS),
  ...pairs(NAMES),
  ...OWN.filter((entry) => !Object.hasOwn(THING_ROWS, entry[1]) || !isShy(entry)),
]);

/** Whether a word names an animal, a person or another being, and not a thing. */
export function isCreature(word: string): boolean {
  const species = SUBJECT_WORDS.get(word);
  return species !== undefined && SPECIES[species].archetype !== 'object';
}

/** Subject words for which the species is only a stand-in. */
export const STAND_IN_WORDS: ReadonlySet<string> = new Set(pairs(STAND_INS).map(([word]) => word));
