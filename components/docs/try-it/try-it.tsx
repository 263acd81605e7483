'use client';

import { Play } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { Confirm } from '../../ui/confirm';
import { AnswerView } from './answer-view';
import { missingIn, send, warningOf, type ApiResponse, type Filled, type Trial } from './call';
import { RequestForm } from './request-form';

/** A button that opens a form: fill it in, send it with the own session, see what comes back. */
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

/** The way to sign in, and back to the part of this page of that id. */
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

function Running({ trial }: { trial: Trial }) {
  const [filled, setFilled] = useState<Filled>({
    places: {},
    query: {},
    body: trial.examples[0]?.text ?? '',
    file: null,
  });
  const [answer, setAnswer] = useState<ApiResponse | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState<string | null>(null);
  const calling = useRef<AbortController | null>(null);
  useEffect(() => () => calling.current?.abort(), []);

  const run = async () => {
    const controller = new AbortController();
    calling.current = controller;
    setBusy(true);
    setProblem(null);
    setAnswer(null);
    try {
      setAnswer(await send(trial, filled, controller.signal));
    } catch {
      setProblem(controller.signal.aborted ? 'Stopped.' : 'The service could not be reached.');
    }
    setBusy(false);
  };
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
      <RequestForm
        trial={trial}
        filled={filled}
        onChange={setFilled}
        onSubmit={submit}
        busy={busy}
        onStop={() => calling.current?.abort()}
      />
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
