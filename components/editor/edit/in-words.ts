import { PRICES } from '@/lib/contract/prices';
import type { WordsRow } from '../../command-bar/bar-state';
import { messageOf } from '../../hooks/message-of';
import { creditsText } from '../../shell/price';
import type { Editor } from '../state/editor';
import { want } from '../state/want';
import { editOf } from '../work/works';
import { aboutSelected, pointedPart } from './about';
import { askForEdit } from './ask';

/** Text with fewer words is a search or the start of an instruction, and is not sent. */
const MIN_WORDS = 2;

/**
 * The row of the command bar for text that is not a command. An instruction names what it changes and its price, and is
 * sent at once. A single word is passed to the field for edits, as is every text while an edit is running.
 */
export function editRow(editor: Editor, words: string): WordsRow {
  const { selection, works } = editor.store.getState();
  const instruction = aboutSelected(words, selection.parts);
  if (words.split(/\s+/).length < MIN_WORDS || editOf({ works }))
    return { title: `Describe a change: “${words}”`, run: () => describe(editor, instruction) };
  return {
    title: `Change the ${pointedPart(words, selection.parts) ?? 'mascot'}: “${words}”`,
    note: creditsText(PRICES.edit.credits),
    run: () => void send(editor, instruction),
  };
}

/** Opens the panel for edits with this text in its field. */
function describe(editor: Editor, instruction: string): void {
  editor.store.setState({ panel: 'edit' });
  want(editor, 'edit', instruction);
}

/** Requests an edit and shows its progress. The text of a refused request is passed to the field. */
async function send(editor: Editor, instruction: string): Promise<void> {
  editor.store.setState({ panel: 'edit' });
  try {
    await askForEdit(editor, instruction);
  } catch (error) {
    describe(editor, instruction);
    editor.tell(messageOf(error, 'The request could not be sent. Try again.'), 'failed');
  }
}
