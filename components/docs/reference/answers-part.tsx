import type { Operation, Shape } from '@/lib/contract/reference/model';
import { ObjectLink, ShapeView } from './fields';
import { Part } from './part';

interface AnswersPartProps {
  answers: Operation['answers'];
  /** The result of the endpoint's job; null if it starts none. */
  result: Shape | null;
}

/** The responses of an endpoint by status, and the result of the job that it starts. */
export function AnswersPart({ answers, result }: AnswersPartProps) {
  return (
    <Part title="Answers">
      <ul className="divide-y">
        {answers.map((answer) => (
          <AnswerLine key={answer.status} answer={answer} />
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
  );
}

function AnswerLine({ answer: { status, description, types, shape } }: { answer: Operation['answers'][number] }) {
  return (
    <li className="py-2.5">
      <p>
        <span className="font-semibold tabular-nums">{status}</span>{' '}
        {shape?.name ? <ObjectLink name={shape.name} /> : null}{' '}
        <span className="text-muted">
          {shape ? '' : `${types.join(', ')} · `}
          {description}
        </span>
      </p>
      {shape && !shape.name ? <ShapeView shape={shape} answered /> : null}
    </li>
  );
}
