import {
  above,
  amount,
  below,
  fired,
  flag,
  goesOn,
  leads,
  modeTransitions,
  playsOnce,
  trigger,
  type CanvasTemplateDefinition,
} from './template';

/** The percentage from which an agent is nearly done, or confident. */
const NEARLY_DONE = 80;

/** A mascot that shows what an agent is doing. */
export const aiAgent: CanvasTemplateDefinition = {
  id: 'ai_agent',
  title: 'AI agent',
  description:
    'Shows what an agent is about. Set thinking while it plans, working while it uses a tool, talking while it ' +
    "answers, waiting while it needs somebody's approval " +
    'and sleeping while there is nothing to do; where several are true, waiting comes first, then talking, ' +
    'working, thinking. ' +
    'Set progress (0 to 100): past 80 it gets excited as the work is nearly done. Set confidence (0 to 100): on ' +
    'success it celebrates above 80, and nods below. ' +
    'Fire greet to wave, approve and deny for the answer it waited for, success and failure at the end of a task.',
  graph: {
    canvasVersion: 1,
    inputs: [
      flag('thinking'),
      flag('working'),
      flag('talking'),
      flag('waiting'),
      flag('sleeping'),
      amount('progress', 0),
      amount('confidence', 100),
      trigger('greet'),
      trigger('approve'),
      trigger('deny'),
      trigger('success'),
      trigger('failure'),
    ],
    states: [
      goesOn('idle', 'idle'),
      goesOn('thinking', 'think'),
      goesOn('working', 'working'),
      goesOn('nearly_done', 'bounce'),
      goesOn('talking', 'talk'),
      playsOnce('asking', 'surprised', 'waiting'),
      goesOn('waiting', 'listen'),
      goesOn('sleeping', 'sleep'),
      playsOnce('greeting', 'wave', 'idle'),
      playsOnce('approved', 'jump', 'idle'),
      playsOnce('denied', 'shake', 'idle'),
      playsOnce('celebrating', 'celebrate', 'idle'),
      playsOnce('done', 'nod', 'idle'),
      playsOnce('failed', 'sad', 'idle'),
    ],
    initial: 'idle',
    transitions: [
      leads('*', 'greeting', 0.2, fired('greet')),
      leads('*', 'approved', 0.15, fired('approve')),
      leads('*', 'denied', 0.2, fired('deny')),
      leads('*', 'celebrating', 0.2, fired('success'), above('confidence', NEARLY_DONE)),
      leads('*', 'done', 0.15, fired('success')),
      leads('*', 'failed', 0.3, fired('failure')),
      ...modeTransitions('idle', [
        { while: 'waiting', states: ['asking', 'waiting'], blend: 0.15 },
        { while: 'talking', states: ['talking'], blend: 0.15 },
        { while: 'working', states: ['working', 'nearly_done'], blend: 0.25 },
        { while: 'thinking', states: ['thinking'], blend: 0.3 },
        { while: 'sleeping', states: ['sleeping'], blend: 0.35 },
      ]),
      leads('working', 'nearly_done', 0.25, above('progress', NEARLY_DONE)),
      leads('nearly_done', 'working', 0.25, below('progress', NEARLY_DONE)),
    ],
  },
};
