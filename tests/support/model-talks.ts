import { turn, uses, type Turn } from './messages-api';

/** The call that puts a part into the drawing. */
export const part = (id: string, parent: string | null, svg: string, more: object = {}) =>
  uses('put_part', { id, parent, z: 20, pivot: [256, 470], rotateLimits: null, svg, ...more });
/** The call that puts a round eye at `x`, which can close. */
export const eye = (id: string, x: number) =>
  part(id, 'body', `<circle cx="${x}" cy="280" r="26" fill="$ink"/>`, {
    z: 40,
    pivot: [x, 280],
    states: [
      {
        name: 'closed',
        svg:
          `<path d="M${x - 24} 280Q${x} 300 ${x + 24} 280" fill="none" stroke="$ink" stroke-width="8" ` +
          'stroke-linecap="round"/>',
      },
    ],
  });
const scarf = part('scarf', 'body', '<path d="M156 370Q256 420 356 370V400Q256 450 156 400Z" fill="$wool"/>', {
  z: 50,
  pivot: [256, 385],
});
const visor = part(
  'visor',
  'body',
  '<path d="M146 200Q256 130 366 200V330Q256 380 146 330Z" fill="none" stroke="$glass" stroke-width="14"/>',
  { z: 60, pivot: [256, 330] },
);
const glass = uses('set_palette', { put: [{ name: 'glass', color: '#4a7fb5' }] });
const wool = uses('set_palette', { put: [{ name: 'wool', color: '#c8443c' }] });
const looked = turn(uses('look', {}), uses('check', {}));
const motion = (preset: string): Turn[] => [
  turn(
    uses('start_from_preset', { preset }),
    uses('put_modifiers', { modifiers: [{ type: 'breathing', part: 'body', amount: 0.02, cycles: 1 }] }),
  ),
  turn(uses('look_at_strip', { moments: 4 }), uses('ask_critic', { mend: true })),
  turn(uses('finish', { name: 'Hello', summary: 'It greets.' })),
];
const concept = (kind: string, name: string) => ({
  kind,
  name,
  description: `${name} rides.`,
  archetype: kind === 'thing' ? 'object' : 'biped',
  style: 'flat, rounded shapes',
  prompt: `a friendly ${kind} in a brown apron`,
  why: 'It is on the move.',
  palette: [
    { name: 'body', color: '#5b3a29' },
    { name: 'ink', color: '#2b1d14' },
  ],
});

/** Scripted answers of a model for each type of job, for any mascot or site. */
export const TALKS = {
  generate: [
    turn(
      uses('set_canvas', { name: 'Pip', description: 'A round green creature.', archetype: 'blob' }),
      uses('set_palette', {
        put: [
          { name: 'skin', color: '#7fc08a' },
          { name: 'skin_line', color: '#2f5a3a' },
          { name: 'ink', color: '#1f2430' },
        ],
      }),
    ),
    turn(
      part('root', null, ''),
      part(
        'body',
        'root',
        '<path d="M96 470V300Q96 130 256 130T416 300V470Z" fill="$skin" stroke="$skin_line" stroke-width="8"/>',
      ),
      eye('eye_left', 196),
      eye('eye_right', 316),
    ),
    looked,
    turn(uses('finish', { summary: 'A round green creature.' })),
  ],
  edit: [turn(wool, scarf), looked, turn(uses('finish', { summary: 'It wears a red scarf.' }))],
  variant: [turn(glass, visor), looked, turn(uses('finish', { summary: 'It is dressed for space.' }))],
  reconstruct: [
    turn(uses('set_canvas', { description: 'A grey cat.' })),
    turn(uses('compare', {})),
    looked,
    turn(uses('finish', { summary: 'A grey cat.' })),
  ],
  animate: motion('wave'),
  'animate by video': motion('nod'),
  suggest: [
    turn(
      uses('give_suggestions', {
        suggestions: ['bow', 'spin', 'doze'].map((name) => ({
          name,
          prompt: `does the ${name}`,
          duration: 2,
          loop: false,
          why: 'It suits.',
        })),
      }),
    ),
  ],
  scene: [
    turn(
      uses('start_from_setting', { setting: 'beach', time: 'sunset' }),
      uses('place_mascot', { x: 700, ground: 800, height: 520 }),
    ),
    turn(uses('look', {})),
    turn(uses('finish', { name: 'At the beach', summary: 'It stands at the beach at sunset.' })),
  ],
  analyze: [
    turn(
      uses('give_analysis', {
        brand: {
          name: 'Beans & Co',
          tagline: 'Coffee by bicycle',
          summary: 'A roaster.',
          industry: 'Coffee',
          audience: 'Neighbours',
          tone: ['warm'],
          colors: [],
        },
        concepts: [concept('animal', 'Moka'), concept('thing', 'Bean'), concept('person', 'Ada')],
      }),
    ),
  ],
} satisfies Record<string, Turn[]>;
