import type { Move } from '../../manner';
import { nodOff } from './nod-off';
import { powerDown } from './power';
import { wakeUp } from './wake-up';

/** Moves that fall asleep and wake up; machines power down and start up. */
export const SLEEPINESS = {
  nod_off: {
    title: 'nod off',
    words: [
      'nod off',
      'fall asleep',
      'nod off ~to sleep',
      'drift off',
      'doze off',
      'go ~to sleep',
      'fall ~to sleep',
      'get sleepy',
      'drop off',
      'pass into sleep',
      'drift ~off ~to sleep',
      'go ~to bed',
    ],
    seconds: 4.6,
    kind: 'once',
    by: 'body',
    compose: nodOff,
  },
  power_down: {
    title: 'power down',
    words: [
      'power down',
      'shut down',
      'switch off',
      'turn off',
      'power off',
      'run ~out ~of power',
      'run ~out ~of battery',
    ],
    seconds: 3.4,
    kind: 'once',
    by: 'body',
    compose: powerDown,
  },
  wake: {
    title: 'wake up',
    words: [
      'wake up',
      'wake',
      'awake',
      'awaken',
      'get up',
      'stand up',
      'rise',
      'come ~to life',
      'power up',
      'boot up',
      'get ~back up',
      'turn on',
      'start up',
      'reboot',
      'restart',
      'switch on',
      'power on',
      'straighten up',
    ],
    seconds: 2.6,
    kind: 'once',
    by: 'body',
    compose: wakeUp,
  },
} satisfies Record<string, Move>;
