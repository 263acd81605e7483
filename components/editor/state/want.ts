import { expectField } from '../../hooks/type-ahead';
import type { Editor, FocusField } from './editor';

/** Focuses a field once it is rendered, with these words and the text typed until then. */
export function want({ store }: Editor, wanted: FocusField, handed = ''): void {
  store.setState({ wanted, handed });
  expectField();
}
