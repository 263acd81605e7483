import { expectField } from '../../hooks/type-ahead';
import type { Editor, FocusField } from './editor';

/** Focuses a field once it is rendered, and keeps what is typed until then. */
export function want({ store }: Editor, wanted: FocusField): void {
  store.setState({ wanted });
  expectField();
}
