export { figureOf, type MeasuredFigure } from './figure-of';
export { putOn, type Dressed } from './put-on';
export { takeOff, type DressOptions } from './take-off';
export { wornBy } from './worn';
