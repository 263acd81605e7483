import type { StageTools } from '../../stage/stage';
import type { Editor } from '../state/editor';
import { steadily } from '../../hooks/steadily';

/** The tools of the editor's stage; their code is loaded after the stage is shown. */
export function lateTools(editor: Editor): StageTools {
  let tools: StageTools | null = null;
  return {
    listen(floor) {
      let end: (() => void) | null = null;
      let gone = false;
      void steadily(() => import('./tools')).then(({ createTools }) => {
        tools ??= createTools(editor);
        if (!gone) end = tools.listen(floor);
      });
      return () => {
        gone = true;
        end?.();
      };
    },
    taken: (event) => tools?.taken(event) ?? false,
  };
}
