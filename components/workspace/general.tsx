'use client';

import { useState } from 'react';
import type { Workspace } from '@/lib/contract/workspace';
import { atLeast } from '@/lib/contract/access';
import { LIMITS } from '@/lib/core/limits';
import { at, client } from '../hooks/client';
import { useAction } from '../hooks/use-action';
import { DataExport } from '../settings/data-export';
import { PageHead, Section } from '../settings/section';
import { Form } from '../ui/form';
import { Field, Input } from '../ui/input';
import { Leaving } from './leaving';
import { PlanChoice } from './plan-choice';

interface GeneralProps {
  workspace: Workspace;
  personal: boolean;
  userId: string;
  /** The total size of the workspace's files. */
  bytes: number;
}

/** The workspace's name, plan and data export, and leaving or deleting it. */
export function General({ workspace, personal, userId, bytes }: GeneralProps) {
  const admin = atLeast(workspace.role, 'admin');
  return (
    <>
      <PageHead
        title="General"
        note={
          personal
            ? 'Your personal workspace.'
            : 'A team workspace. You are ' +
              `${workspace.role === 'owner' ? 'its owner' : workspace.role === 'admin' ? 'an admin' : 'a member'}` +
              '.'
        }
      />
      <Section title="Name">{admin ? <NameForm name={workspace.name} /> : <p>{workspace.name}</p>}</Section>
      <PlanChoice plan={workspace.plan} seats={workspace.seats} owner={workspace.role === 'owner'} />
      {admin ? <WorkspaceData bytes={bytes} /> : null}
      {personal ? null : <Leaving workspace={workspace} userId={userId} />}
    </>
  );
}

function WorkspaceData({ bytes }: { bytes: number }) {
  return (
    <Section
      title="Your data"
      note="Specs, motions, canvases, files, jobs, credits, people and the audit log, as one ZIP without secrets."
    >
      <DataExport address="/api/v1/workspace/export" action="Export workspace" bytes={bytes} />
    </Section>
  );
}

function NameForm({ name: kept }: { name: string }) {
  const [name, setName] = useState(kept);
  const { run } = useAction();
  const next = name.trim();
  const save = () =>
    run(() => client.call(at('PATCH /workspace'), { body: { name: next } }), {
      done: 'The name is saved.',
      failed: 'The name could not be saved.',
    });
  return (
    <div className="max-w-96">
      <Form action="Save" failed="The name could not be saved." onSubmit={save} disabled={!next || next === kept}>
        {(error) => (
          <Field label="Workspace name" htmlFor="workspace-name" error={error}>
            <Input
              id="workspace-name"
              value={name}
              maxLength={LIMITS.workspaceName.max}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
        )}
      </Form>
    </div>
  );
}
