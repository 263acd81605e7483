/** An action on entry to a state in a dotLottie file; a text value names an input (`$name`) or the clock. */
export type Action =
  | { type: 'SetFrame'; value: number }
  | { type: 'SetString'; inputName: string; value: string }
  | { type: 'SetNumeric' | 'Increment' | 'Decrement' | 'Multiply'; inputName: string; value: number | string }
  | { type: 'Clamp'; inputName: string; min: number }
  | { type: 'FireCustomEvent'; value: string }
  | { type: 'Fire'; inputName: string };
/** An input, in a dotLottie file. */
export type Input =
  | { type: 'Boolean'; name: string; value: boolean }
  | { type: 'Numeric'; name: string; value: number }
  | { type: 'String'; name: string; value: string }
  | { type: 'Event'; name: string };
