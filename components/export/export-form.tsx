'use client';

import { ChevronRight } from 'lucide-react';
import { useEditor } from '../editor/state/context';
import { Button } from '../ui/button';
import { cardOf, choosePlace, type Choices, toggleFormat } from './choices';
import { ChosenFiles } from './chosen-files';
import { type ExportScene, factsOf } from './facts';
import { FormatCards } from './format-cards';
import { LiveLook } from './live-look';
import { type ExportOffer, OptionFields } from './option-fields';
import { PlaceList } from './place-list';
import { placeOf } from './places';
import type { StillSubject } from './still-address';
import { useSizes } from './use-sizes';

interface ExportFormProps {
  choices: Choices;
  onChange: (choices: Choices) => void;
  offer: ExportOffer;
  scene: ExportScene | null;
  still: StillSubject;
  onExport: () => void;
}

/** The export form: destination, formats, options, and a preview. */
export function ExportForm({ choices, onChange, offer, scene, still, onExport }: ExportFormProps) {
  const place = placeOf(choices.place);
  const sizeOf = useSizes(choices, scene);
  const toggle = (format: Choices['looked']) => onChange(toggleFormat(choices, format));
  const refused = scene !== null && choices.formats.some((format) => factsOf(format, choices, scene).refusal !== null);
  return (
    <form
      className="-mb-5 flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onExport();
      }}
    >
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-[11rem_minmax(0,1fr)] lg:grid-cols-[11rem_minmax(0,1fr)_18rem]">
        <div className="flex min-w-0 flex-col gap-3">
          <PlaceList value={choices.place} onChange={(next) => onChange(choosePlace(choices, next))} />
          {place.embeds ? <EmbedInstead /> : null}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <FormatCards key={place.id} place={place} chosen={choices.formats} onToggle={toggle} />
          {choices.formats.length > 0 ? (
            <OptionFields choices={choices} offer={offer} onChange={(part) => onChange({ ...choices, ...part })} />
          ) : null}
        </div>
        <div className="flex min-w-0 flex-col gap-2 max-lg:col-span-full max-sm:order-first">
          <LiveLook choices={choices} scene={scene} still={still} />
          <ChosenFiles
            choices={choices}
            scene={scene}
            sizeOf={sizeOf}
            onLook={(looked) => onChange({ ...choices, looked })}
            onRemove={toggle}
          />
        </div>
      </div>
      <div className="sticky -bottom-5 -mx-5 flex justify-end border-t bg-raised px-5 py-3">
        <Button type="submit" look="primary" disabled={choices.formats.length === 0 || refused}>
          {actionOf(choices)}
        </Button>
      </div>
    </form>
  );
}

function actionOf({ formats: [first, ...rest] }: Choices): string {
  if (!first) return 'Choose a format';
  return rest.length === 0 ? `Export ${cardOf(first).title}` : `Export ${rest.length + 1} files`;
}

/** Suggests the embed code where a live mascot can do more than a file. */
function EmbedInstead() {
  const editor = useEditor();
  return (
    <p className="px-3 text-small text-muted max-sm:px-0">
      A live embed reacts to visitors and stays up to date.{' '}
      <button
        type="button"
        onClick={() => editor.store.setState({ dialog: 'share' })}
        className="inline-flex items-center rounded-[3px] text-accent hover:underline"
      >
        Embed it instead
        <ChevronRight aria-hidden className="size-3" />
      </button>
    </p>
  );
}
