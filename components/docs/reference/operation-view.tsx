import { ACCESS_TITLES } from '@/lib/contract/access';
import { PRICE_TITLES } from '@/lib/contract/prices';
import type { Operation } from '@/lib/contract/reference/model';
import { Anchor } from '../anchor';
import { trialOf } from '../try-it/call';
import { TryIt } from '../try-it/try-it';
import { AnswersPart } from './answers-part';
import { Fields, ShapeView } from './fields';
import { MethodName } from './method-name';
import { OperationSamples } from './operation-samples';
import { Part } from './part';
import { Prose } from './said';

/** An endpoint: description, price, input, answers, samples, and a form to try it. */
export function OperationView({ operation, signedIn }: { operation: Operation; signedIn: boolean }) {
  const { id, title, description, method, path, path_parameters: places, query, body } = operation;
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
        <Prose text={description} />
      </p>
      <CallFacts operation={operation} />
      <OperationSamples operation={operation} />
      <TryIt trial={trialOf(operation)} signedIn={signedIn} />
      {places.length + query.length > 0 ? (
        <Part title="Parameters">
          <Fields fields={[...places, ...query]} />
        </Part>
      ) : null}
      {body ? <BodyPart body={body} /> : null}
      <AnswersPart answers={operation.answers} result={operation.job_result} />
      <ErrorsPart errors={operation.errors} />
    </section>
  );
}

/** The access to an endpoint, and its price. */
function CallFacts({ operation: { access, credits } }: { operation: Operation }) {
  return (
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
  );
}

/** The input of an endpoint: as JSON, and as a form where it takes a file. */
function BodyPart({ body }: { body: NonNullable<Operation['body']> }) {
  return (
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
  );
}

/** The error codes that an endpoint may answer, by status. */
function ErrorsPart({ errors }: Pick<Operation, 'errors'>) {
  return (
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
  );
}
