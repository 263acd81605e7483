import {
  fired,
  flag,
  goesOn,
  leads,
  modeTransitions,
  playsOnce,
  trigger,
  type CanvasTemplateDefinition,
} from './template';

/** A mascot beside a chat window. */
export const chatbot: CanvasTemplateDefinition = {
  id: 'chatbot',
  title: 'Chatbot',
  description:
    'Waves hello when it appears, then shows what the chat does. Set typing while the visitor writes, thinking ' +
    'while the answer is made, talking while it is shown or spoken, ' +
    'and sleeping after a long silence; where several are true, talking comes first, then thinking, then typing. ' +
    'Fire greet to wave, agree to nod, disagree to shake the head, surprise, success to celebrate and error to ' +
    'look sorry; each is seen to its end.',
  graph: {
    canvasVersion: 1,
    inputs: [
      flag('typing'),
      flag('thinking'),
      flag('talking'),
      flag('sleeping'),
      trigger('greet'),
      trigger('agree'),
      trigger('disagree'),
      trigger('surprise'),
      trigger('success'),
      trigger('error'),
    ],
    states: [
      playsOnce('hello', 'wave', 'idle'),
      goesOn('idle', 'idle'),
      goesOn('listening', 'listen'),
      goesOn('thinking', 'think'),
      goesOn('talking', 'talk'),
      goesOn('sleeping', 'sleep'),
      playsOnce('greeting', 'wave', 'idle'),
      playsOnce('agreeing', 'nod', 'idle'),
      playsOnce('disagreeing', 'shake', 'idle'),
      playsOnce('surprised', 'surprised', 'idle'),
      playsOnce('celebrating', 'celebrate', 'idle'),
      playsOnce('sorry', 'sad', 'idle'),
    ],
    initial: 'hello',
    transitions: [
      leads('*', 'greeting', 0.2, fired('greet')),
      leads('*', 'agreeing', 0.15, fired('agree')),
      leads('*', 'disagreeing', 0.15, fired('disagree')),
      leads('*', 'surprised', 0.15, fired('surprise')),
      leads('*', 'celebrating', 0.2, fired('success')),
      leads('*', 'sorry', 0.3, fired('error')),
      ...modeTransitions('idle', [
        { while: 'talking', states: ['talking'], blend: 0.15 },
        { while: 'thinking', states: ['thinking'], blend: 0.3 },
        { while: 'typing', states: ['listening'], blend: 0.25 },
        { while: 'sleeping', states: ['sleeping'], blend: 0.35 },
      ]),
    ],
  },
};
