import { expectField } from '../../hooks/type-ahead';
import type { Editor, FocusField } from './editor';

/** Focuses a field once it is rendered. Inserts `handed`, and the text that is typed until then. */
export function want({ store }: Editor, wanted: FocusField, handed = ''): void {
  store.setState({ wanted, handed });
  expectField();
}
