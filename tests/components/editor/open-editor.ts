import { createEditor, type Editor } from '@/components/editor/state/editor';
import type { Animation } from '@/lib/contract/animation';
import { createService, type Service } from './service';

interface OpenEditor {
  service: Service;
  editor: Editor;
  /** The messages that the editor has shown. */
  said: string[];
}

/** An editor of the mascot of a service, as one tab has it. */
export function openEditor(
  service: Service = createService(),
  { animations = [], ...more }: { animations?: Animation[]; spent?: () => void } = {},
): OpenEditor {
  const said: string[] = [];
  const editor = createEditor({
    mascot: service.mascot(),
    spec: service.spec(),
    animations,
    client: service.client,
    tell: (message) => said.push(message),
    ...more,
  });
  return { service, editor, said };
}
