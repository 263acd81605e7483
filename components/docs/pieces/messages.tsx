'use client';

import { toast } from '../../layers/toast';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Progress } from '../../ui/progress';
import { ProgressNote } from '../../ui/progress-note';
import { Skeleton } from '../../ui/skeleton';
import { Spinner } from '../../ui/spinner';
import { Piece } from './piece';

/** Messages, empty states and progress. */
export function Messages() {
  return (
    <>
      <Piece name="Notice">
        <Notice title="No webhooks yet" action={<Button size="small">Add one</Button>}>
          A webhook tells your server when a job has ended.
        </Notice>
      </Piece>
      <Piece name="Progress">
        <Progress label="Not begun" percent={0} />
        <Progress label="Drawing" percent={40} />
        <Progress label="Of unknown length" percent={null} />
      </Piece>
      <Piece name="ProgressNote">
        <ProgressNote label="Drawing" percent={40} text="Drawing the ears" costUsd={0.024} />
      </Piece>
      <Piece name="Skeleton, Spinner">
        <Skeleton className="h-8 w-32" />
        <Spinner />
      </Piece>
      <Piece name="Toasts">
        <Button look="secondary" onClick={() => toast.success('Saved.')}>
          Success
        </Button>
        <Button look="secondary" onClick={() => toast.error('It could not be saved.')}>
          Error
        </Button>
      </Piece>
    </>
  );
}
