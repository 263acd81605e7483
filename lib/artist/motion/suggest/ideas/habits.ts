import type { Idea } from './idea';

/** Motion ideas by typical behaviour of a kind of creature, plant or vehicle. */
export const HABIT_IDEAS: readonly Idea[] = [
  {
    name: 'Scurry',
    prompt: 'runs in place, then wipes its forehead',
    fits: /\b(?:hamster|mouse|squirrel|chicken|rabbit|hedgehog|ant|crab|lizard|delivery|courier)\b/,
    why: 'Little legs, big effort: it cheers people up while they wait.',
  },
  {
    name: 'Shell hide',
    prompt: 'ducks, then peeks out from the left',
    fits: /\b(?:turtle|tortoise|snail|hedgehog|armadillo|crab|clam|shell)\b/,
    why: 'In, and carefully out again: shy by nature.',
  },
  {
    name: 'Roar',
    prompt: 'takes a deep breath, then roars',
    fits: /\b(?:lion|tiger|dinosaur|dragon|bear|monster|trex|t-rex|godzilla|wolf)\b/,
    why: 'So small, and so loud.',
  },
  {
    name: 'Stomp',
    prompt: 'stomps its foot twice, then roars',
    fits: /\b(?:dinosaur|elephant|dragon|monster|giant|rhino|hippo|bull|troll|ogre)\b/,
    needs: 'legs',
    why: 'Weight is its charm: let the ground feel it.',
  },
  {
    name: 'Waddle',
    prompt: 'waddles, then flaps its wings',
    fits: /\b(?:penguin|duck|goose|chicken|pigeon|puffin|platypus)\b/,
    why: 'Its walk is its trademark.',
  },
  {
    name: 'Hop along',
    prompt: 'hops three times, then twitches its ears',
    fits: /\b(?:rabbit|bunny|frog|kangaroo|cricket|grasshopper|toad|sparrow)\b/,
    why: 'It gets everywhere by hopping.',
  },
  {
    name: 'Munch',
    prompt: 'eats happily, then pats its belly',
    fits: /\b(?:hamster|panda|bear|rabbit|cow|pig|goat|caterpillar|squirrel|koala|burger|foodie)\b/,
    why: 'Everybody likes to see it enjoy a bite.',
  },
  {
    name: 'Bloom',
    prompt: 'grows, then sways gently',
    fits: /\b(?:flower|plant|cactus|tree|leaf|sprout|mushroom|seed|rose|sunflower|succulent|garden)\b/,
    why: 'A plant that grows tells of patience rewarded.',
  },
  {
    name: 'Roll in',
    prompt: 'slides in from the left, then rocks from side to side',
    fits: /\b(?:car|truck|bus|train|wheel|ball|egg|boat|ship|donut|cookie|bike|scooter|cart)\b/,
    why: 'What has wheels or no corners arrives rolling.',
  },
];
