'use client';

import { useEffect, useRef, useState } from 'react';
import { send, type ApiResponse, type Filled, type Trial } from './call';

/**
 * Sends a form, one at a time, and aborts the request when the page is left. `problem` is an error message for the
 * user.
 */
export function useTrialRun(trial: Trial, filled: Filled) {
  const [answer, setAnswer] = useState<ApiResponse | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const calling = useRef<AbortController | null>(null);
  const stop = () => calling.current?.abort();
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
  return { answer, problem, busy, setProblem, run, stop };
}
