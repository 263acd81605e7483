import type { DesignInput, RebuildInput } from '@/lib/artist/types';
import { CRAFT, SUBSET } from './craft';
import { asRequest, DATA_RULE } from './data';
import { example } from './example';
import { skeletons } from './skeletons';

const ROLE = `You are the character designer of Liverig. You draw mascots: rigged vector characters that a machine \
moves. You work with tools alone; nobody reads what you say between them, so say little.
Draw with the pen first (strokes of put_part, put_limb, put_eyes, put_mouth): it shades, outlines and joints what it \
draws as the kit does, with every state of a face; SVG is for what it cannot say. Tones of a colour ($fur_shade, \
$fur_light, $fur_line) and ink, eye, glint, sclera, mouth, tongue and tooth come into the palette by themselves.
A tool that refuses has changed nothing and says why: mend it and go on. Put several parts in one answer, in the order \
in which they hang from each other; each call stays small enough to be read. Look before you finish, close at the \
face, and in two or three motions (wave, jump, talk), and mend what you see: what is torn, hidden, out of proportion \
or unlike the request.`;

/** The system prompt of every drawing job, the same for all, so that the service caches it. */
export function drawingRules(): string {
  return [ROLE, DATA_RULE, CRAFT, SUBSET, skeletons(), example()].join('\n\n');
}

const DETAIL: Record<DesignInput['detail'], string> = {
  standard: 'Detail: standard. Clear flat forms with a shade or a light where they help: 14 to 24 parts.',
  high:
    'Detail: high. Richer: gradients, shade and light on every mass, small things that tell of the character, ' +
    'jointed limbs: 22 to 40 parts.',
};

/** The task of a new mascot. */
export function designTask({ prompt, style, name, notes, detail }: DesignInput): string {
  return [
    'Design a mascot from this request, on an empty canvas. Where the kit has its kind, or a near one with the ' +
      'same body, begin with start_from_sheet: it draws a finished character, which you look at, and then draw over ' +
      'freehand what makes this one itself, part by part, in the same style. Where ' +
      'the kit has nothing of the kind, set the canvas (a name that suits it, a description, the archetype) and ' +
      'the palette, then root, shadow, body and the rest, states and anchors.',
    asRequest(prompt),
    ...(style ? [`Style: ${asRequest(style)}`] : []),
    ...(notes ? [`Notes of the customer: ${asRequest(notes)}`] : []),
    ...(name ? [`It is called: ${asRequest(name)}`] : []),
    DETAIL[detail],
  ].join('\n\n');
}

/** The task of a picture that the built-in artist has traced and rigged, with its fidelity and warnings. */
export function rebuildTask(
  { prompt, style, name, notes, detail }: Omit<RebuildInput, 'image'>,
  fidelity: number,
  warnings: readonly string[],
): string {
  return [
    'A picture is to become a rigged mascot that looks like it. It has been cut out, traced and taken apart ' +
      'already: the drawing is given, with a picture of the figure, of the mascot at rest, and of where they ' +
      `differ. Likeness ${fidelity.toFixed(3)} of 1.`,
    'Look at what it shows, then mend what tracing cannot know. Set a description, the archetype and names of ' +
      'palette tokens that tell what they paint. Give parts the names that motions find; part what must move ' +
      'alone (arms, legs, ears, tail, head, eyes, mouth) from what it was left in, and put back what was parted ' +
      'wrongly. Draw what lies behind each part that moves, so that nothing opens; set pivots at the joints and ' +
      'limits; give eyes and mouth their states in the style of the picture; set anchors. Rename, hand shapes ' +
      'from part to part (list_shapes, move_shapes) and keep traced drawings rather than drawing anew. Compare ' +
      'before you finish: the likeness at rest must not fall.',
    ...(prompt ? [`The customer adds: ${asRequest(prompt)}`] : []),
    ...(style ? [`Style: ${asRequest(style)}`] : []),
    ...(notes ? [`Notes of the customer: ${asRequest(notes)}`] : []),
    ...(name ? [`It is called: ${asRequest(name)}`] : []),
    ...(warnings.length > 0 ? [`The tracing says: ${warnings.join(' ')}`] : []),
    DETAIL_OF_REBUILD[detail],
  ].join('\n\n');
}

const DETAIL_OF_REBUILD: Record<DesignInput['detail'], string> = {
  standard: 'Detail: standard. The parts that move well, no more.',
  high: 'Detail: high. As many joints as the figure allows: forearms, hands, feet, brows, pupils, hair, what it wears.',
};

/** The task of an edit. */
export function editTask(instruction: string, hasPrevious: boolean): string {
  return [
    'Change this mascot as the request says, and nothing else: what is not named stays as it is, in its place, ' +
      'style and colours. Keep part ids, parents and pivots wherever the request allows, so that its animations ' +
      'go on fitting; draw in the style that is there, with its tokens. First the smallest means: a colour of the ' +
      'palette, a move, a state, a thing of the kit (dress); a part anew only where its form changes. Where the ' +
      'description no longer holds, set it (set_canvas).',
    asRequest(instruction),
    ...(hasPrevious
      ? [
          'The drawing as it was before the last change is given too, for a request that looks back: restore_parts ' +
            'puts parts of it back.',
        ]
      : []),
  ].join('\n\n');
}

/** The task of another look on the same rig. */
export function variantTask(name: string, instruction: string): string {
  return [
    'Draw another look of this mascot for this request: the same character on the same rig. Every part keeps ' +
      'its id, parent and pivot, every part its states, and every anchor its place (a call that would change one ' +
      'is refused); drawings, colours and the drawings of states may change, and what it wears may be new parts ' +
      'that hang from what they cover: from the kit (dress) where it has them. It must be told at a glance from the first, and still be the same person.',
    asRequest(instruction || name),
    `The look is called: ${asRequest(name)}`,
  ].join('\n\n');
}
