import { expectField } from '../../hooks/type-ahead';
import type { Editor, Field } from './editor';

/** Has a field take the cursor, and what is typed until it is there. */
export function want({ store }: Editor, wanted: Field): void {
  store.setState({ wanted });
  expectField();
}
