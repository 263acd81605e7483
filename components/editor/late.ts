import { loadColorPicker } from '../color/swatch';
import { LATE_INSPECTORS } from './inspector/inspector-panel';
import { loadTokenDetails } from './palette/palette-row';

/** What the beginnings of gestures need, the soonest needed first. */
export const LATE: readonly (() => Promise<unknown>)[] = [
  ...LATE_INSPECTORS,
  loadColorPicker,
  loadTokenDetails,
  () => import('./timeline/timeline'),
];
