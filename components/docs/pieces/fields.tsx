'use client';

import { useId, useState } from 'react';
import { EditableName } from '../../ui/editable-name';
import { FindField } from '../../ui/find-field';
import { Form } from '../../ui/form';
import { Field, Input, Textarea } from '../../ui/input';
import { NumberField } from '../../ui/number-field';
import { Piece } from './piece';

/** Fields with a hint, an error and a form around them. */
export function Fields() {
  const id = useId();
  const [name, setName] = useState('Clover');
  const [renaming, setRenaming] = useState(false);
  const [angle, setAngle] = useState(20);
  const [sought, setSought] = useState('');
  return (
    <>
      <Piece name="Field with an Input">
        <Field label="Name" htmlFor={`${id}name`} hint="Others in the workspace see it.">
          <Input id={`${id}name`} defaultValue="Clover" />
        </Field>
        <Field label="Address" htmlFor={`${id}address`} error="This is no address. Check its spelling.">
          <Input id={`${id}address`} defaultValue="clover at example" />
        </Field>
        <Field label="Plan" htmlFor={`${id}plan`}>
          <Input id={`${id}plan`} defaultValue="Free" disabled />
        </Field>
      </Piece>
      <Piece name="Field with a Textarea">
        <Field label="Prompt" htmlFor={`${id}prompt`}>
          <Textarea id={`${id}prompt`} rows={3} placeholder="A small blue owl with a scarf" />
        </Field>
      </Piece>
      <Piece name="EditableName">
        <EditableName
          heading="h4"
          name={name}
          maxLength={80}
          renaming={renaming}
          onRenaming={setRenaming}
          onRename={setName}
        />
      </Piece>
      <Piece name="FindField">
        <FindField label="Find a part" value={sought} onChange={setSought} />
      </Piece>
      <Piece name="NumberField">
        <NumberField label="Angle" sign="Angle" unit="°" value={angle} onChange={setAngle} onEnd={() => undefined} />
        <NumberField label="Fixed" sign="X" value={12} disabled onChange={setAngle} onEnd={() => undefined} />
      </Piece>
      <Piece name="Form">
        <Form action="Save" failed="It could not be saved." onSubmit={() => Promise.reject(new Error('It is taken.'))}>
          {(error) => (
            <Field label="Workspace" htmlFor={`${id}workspace`} error={error}>
              <Input id={`${id}workspace`} defaultValue="Team" />
            </Field>
          )}
        </Form>
      </Piece>
    </>
  );
}
