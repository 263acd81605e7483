import type { Sending } from '@/lib/contract/reference/model';
import { Anchor } from '../anchor';
import { CodeText } from '../code';
import { Fields, ShapeView } from './fields';
import { MethodName } from './method-name';
import { Part } from './part';
import { Prose } from './said';
import { Samples } from './samples';

/**
 * A request that the service sends to the user's URL: when, its headers and body, and how responses are interpreted.
 */
export function SendingView({ sending }: { sending: Sending }) {
  const { id, event, title, description, headers, body, answers } = sending;
  const json = JSON.stringify(body.examples[0]?.value, null, 2);
  const sent = headers.map(({ name, example }) => `${name}: ${example}`).join('\n');
  return (
    <section aria-labelledby={id} className="mt-12 border-t pt-10">
      <h2 id={id} className="group scroll-mt-20 text-title font-semibold">
        {title}
        <Anchor id={id} title={title} />
      </h2>
      <p className="mt-2 flex flex-wrap items-center gap-2.5">
        <MethodName method="POST" />
        <span>to your address</span>
        <code className="code">{event}</code>
      </p>
      <p className="said mt-3 text-[0.9375rem] leading-relaxed text-pretty">
        <Prose text={description} />
      </p>
      <Samples>
        {[
          {
            id: 'body',
            title: 'Body',
            text: json,
            view: <CodeText text={json} language="json" label={`Body of ${event}`} />,
          },
          {
            id: 'headers',
            title: 'Headers',
            text: sent,
            view: <CodeText text={sent} language="http" label={`Headers of ${event}`} />,
          },
        ]}
      </Samples>
      <Part title="Headers">
        <Fields fields={headers} answered />
      </Part>
      <Part title="Body">
        <ShapeView shape={body.shape} answered />
      </Part>
      <Part title="Your answer">
        <ul className="divide-y">
          {answers.map(({ status, description: said }) => (
            <li key={status} className="py-2.5">
              <span className="font-semibold">{status}</span> <span className="text-muted">{said}</span>
            </li>
          ))}
        </ul>
      </Part>
    </section>
  );
}
