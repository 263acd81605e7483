/** Words and punctuation that end a clause; after `and` the next clause may share its verb or target. */
export const BREAKS: ReadonlyMap<string, 'and' | 'stop'> = new Map([
  ['and', 'and'],
  ['&', 'and'],
  [',', 'and'],
  ['plus', 'and'],
  ['then', 'stop'],
  ['.', 'stop'],
  [';', 'stop'],
  ['!', 'stop'],
  ['?', 'stop'],
  ['\n', 'stop'],
  ['but', 'stop'],
  ['while', 'stop'],
  ['also', 'stop'],
  ['und', 'and'],
  ['y', 'and'],
  ['et', 'and'],
]);
