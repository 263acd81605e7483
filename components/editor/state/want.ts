import { expectField } from '../../hooks/type-ahead';
import type { Editor, FocusField } from './editor';

/** Has a field take the cursor, and what is typed until it is there. */
export function want({ store }: Editor, wanted: FocusField): void {
  store.setState({ wanted });
  expectField();
}
