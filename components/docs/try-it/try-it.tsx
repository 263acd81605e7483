'use client';

import { Play } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { Confirm } from '../../ui/confirm';
import { AnswerView } from './answer-view';
import { missingIn, warningOf, type Filled, type Trial } from './call';
import { RequestForm } from './request-form';
import { useTrialRun } from './use-trial-run';

/** A button that opens a form: fill it in, send it with the current session, see the answer. */
export function TryIt({ trial, signedIn }: { trial: Trial; signedIn: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-4">
      <Button onClick={() => setOpen(!isOpen)} aria-expanded={isOpen} aria-label={`Try it: ${trial.title}`}>
        <Play aria-hidden className="size-3.5" />
        Try it
      </Button>
      {isOpen ? (
        <div className="mt-3 rounded-ui bg-surface p-4 shadow-[0_0_0_1px_var(--line)]">
          {signedIn || trial.isPublic ? <Running trial={trial} /> : <SignIn then={trial.id} />}
        </div>
      ) : null}
    </div>
  );
}

/** A link to sign in, which returns to the part of this page with that id. */
function SignIn({ then }: { then: string }) {
  const next = `${usePathname()}#${then}`;
  return (
    <p>
      Sign in to send this with your own session.{' '}
      <Link
        href={`/sign-in?${new URLSearchParams({ next })}`}
        className="rounded-ui font-medium text-accent underline underline-offset-3"
      >
        Sign in
      </Link>
    </p>
  );
}

/** An endpoint's form and its answer; confirms calls that cost credits or delete. */
function Running({ trial }: { trial: Trial }) {
  const [filled, setFilled] = useState<Filled>({
    places: {},
    query: {},
    body: trial.examples[0]?.text ?? '',
    file: null,
  });
  const [asking, setAsking] = useState<string | null>(null);
  const { answer, problem, busy, setProblem, run, stop } = useTrialRun(trial, filled);
  const submit = () => {
    const missing = missingIn(trial, filled);
    setProblem(missing);
    if (missing) return;
    const warning = warningOf(trial, filled);
    if (warning) setAsking(warning);
    else void run();
  };

  return (
    <>
      <RequestForm trial={trial} filled={filled} onChange={setFilled} onSubmit={submit} busy={busy} onStop={stop} />
      <div aria-live="polite">
        {problem ? (
          <p role="alert" className="mt-3 text-danger">
            {problem}
          </p>
        ) : null}
        {answer ? <AnswerView answer={answer} /> : null}
      </div>
      <Confirm
        open={asking !== null}
        onOpenChange={() => setAsking(null)}
        title={`${trial.title}?`}
        body={asking ?? ''}
        action="Send it"
        cancel="Do not send"
        onConfirm={() => void run()}
      />
    </>
  );
}
