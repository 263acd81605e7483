import type { Idea } from './idea';

/** Motion ideas by type of body: tails, wings, screens, jelly or light. */
export const BODY_IDEAS: readonly Idea[] = [
  {
    name: 'Tail wag',
    prompt: 'wags its tail and perks up',
    fits: /\b(?:dog|puppy|corgi|wolf|fox|husky|hound|retriever|shiba|poodle)\b/,
    needs: 'tail',
    why: 'A wagging tail says welcome before any word does.',
  },
  {
    name: 'Cat nap',
    prompt: 'yawns and stretches, then nods off',
    fits: /\b(?:cat|kitten|lion|tiger|panther|lynx|leopard|koala|sloth|panda)\b/,
    why: 'Nothing suits a cat-like idler better than a nap at the right moment.',
  },
  {
    name: 'Ear twitch',
    prompt: 'twitches its ears and sniffs',
    fits: /\b(?:rabbit|bunny|mouse|hare|deer|fox|cat|squirrel|donkey|kangaroo|fennec)\b/,
    needs: 'ears',
    why: 'Small, quick ear movements keep it alive while nothing happens.',
  },
  {
    name: 'Fly-by',
    prompt: 'flies, then winks',
    fits: new RegExp(
      String.raw`\b(?:bird|bee|owl|parrot|eagle|dragon|bat|butterfly|fairy|ladybug|duck|chick|toucan|penguin|` +
        String.raw`pegasus|drone)\b`,
    ),
    needs: 'wings',
    why: 'It has wings: let them carry the entrance.',
  },
  {
    name: 'Head tilt',
    prompt: 'tilts its head, blinks twice, then looks around',
    fits: /\b(?:owl|bird|parrot|dog|puppy|chick|robot)\b/,
    why: 'A tilted head reads as attention even at icon size.',
  },
  {
    name: 'Tentacle sway',
    prompt: 'sways gently and hums',
    fits: /\b(?:octopus|squid|jellyfish|kraken|cthulhu|tentacle)\b/,
    why: 'Many arms make the softest loop there is.',
  },
  {
    name: 'Swim lap',
    prompt: 'swims happily',
    fits: /\b(?:fish|shark|whale|dolphin|seal|turtle|otter|crab|axolotl|seahorse|narwhal|frog|beaver)\b/,
    why: 'It belongs in the water, and the loop never ends.',
  },
  {
    name: 'System check',
    prompt: 'looks left, looks right, then vibrates and gives a thumbs up',
    fits: /\b(?:robot|android|bot|computer|drone|machine|cyborg|ai)\b/,
    why: 'A tiny self-test is what people expect of a machine with a face.',
  },
  {
    name: 'Boot up',
    prompt: 'wakes up, blinks twice, then waves',
    fits: /\b(?:robot|android|bot|computer|phone|laptop|screen|monitor|tv|console)\b/,
    why: 'It starts up like the device it is, and then says hello.',
  },
  {
    name: 'Hover',
    prompt: 'hovers and blinks',
    fits: /\b(?:ghost|astronaut|alien|fairy|genie|jellyfish|cloud|moon|balloon|ufo|spirit|angel|planet|bee)\b/,
    why: 'Weightless and calm: it can float beside any text.',
  },
  {
    name: 'Boo',
    prompt: 'hides, then pops up and laughs',
    fits: /\b(?:ghost|monster|vampire|zombie|skeleton|pumpkin|witch|bat|mummy)\b/,
    why: 'A playful scare is its signature.',
  },
  {
    name: 'Vanishing act',
    prompt: 'casts a spell, then vanishes',
    fits: /\b(?:ghost|wizard|witch|genie|magician|ninja|fairy|unicorn|wand|magic)\b/,
    why: 'Magic should be seen once, and then remembered.',
  },
  {
    name: 'Steam rise',
    prompt: 'sways gently and sighs',
    fits: /\b(?:cup|mug|coffee|tea|teapot|soup|kettle|ramen)\b/,
    why: 'A warm, slow breath makes one want a sip.',
  },
  {
    name: 'Jelly wobble',
    prompt: 'wiggles, then squishes',
    fits: /\b(?:slime|jelly|blob|pudding|drop|gummy|marshmallow|cloud|dumpling|mochi)\b/,
    why: 'Its body is soft, and softness is fun to watch.',
  },
  {
    name: 'Glow',
    prompt: 'glows and smiles',
    fits: /\b(?:bulb|lamp|star|sun|moon|heart|candle|lantern|firefly|gem|crystal|diamond)\b/,
    why: 'A slow pulse of light draws the eye without shouting.',
  },
  {
    name: 'Heartbeat',
    prompt: 'pulses, then blows a kiss',
    fits: /\b(?:heart|love|valentine|rose|cupid)\b/,
    why: 'It beats: that is all a heart has to do.',
  },
];
