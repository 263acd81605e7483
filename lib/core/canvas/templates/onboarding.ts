import type { Transition } from '../schema';
import {
  above,
  amount,
  below,
  equals,
  fired,
  flag,
  goesOn,
  is,
  isNot,
  leads,
  playsOnce,
  trigger,
  type CanvasTemplateDefinition,
} from './template';

/** The steps between the welcome (step 0) and the end (any step after the last of these). */
const STEPS = ['step_1', 'step_2', 'step_3', 'step_4'] as const;

/** Halfway between the last step and the end, so that no number lies on both sides. */
const LAST = STEPS.length + 0.5;

/**
 * Transitions to each step from the waiting state, and back when the number changes, or when somebody is stuck or has
 * to wait.
 */
const stepTransitions: Transition[] = STEPS.flatMap((step, index) => [
  leads('ready', step, 0.25, equals('step', index + 1)),
  leads(step, 'setting_up', 0.25, is('busy')),
  leads(step, 'noticing', 0.15, is('stuck')),
  leads(step, 'ready', 0.25, below('step', index + 1)),
  leads(step, 'ready', 0.25, above('step', index + 1)),
]);

/** A mascot that guides through first steps. */
export const onboarding: CanvasTemplateDefinition = {
  id: 'onboarding',
  title: 'Onboarding',
  description:
    'Leads somebody through first steps. It waves welcome, and again when greet fires. Set step: at 1 it ' +
    'explains, at 2 it watches while they try, at 3 it ponders a choice with them, at 4 it cheers them on, ' +
    'and from 5 on it celebrates and dances; at 0 it waits. Fire next to nod at what is done, and mistake to ' +
    'shake the head. ' +
    'Set stuck while somebody needs a hint: it notices, and waves at what to do until it is false again. Set ' +
    'busy while something is being set up.',
  graph: {
    canvasVersion: 1,
    inputs: [amount('step', 0), flag('stuck'), flag('busy'), trigger('greet'), trigger('next'), trigger('mistake')],
    states: [
      playsOnce('welcome', 'wave', 'ready'),
      goesOn('ready', 'idle'),
      goesOn('step_1', 'talk'),
      goesOn('step_2', 'listen'),
      goesOn('step_3', 'think'),
      goesOn('step_4', 'bounce'),
      playsOnce('celebrating', 'celebrate', 'finished'),
      goesOn('finished', 'dance'),
      playsOnce('noticing', 'surprised', 'hinting'),
      goesOn('hinting', 'wave'),
      goesOn('setting_up', 'working'),
      playsOnce('nodding', 'nod', 'ready'),
      playsOnce('mistaken', 'shake', 'ready'),
    ],
    initial: 'welcome',
    transitions: [
      leads('*', 'welcome', 0.2, fired('greet')),
      leads('*', 'nodding', 0.15, fired('next')),
      leads('*', 'mistaken', 0.15, fired('mistake')),
      leads('ready', 'setting_up', 0.25, is('busy')),
      leads('ready', 'noticing', 0.15, is('stuck')),
      ...stepTransitions,
      leads('ready', 'celebrating', 0.2, above('step', LAST)),
      leads('celebrating', 'ready', 0.25, below('step', LAST)),
      leads('finished', 'ready', 0.25, below('step', LAST)),
      leads('noticing', 'ready', 0.25, isNot('stuck')),
      leads('hinting', 'ready', 0.25, isNot('stuck')),
      leads('setting_up', 'ready', 0.25, isNot('busy')),
    ],
  },
};
