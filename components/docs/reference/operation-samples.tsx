import type { Operation } from '@/lib/contract/reference/model';
import { CodeText } from '../code';
import { Samples } from './samples';

/** A call of an endpoint with curl and in TypeScript, and an example of its answer. */
export function OperationSamples({ operation: { answers, samples } }: { operation: Operation }) {
  const json = JSON.stringify(answers.find(({ example }) => example !== null)?.example, null, 2);
  return (
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
  );
}
