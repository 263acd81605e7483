'use client';

import { clsx } from 'clsx';
import { useEffect, useMemo, useState } from 'react';
import { ScrolledText } from '../../ui/scrolled-text';
import type { ApiResponse } from './call';

/** The longest text that is shown, in characters; the download contains all of it. */
const MAX_SHOWN_CHARACTERS = 50_000;

/** A response: status, time, headers and body. */
export function AnswerView({ answer }: { answer: ApiResponse }) {
  const { status, milliseconds, headers, type, body } = answer;
  return (
    <section aria-label="Answer" className="mt-4 border-t pt-4">
      <p className="flex flex-wrap items-center gap-x-3 text-small">
        <span className={clsx('font-semibold', status < 400 ? 'text-ink' : 'text-danger')}>Status {status}</span>
        <span className="text-muted tabular-nums">{milliseconds} ms</span>
        <span className="text-muted tabular-nums">{body.size.toLocaleString('en-US')} bytes</span>
        <span className="text-muted">{type}</span>
      </p>
      <details className="mt-2 text-small">
        <summary className="w-fit rounded-ui text-muted hover:text-ink">Headers</summary>
        <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          {headers.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      <BodyView type={type} body={body} />
    </section>
  );
}

function BodyView({ type, body }: { type: string; body: Blob }) {
  const url = useMemo(() => URL.createObjectURL(body), [body]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  // A plain image, because its address is one of bytes that were just fetched.
  if (type.startsWith('image/'))
    return <img src={url} alt="The picture that was answered" className="mt-3 max-h-80 rounded-ui checker" />;
  if (type.startsWith('video/'))
    return <video src={url} controls className="mt-3 max-h-80 rounded-ui" aria-label="The video in the response" />;
  return <TextView type={type} body={body} url={url} />;
}

function TextView({ type, body, url }: { type: string; body: Blob; url: string }) {
  const [text, setText] = useState('');
  const isText = /json|text|xml/.test(type);
  useEffect(() => {
    let stale = false;
    if (isText)
      void body.text().then((read) => {
        if (!stale) setText(type.endsWith('json') ? pretty(read) : read);
      });
    return () => {
      stale = true;
    };
  }, [body, isText, type]);
  return (
    <>
      {text ? (
        <ScrolledText role="group" label="Body" className="mt-3 max-h-96 rounded-ui bg-stage p-3">
          <code className="code">{text.slice(0, MAX_SHOWN_CHARACTERS)}</code>
        </ScrolledText>
      ) : null}
      {!isText || text.length > MAX_SHOWN_CHARACTERS ? (
        <p className="mt-2 text-small">
          <a href={url} download className="rounded-ui text-accent underline underline-offset-3">
            Save the whole body
          </a>
        </p>
      ) : null}
    </>
  );
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
