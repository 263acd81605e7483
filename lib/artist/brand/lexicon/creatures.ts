/**
 * The symbolic meaning of a creature or a person, as the beginning of a sentence.
 * `tints` tells whether it is still recognisable in a brand colour.
 */
export interface Meaning {
  says: string;
  tints?: true;
}

/** Animals by the word that the artist knows them by. */
export const ANIMALS: Readonly<Record<string, Meaning>> = {
  fox: { says: 'A fox is clever and quick on its feet' },
  owl: { says: 'An owl is wise and sees what others miss' },
  cat: { says: 'A cat is at home wherever it sits down' },
  bear: { says: 'A bear is warm, patient and hard to forget' },
  hen: { says: 'A hen is up early and looks after everybody' },
  mouse: { says: 'A mouse finds the best crumbs' },
  hedgehog: { says: 'A hedgehog is small, busy and at home among leaves' },
  sloth: { says: 'A sloth takes its time, and shows that one may' },
  raccoon: { says: 'A raccoon is nimble-fingered and up at all hours' },
  pig: { says: 'A pig knows good food when it meets it' },
  rooster: { says: 'A rooster announces the day with pride' },
  lobster: { says: 'A lobster is a feast in person' },
  cow: { says: 'A cow is calm, kind and close to the land' },
  squirrel: { says: 'A squirrel gathers and keeps for later' },
  goat: { says: 'A goat is curious and sure-footed' },
  elephant: { says: 'An elephant is gentle, strong and never forgets', tints: true },
  beaver: { says: 'A beaver builds, and builds well' },
  dog: { says: 'A dog is loyal and glad to see everybody' },
  turtle: { says: 'A turtle gets there, with its home on its back' },
  penguin: { says: 'A penguin stands by its own, in any weather', tints: true },
  eagle: { says: 'An eagle has the overview and keeps it' },
  lion: { says: 'A lion stands up for others' },
  badger: { says: 'A badger digs until it has found it' },
  snail: { says: 'A snail carries its home along' },
  bird: { says: 'A bird builds a nest, twig by twig', tints: true },
  octopus: { says: 'An octopus does eight things at once', tints: true },
  bee: { says: 'A bee is busy, and never alone' },
  otter: { says: 'An otter works as if it were play' },
  gorilla: { says: 'A gorilla carries the heavy things without a word' },
  axolotl: { says: 'An axolotl grows back whatever it loses', tints: true },
  rhino: { says: 'A rhino lets nothing through' },
  parrot: { says: 'A parrot talks to everybody, and remembers', tints: true },
  dolphin: { says: 'A dolphin is bright, quick and helps swimmers', tints: true },
  rabbit: { says: 'A rabbit is soft, quick and all ears' },
  pigeon: { says: 'A pigeon always finds the address' },
  wolf: { says: 'A wolf runs with its pack' },
  koala: { says: 'A koala is calm that one wants to hug' },
  hamster: { says: 'A hamster is small and keeps everything in its cheeks' },
  kangaroo: { says: 'A kangaroo leaps, and has a pocket' },
  tiger: { says: 'A tiger is strength in stripes' },
  butterfly: { says: 'A butterfly is change that one likes to look at', tints: true },
  dove: { says: 'A dove brings good will' },
  zebra: { says: 'A zebra wears its own pattern' },
  leopard: { says: 'A leopard is fast and knows that it looks good' },
  toucan: { says: 'A toucan brings colour from far away' },
  llama: { says: 'A llama goes where there are no roads' },
  seagull: { says: 'A seagull has seen every harbour' },
  ladybug: { says: 'A ladybug brings luck to every leaf' },
  firefly: { says: 'A firefly makes its own light' },
  polar_bear: { says: 'A polar bear is what the cold is kept for' },
  frog: { says: 'A frog is at home where nature is well', tints: true },
  ant: { says: 'An ant is small, exact and never late' },
  seal: { says: 'A seal is a born performer' },
  peacock: { says: 'A peacock knows what colour is for' },
  chameleon: { says: 'A chameleon has an eye for every colour', tints: true },
  red_panda: { says: 'A red panda is rare, gentle and easy to like' },
  hippo: { says: 'A hippo is big, round and gentle', tints: true },
  crow: { says: 'A crow is sharp and misses nothing' },
};

/** Fantasy creatures by the word that the artist knows them by. */
export const FANTASY: Readonly<Record<string, Meaning>> = {
  gnome: { says: 'A gnome works where nobody looks, and gets it done' },
  dragon: { says: 'A dragon has a fire of its own', tints: true },
  cloud: { says: 'A cloud is light and drifts by with a smile', tints: true },
  monster: { says: 'A monster that smiles makes everybody smile', tints: true },
  elf: { says: 'An elf knows the old ways' },
  robot: { says: 'A robot is tireless and never in a bad mood', tints: true },
  alien: { says: 'An alien sees everything for the first time', tints: true },
  ghost: { says: 'A ghost is there when nobody sees it', tints: true },
  unicorn: { says: 'A unicorn is a wish come true', tints: true },
  slime: { says: 'A slime bounces back, always', tints: true },
  fairy: { says: 'A fairy makes small wishes come true' },
  mermaid: { says: 'A mermaid has beauty with a story' },
};

/** People from stories and professions. */
export const PEOPLE: Readonly<Record<string, Meaning>> = {
  person: { says: 'A face of the trade shows that there are people behind the name' },
  superhero: { says: 'A superhero is there in time' },
  knight: { says: 'A knight stands guard' },
  wizard: { says: 'A wizard makes hard things look easy' },
  angel: { says: 'An angel is help with wings' },
  explorer: { says: 'An explorer has been there before' },
  pirate: { says: 'A pirate knows where the treasure lies' },
  detective: { says: 'A detective looks twice' },
};
