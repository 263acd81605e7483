import type { Idea } from './idea';

/** Motion ideas by use case, for any mascot. */
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
