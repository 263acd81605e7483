'use client';

import { useMemo, useState, type ReactNode } from 'react';
import type { CharacterTraits, ItemPlace, WardrobeItem } from '@/lib/core/sheet/drawn-sheet';
import type { CharacterSheet } from '@/lib/core/sheet/schema';
import { Announced } from '../../ui/announced';
import { Button } from '../../ui/button';
import { Confirm } from '../../ui/confirm';
import { Segmented } from '../../ui/segmented';
import { Skeleton } from '../../ui/skeleton';
import { useEditor, useEditorState } from '../state/context';
import type { ChoiceGroup } from '../state/editor';
import { editOf } from '../work/works';
import { BodyChoices } from './body-choices';
import { createChooser, type CharacterChoice } from './chooser';
import { drawerOf } from './drawer-of';
import { FaceChoices } from './face-choices';
import { NoSheet } from './no-sheet';
import { StyleChoices } from './style-choices';
import { useCharacter, useWardrobe } from './use-character';
import { PropChoices } from './prop-choices';
import { WardrobeChoices } from './wardrobe-choices';

/** The choices of the mascot's character sheet. Each is shown as a picture of the mascot with that choice. */
export function CharacterPanel() {
  const { sheet, traits, isReading, isChanged, isEarlier, failure, retry } = useCharacter();
  // Requested early, so that the worker starts while the sheet is read.
  const items = useWardrobe();
  const isEdited = useEditorState(({ works }) => editOf({ works }) !== null);
  if (failure)
    return (
      <div role="alert" className="flex flex-col items-start gap-3 p-4">
        <p>{failure}</p>
        <Button size="small" onClick={retry}>
          Try again
        </Button>
      </div>
    );
  if (!isReading && !sheet) return <NoSheet />;
  if (!sheet || !traits) return <PanelSkeleton />;
  return (
    <fieldset disabled={isEdited} className="min-w-0">
      {isEdited ? (
        <p className="px-4 pt-3 text-muted">An edit is being drawn. The character can be changed when it is done.</p>
      ) : null}
      <Choices sheet={sheet} traits={traits} items={items} isChanged={isChanged} isEarlier={isEarlier} />
    </fieldset>
  );
}

const PanelSkeleton = () => (
  <div aria-busy className="flex flex-col gap-3 p-4">
    <Skeleton className="h-8" />
    <div className="grid grid-cols-3 gap-2">
      {Array.from({ length: 9 }, (_, index) => (
        <Skeleton key={index} className="h-24" />
      ))}
    </div>
  </div>
);

const GROUPS = [
  { value: 'body', label: 'Body' },
  { value: 'face', label: 'Face' },
  { value: 'style', label: 'Style' },
  { value: 'clothes', label: 'Clothes' },
  { value: 'props', label: 'Props' },
] as const satisfies readonly { value: ChoiceGroup; label: string }[];

/** The places of clothes. */
const CLOTHES: readonly ItemPlace[] = ['head', 'face', 'neck', 'trunk', 'legs', 'feet', 'hands', 'back'];

interface ChoicesProps {
  sheet: CharacterSheet;
  traits: CharacterTraits;
  /** Null until they are loaded. */
  items: readonly WardrobeItem[] | null;
  isChanged: boolean;
  isEarlier: boolean;
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="border-b px-4 py-3 text-small text-muted">{children}</p>
);

/** The choices of the expanded group. */
function Choices({ sheet, traits, items, isChanged, isEarlier }: ChoicesProps) {
  const { store } = useEditor();
  const group = useEditorState(({ choices }) => choices);
  const setGroup = (choices: ChoiceGroup) => store.setState({ choices });
  const { choose, settle, said, dialog } = useChoosing(isChanged);
  const props = { sheet, traits, choose, onSettle: settle };
  return (
    <>
      <div className="sticky top-0 z-10 flex border-b bg-surface px-3 py-2 *:grow">
        <Segmented label="Choices" value={group} options={GROUPS} onChange={setGroup} />
      </div>
      {isChanged ? (
        <Note>
          This drawing was changed since it was drawn from its character sheet. A choice here draws it anew, without
          those changes.
        </Note>
      ) : null}
      {isEarlier ? (
        <Note>
          This mascot was drawn some time ago, and the artist draws otherwise today. A choice here draws all of it anew;
          Undo brings it back.
        </Note>
      ) : null}
      {group === 'body' ? <BodyChoices {...props} /> : null}
      {group === 'face' ? <FaceChoices {...props} /> : null}
      {group === 'style' ? <StyleChoices {...props} /> : null}
      {group === 'clothes' && items ? (
        <WardrobeChoices {...props} items={items} places={CLOTHES} what="clothes" />
      ) : null}
      {group === 'props' && items ? <PropChoices {...props} items={items} /> : null}
      {(group === 'clothes' || group === 'props') && !items ? <PanelSkeleton /> : null}
      <Announced text={said} />
      {dialog}
    </>
  );
}

/**
 * Gives a function that applies a choice of the panel to the character sheet. If the drawing was edited by hand, it
 * first asks for confirmation, because redrawing from the sheet would overwrite those edits.
 */
function useChoosing(isChanged: boolean) {
  const editor = useEditor();
  const chooser = useMemo(() => createChooser(editor, drawerOf(editor)), [editor]);
  const [said, setSaid] = useState('');
  const [asked, setAsked] = useState<CharacterChoice | null>(null);
  const make = (choice: CharacterChoice) => void chooser.choose(choice).then(() => setSaid(choice.label));
  const dialog = (
    <Confirm
      open={asked !== null}
      onOpenChange={(open) => {
        if (!open) setAsked(null);
      }}
      title="Draw it anew?"
      body={
        'The drawing was changed since it was drawn from its character sheet. ' +
        'This choice draws it anew, without those changes. Undo brings them back.'
      }
      action="Draw it anew"
      cancel="Keep the changes"
      onConfirm={() => {
        if (asked) make(asked);
      }}
    />
  );
  return {
    choose: (choice: CharacterChoice) => (isChanged ? setAsked(choice) : make(choice)),
    settle: () => void chooser.settle(),
    said,
    dialog,
  };
}
