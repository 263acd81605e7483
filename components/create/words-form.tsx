'use client';

import type { ComponentProps } from 'react';
import type { DrawnDraft } from './draft/use-drawn-draft';
import type { TypedDraft } from './draft/use-typed-draft';
import { PromptForm } from './prompt-form';

interface WordsFormProps extends Omit<ComponentProps<typeof PromptForm>, 'isFree'> {
  draft: TypedDraft;
  drawn: DrawnDraft;
  /** Whether the artist is a language model, whose drawing differs from the draft. */
  isModel: boolean;
}

/**
 * The prompt form beside a draft. The built-in artist draws the same in the browser and on the server, so that its
 * draft is what is made. A language model is asked for a drawing of its own. So is the server if drafts have failed.
 */
export function WordsForm({ draft, drawn, isModel, failure, onCreate, ...form }: WordsFormProps) {
  const makesDraft = !isModel && draft.failure === null;
  const { refusal } = drawn;
  const refused =
    makesDraft && refusal && refusal.of === (draft.shown?.sheet ?? null)
      ? { message: refusal.message, refunded: false }
      : null;
  return (
    <PromptForm
      {...form}
      failure={failure ?? refused}
      isFree={makesDraft}
      onCreate={(input) => (makesDraft ? void drawn.use(draft.latest()) : onCreate(input))}
    />
  );
}
