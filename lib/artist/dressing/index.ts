export { putOn } from './put-on';
export { takeOff } from './take-off';
export { wornBy } from './worn';
