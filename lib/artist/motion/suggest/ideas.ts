import type { Need } from '../manner';

/** A motion that would suit some mascots or some uses; `prompt` is one that `animate` understands. */
export interface Idea {
  name: string;
  prompt: string;
  /** Found in what the mascot is, has or wears, or in the use case. */
  fits: RegExp;
  /** What it needs to do this well. */
  needs?: Need;
  why: string;
}

/** What suits a kind of creature, thing, prop or profession. */
export const KIND_IDEAS: readonly Idea[] = [
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
  {
    name: 'Victory lap',
    prompt: 'jumps twice, then celebrates',
    fits: /\b(?:trophy|medal|champion|winner|athlete|runner|football|soccer|basketball|sport|boxer|rocket)\b/,
    why: 'It was made for the moment after the win.',
  },
  {
    name: 'Take-off',
    prompt: 'crouches, trembles, then flies',
    fits: /\b(?:rocket|spaceship|plane|superhero|hero|jet|balloon)\b/,
    why: 'The gathering before the leap is half of the joy.',
  },
  {
    name: 'Hero pose',
    prompt: 'puts its hands on its hips and stands tall',
    fits: /\b(?:superhero|hero|knight|king|queen|captain|cape|shield|lion|crown)\b/,
    why: 'Chest out, chin up: the cape asks for it.',
  },
  {
    name: 'Sword swing',
    prompt: 'swings its sword twice, then bows',
    fits: /\b(?:knight|pirate|warrior|samurai|ninja|sword|viking)\b/,
    needs: 'arm',
    why: 'The sword is there to be swung, politely.',
  },
  {
    name: 'Spell',
    prompt: 'casts a spell, then laughs',
    fits: /\b(?:wizard|witch|magician|fairy|wand|unicorn|sorcerer|mage)\b/,
    why: 'One wave of the hand says what it can do.',
  },
  {
    name: 'Type away',
    prompt: 'types on a keyboard, then looks up and smiles',
    fits: /\b(?:developer|programmer|laptop|engineer|hacker|designer|office|computer|keyboard|coder|writer)\b/,
    needs: 'arm',
    why: 'Its trade is at the keyboard.',
  },
  {
    name: 'Coffee break',
    prompt: 'sips coffee, then sighs happily',
    fits: /\b(?:barista|coffee|cup|developer|office|mug|tea|manager)\b/,
    needs: 'arm',
    why: 'A pause that everyone knows.',
  },
  {
    name: 'Story time',
    prompt: 'reads a book, then looks up and laughs',
    fits: /\b(?:teacher|book|librarian|student|owl|professor|glasses|school|pencil)\b/,
    why: 'It is a reader, and good stories end in a laugh.',
  },
  {
    name: 'Lesson',
    prompt: 'points to the right, then nods twice',
    fits: /\b(?:teacher|professor|guide|doctor|scientist|coach|instructor|owl)\b/,
    needs: 'arm',
    why: 'It shows, and it confirms: what a guide does.',
  },
  {
    name: 'Serve',
    prompt: 'bows, then offers a hand',
    fits: /\b(?:chef|waiter|butler|cook|baker|barista|apron|nurse|maid)\b/,
    why: 'Courtesy is part of its uniform.',
  },
  {
    name: 'Stir the pot',
    prompt: 'stirs, then tastes and gives a thumbs up',
    fits: /\b(?:chef|cook|baker|pot|pan|kitchen|food|pizza|burger)\b/,
    needs: 'arm',
    why: 'Cook, taste, approve: a recipe in three gestures.',
  },
  {
    name: 'Salute',
    prompt: 'marches, then salutes',
    fits: /\b(?:soldier|captain|sailor|pilot|police|firefighter|astronaut|guard|scout)\b/,
    why: 'The uniform stands to attention.',
  },
  {
    name: 'Brush stroke',
    prompt: 'paints, then tilts its head and smiles',
    fits: /\b(?:painter|artist|paintbrush|designer|pencil|brush|crayon|palette)\b/,
    needs: 'arm',
    why: 'A stroke, a look, and content with it.',
  },
  {
    name: 'Solo',
    prompt: 'plays air guitar, then headbangs',
    fits: /\b(?:musician|guitar|headphones|dj|rock|singer|band|music|microphone)\b/,
    needs: 'arms',
    why: 'Give it a stage and it plays.',
  },
  {
    name: 'Melody',
    prompt: 'sings and sways',
    fits: /\b(?:singer|bird|music|microphone|headphones|canary|note|choir)\b/,
    why: 'It has a voice; let it carry a tune.',
  },
  {
    name: 'Sneak',
    prompt: 'sneaks, looks around, then runs',
    fits: /\b(?:ninja|raccoon|thief|spy|detective|cat|fox|mouse|pirate|lizard)\b/,
    why: 'Light feet are what it is known for.',
  },
  {
    name: 'Clue',
    prompt: 'peers, scratches its head, then perks up',
    fits: /\b(?:detective|magnifier|scientist|explorer|investigator|spy)\b/,
    why: 'Search, doubt and discovery in one go.',
  },
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

/** What suits a use, whoever does it. */
export const USE_IDEAS: readonly Idea[] = [
  {
    name: 'Warm welcome',
    prompt: 'waves hello and smiles, then points to the right',
    fits: /onboard|welcome|landing|home ?page|sign ?up|intro|first|tour|tutorial|guide|greet/,
    why: 'It greets newcomers and shows them where to go next.',
  },
  {
    name: 'Step done',
    prompt: 'gives a thumbs up, then nods twice',
    fits: /onboard|tour|tutorial|checklist|form|progress|education|learn|course|quiz|habit|task/,
    why: 'A small well-done after every step keeps people going.',
  },
  {
    name: 'Listening',
    prompt: 'listens, then nods',
    fits: /chat|support|assistant|help|agent|voice|service|call|therap|coach|ai\b/,
    why: 'It shows that the message is being heard.',
  },
  {
    name: 'Thinking it over',
    prompt: 'thinks and looks up',
    fits: /chat|assistant|agent|search|loading|ai\b|wait|generat|answer/,
    why: 'It makes the wait for an answer look like thought.',
  },
  {
    name: 'Here is the answer',
    prompt: 'talks, then opens its arms',
    fits: /chat|assistant|support|help|agent|explain|podcast|video|education|present/,
    why: 'It hands over the answer with a voice and a gesture.',
  },
  {
    name: 'Lost',
    prompt: 'looks around, then shrugs',
    fits: /404|error|not found|missing|empty|lost|offline|broken|fail|down|maintenance/,
    why: 'It does not know either, and that takes the sting out of an error.',
  },
  {
    name: 'My mistake',
    prompt: 'facepalms, then shakes its head',
    fits: /error|fail|404|bug|broken|crash|wrong|problem|maintenance|declin/,
    why: 'It takes the blame, with a smile.',
  },
  {
    name: 'Sad news',
    prompt: 'cries sadly, then wipes its eyes',
    fits: /cancel|churn|unsubscrib|goodbye|delete|error|expire|fail|leav|farewell/,
    why: 'It is sorry to see people go, and says so without words.',
  },
  {
    name: 'On it',
    prompt: 'runs in place',
    fits: /load|wait|progress|deliver|speed|upload|fast|sync|fitness|transfer|download|ship/,
    why: 'A seamless loop that keeps running as long as you need.',
  },
  {
    name: 'Busy at work',
    prompt: 'types on a keyboard',
    fits: /load|wait|process|progress|agent|work|generat|build|render|deploy|code|developer/,
    why: 'A quiet loop that says that work is being done.',
  },
  {
    name: 'Hooray',
    prompt: 'jumps twice, then claps and laughs',
    fits: new RegExp(
      'celebrat|success|win|achiev|complete|congrat|birthday|milestone|launch|reward|level|payment|' +
        'order|checkout|thank|game|goal',
    ),
    why: 'The moment deserves more than a tick.',
  },
  {
    name: 'Happy dance',
    prompt: 'dances happily',
    fits: new RegExp(
      'celebrat|party|success|win|birthday|music|social|festival|holiday|milestone|sticker|fun|story|' +
        'kids|child|toddler',
    ),
    why: 'A loop for as long as the party lasts.',
  },
  {
    name: 'With love',
    prompt: 'blows a kiss and winks',
    fits: /newsletter|email|valentine|dating|thank|social|love|sticker|greeting|card|post|loyal|mail/,
    why: 'A personal goodbye at the end of a letter.',
  },
  {
    name: 'Big news',
    prompt: 'slides in from the left, then waves and points up',
    fits: /newsletter|announce|launch|sale|promo|email|banner|\bads?\b|market|release|news|campaign|social/,
    why: 'It comes in with the headline and points to it.',
  },
  {
    name: 'Get ready',
    prompt: 'stretches, then hops twice',
    fits: /game|sport|fitness|gym|start|challenge|race|level|play|health|yoga|workout|kids|child|toddler/,
    why: 'It warms up with the player before the start.',
  },
  {
    name: 'Hit',
    prompt: 'punches the air twice, then laughs',
    fits: /game|fight|sport|win|score|combo|play|esport|arcade|goal/,
    why: 'Short and strong: it reads in the middle of a game.',
  },
  {
    name: 'Game over',
    prompt: 'falls over, then gets up',
    fits: /game|fail|lose|lost|retry|arcade|play|again/,
    why: 'It falls with the player, and gets up first.',
  },
  {
    name: 'I know',
    prompt: 'raises its hand, then points up',
    fits: /educat|school|learn|kids|quiz|course|class|student|teach|tip|hint|faq/,
    why: 'The keenest pupil in class makes hints welcome.',
  },
  {
    name: 'Good read',
    prompt: 'reads a book',
    fits: /educat|blog|book|docs|document|library|learn|article|knowledge|read|story/,
    why: 'A calm loop beside long text.',
  },
  {
    name: 'Special offer',
    prompt: 'winks, then points to the right',
    fits: /sale|shop|store|offer|price|discount|commerce|checkout|upgrade|plan|buy|deal|upsell|cart/,
    why: 'A wink and a pointing hand lead to the button.',
  },
  {
    name: 'Thank you',
    prompt: 'puts its hand on its heart, then bows',
    fits: /thank|checkout|order|donat|charity|purchase|nonprofit|feedback|review|gratitude|sale|subscri/,
    why: 'Thanks that are felt, not just printed.',
  },
  {
    name: 'Deep breath',
    prompt: 'takes a deep breath, then smiles',
    fits: /health|medit|wellness|calm|mental|yoga|sleep|therap|mindful|spa|break/,
    why: 'People breathe along without noticing.',
  },
  {
    name: 'Good night',
    prompt: 'yawns, then nods off to sleep',
    fits: /sleep|night|idle|away|inactive|sign ?out|log ?out|bed|dark|pause|snooze|quiet/,
    why: 'It goes to sleep when there is nothing to do.',
  },
  {
    name: 'Keep quiet',
    prompt: 'shushes, then winks',
    fits: /privacy|secret|secur|password|private|mute|library|bank|finance|surprise|teaser/,
    needs: 'arm',
    why: 'It keeps a secret, and people trust it with theirs.',
  },
  {
    name: 'Taking notes',
    prompt: 'writes, then nods',
    fits: /note|form|survey|feedback|productiv|todo|task|plan|meeting|crm|form|journal|finance|account/,
    needs: 'arm',
    why: 'It writes down what people tell it.',
  },
  {
    name: 'Tasty',
    prompt: 'eats happily, then gives a thumbs up',
    fits: /food|restaurant|recipe|deliver|snack|menu|kitchen|cafe|bakery|grocer/,
    why: 'Appetite is the shortest review.',
  },
];

/** What suits every mascot, when nothing else does. */
export const COMMON_IDEAS: readonly Idea[] = [
  {
    name: 'Signature hello',
    prompt: 'hops, then waves and winks',
    fits: /./,
    why: 'A greeting of its own, for wherever it is met first.',
  },
  {
    name: 'Curious look',
    prompt: 'looks around, then tilts its head',
    fits: /./,
    why: 'It takes an interest in what is on the page.',
  },
  { name: 'Little dance', prompt: 'sways and smiles', fits: /./, why: 'A gentle loop that can run beside anything.' },
  { name: 'Joy', prompt: 'jumps twice, then laughs', fits: /./, why: 'For success messages, big and small.' },
  { name: 'Big yes', prompt: 'nods twice, then winks', fits: /./, why: 'A yes that everybody reads.' },
];
