import { ACCESS_TITLES } from '@/lib/contract/access';
import { PRICE_TITLES } from '@/lib/contract/prices';
import type { Operation } from '@/lib/contract/reference/model';
import { Anchor } from '../anchor';
import { CodeText } from '../code';
import { trialOf } from '../try-it/call';
import { TryIt } from '../try-it/try-it';
import { Fields, ObjectLink, ShapeView } from './fields';
import { MethodName } from './method-name';
import { Part } from './part';
import { Said } from './said';
import { Samples } from './samples';

/** An endpoint: what it does and costs, what it takes, what it answers, how to call it, and a form to try it. */
export function OperationView({ operation, signedIn }: { operation: Operation; signedIn: boolean }) {
  const {
    id,
    title,
    description,
    method,
    path,
    access,
    credits,
    path_parameters: places,
    query,
    body,
    answers,
    job_result: result,
    errors,
    samples,
  } = operation;
  const json = JSON.stringify(answers.find(({ example }) => example !== null)?.example, null, 2);
  return (
    <section aria-labelledby={id} className="border-t pt-10 not-first:mt-12 first:border-0">
      <h2 id={id} className="group scroll-mt-20 text-title font-semibold">
        {title}
        <Anchor id={id} title={title} />
      </h2>
      <p className="mt-2 flex items-center gap-2.5 wrap-anywhere">
        <MethodName method={method} />
        <code className="code">{path}</code>
      </p>
      <p className="said mt-3 text-[0.9375rem] leading-relaxed text-pretty">
        <Said text={description} />
      </p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt className="text-muted">Who may call</dt>
        <dd>{ACCESS_TITLES[access]}</dd>
        <dt className="text-muted">Credits</dt>
        <dd>
          {credits.length === 0 ? (
            'Free.'
          ) : (
            <ul>
              {credits.map((price) => (
                <li key={price.action}>
                  <span className="font-medium tabular-nums">{price.credits}</span>{' '}
                  <span className="text-muted">{PRICE_TITLES[price.action]}</span>
                </li>
              ))}
            </ul>
          )}
        </dd>
      </dl>
      <Samples>
        {[
          {
            id: 'curl',
            title: 'curl',
            text: samples.curl,
            view: <CodeText text={samples.curl} language="sh" label="curl code" />,
          },
          {
            id: 'typescript',
            title: 'TypeScript',
            text: samples.typescript,
            view: <CodeText text={samples.typescript} language="ts" label="TypeScript code" />,
          },
          ...(json
            ? [
                {
                  id: 'answer',
                  title: 'Answer',
                  text: json,
                  view: <CodeText text={json} language="json" label="Answer" />,
                },
              ]
            : []),
        ]}
      </Samples>
      <TryIt trial={trialOf(operation)} signedIn={signedIn} />
      {places.length + query.length > 0 ? (
        <Part title="Parameters">
          <Fields fields={[...places, ...query]} />
        </Part>
      ) : null}
      {body ? (
        <Part title="Body">
          {body.form ? (
            <>
              <p className="text-muted">As a form, with a file:</p>
              <ShapeView shape={body.form} />
              <p className="pt-2 text-muted">Or as JSON:</p>
            </>
          ) : null}
          <ShapeView shape={body.shape} />
        </Part>
      ) : null}
      <Part title="Answers">
        <ul className="divide-y">
          {answers.map(({ status, description: said, types, shape }) => (
            <li key={status} className="py-2.5">
              <p>
                <span className="font-semibold tabular-nums">{status}</span>{' '}
                {shape?.name ? <ObjectLink name={shape.name} /> : null}{' '}
                <span className="text-muted">
                  {shape ? '' : `${types.join(', ')} · `}
                  {said}
                </span>
              </p>
              {shape && !shape.name ? <ShapeView shape={shape} answered /> : null}
            </li>
          ))}
          {result ? (
            <li className="py-2.5">
              <p className="said text-muted">
                The job&apos;s <code className="code">result</code>, once it has succeeded:
              </p>
              <ShapeView shape={result} answered />
            </li>
          ) : null}
        </ul>
      </Part>
      <Part title="Errors">
        <ul className="flex flex-col gap-1.5 py-2">
          {errors.map(({ status, codes }) => (
            <li key={status} className="said flex flex-wrap items-baseline gap-x-2 gap-y-1">
              <span className="font-semibold tabular-nums">{status}</span>
              {codes.map((code) => (
                <code key={code} className="code">
                  {code}
                </code>
              ))}
            </li>
          ))}
        </ul>
      </Part>
    </section>
  );
}
