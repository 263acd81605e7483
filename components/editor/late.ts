import { loadColorPicker } from '../color/swatch';
import { LATE_INSPECTORS } from './inspector/inspector-panel';
import { loadTokenDetails } from './palette/palette-row';

/** Loaders of code that the first gestures need, the most urgent first. */
export const LATE: readonly (() => Promise<unknown>)[] = [
  ...LATE_INSPECTORS,
  loadColorPicker,
  loadTokenDetails,
  () => import('./timeline/timeline'),
];
