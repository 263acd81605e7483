import { draw } from '../raster/pool';
import type * as readings from './reading-worker';

type Readings = typeof readings;
type Reading = { [Name in keyof Readings]: Readings[Name] extends (input: never) => unknown ? Name : never }[keyof Readings];

/** Has a thread read something of a site, beside all that the server does: a page, a style sheet, or the facts of all of it. */
export const reading = <Name extends Reading>(name: Name, input: Parameters<Readings[Name]>[0]): Promise<ReturnType<Readings[Name]>> =>
  draw(name, input) as Promise<ReturnType<Readings[Name]>>;
