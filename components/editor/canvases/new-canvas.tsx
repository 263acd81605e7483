'use client';

import { clsx } from 'clsx';
import { Bot, MessageCircle, Plus, Signpost, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { CANVAS_TEMPLATES } from '@/lib/core/canvas/templates';
import type { CanvasTemplateName } from '@/lib/core/canvas/schema';
import { Spinner } from '../../ui/spinner';
import { BLANK_GRAPH, type CanvasRecipe } from '../state/canvases';

const ICONS: Record<CanvasTemplateName, LucideIcon> = { chatbot: MessageCircle, ai_agent: Bot, onboarding: Signpost };

/** The first sentence of a description. */
const firstSentence = (text: string) => text.split(/(?<=[.]) /, 1)[0] ?? text;

/** Creates a canvas from a template, or an empty one. */
export function NewCanvas({ onMake }: { onMake: (body: CanvasRecipe) => Promise<void> }) {
  const [making, setMaking] = useState<string | null>(null);
  const make = (key: string, body: CanvasRecipe) => {
    setMaking(key);
    void onMake(body).finally(() => setMaking(null));
  };
  return (
    <section className="flex flex-col gap-2">
      <h2 className="px-1 text-small font-medium text-muted">New canvas</h2>
      <ul className="flex flex-col gap-1.5">
        {CANVAS_TEMPLATES.map(({ id, title, description }) => (
          <li key={id}>
            <Choice
              icon={ICONS[id]}
              title={title}
              text={firstSentence(description)}
              busy={making === id}
              disabled={making !== null}
              onClick={() => make(id, { template: id, name: title })}
            />
          </li>
        ))}
        <li>
          <Choice
            icon={Plus}
            title="Blank"
            text="One state that idles."
            busy={making === 'blank'}
            disabled={making !== null}
            onClick={() => make('blank', { graph: BLANK_GRAPH, name: 'Canvas' })}
          />
        </li>
      </ul>
    </section>
  );
}

function Choice({
  icon: Icon,
  title,
  text,
  busy,
  disabled,
  onClick,
}: {
  icon: LucideIcon;
  title: string;
  text: string;
  busy: boolean;
  disabled: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      disabled={disabled}
      aria-busy={busy || undefined}
      onClick={onClick}
      className={clsx(
        'flex w-full gap-3 rounded-ui p-2.5 text-left shadow-[inset_0_0_0_1px_var(--line)] transition-shadow',
        'hover:shadow-[inset_0_0_0_1px_var(--line-strong)] disabled:opacity-60',
      )}
    >
      <span className="mt-0.5 text-muted">{busy ? <Spinner /> : <Icon aria-hidden className="size-4" />}</span>
      <span className="min-w-0">
        <span className="block font-medium">{title}</span>
        <span className="block text-small text-muted">{text}</span>
      </span>
    </button>
  );
}
