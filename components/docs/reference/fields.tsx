import Link from 'next/link';
import type { Field, Shape } from '@/lib/contract/reference/model';
import { Prose } from './said';

/** Requests mark required fields, responses mark optional ones. */
interface FieldsProps {
  fields: readonly Field[];
  answered?: boolean;
}

/** Fields with types, bounds and meanings; a nested object is indented below its field. */
export function Fields({ fields, answered = false }: FieldsProps) {
  return (
    <ul className="divide-y">
      {fields.map((field) => (
        <FieldLine key={field.name} field={field} answered={answered} />
      ))}
    </ul>
  );
}

function FieldLine({ field, answered }: { field: Field; answered: boolean }) {
  const { name, required, description, bounds, values, fields } = field;
  return (
    <li className="py-2.5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <code className="code text-small font-semibold">{name}</code>
        <TypeName field={field} />
        {bounds.map((bound) => (
          <span key={bound} className="said text-small text-muted">
            <Prose text={bound} />
          </span>
        ))}
        {required && !answered ? <span className="text-small font-medium text-accent">required</span> : null}
        {answered && !required ? <span className="text-small text-muted italic">may be missing</span> : null}
      </p>
      {description ? (
        <p className="said mt-0.5 text-muted text-pretty">
          <Prose text={description} />
        </p>
      ) : null}
      {values.length > 0 ? (
        <p className="said mt-1 flex flex-wrap gap-1 text-small">
          {values.map((value) => (
            <code key={value} className="code">
              {value}
            </code>
          ))}
        </p>
      ) : null}
      {fields.length > 0 ? (
        <div className="mt-1 border-l pl-4">
          <Fields fields={fields} answered={answered} />
        </div>
      ) : null}
    </li>
  );
}

/** A field's type; a named object links to its description. */
function TypeName({ field: { type, object } }: { field: Field }) {
  if (!object || !type.includes(object)) return <span className="text-small text-muted">{type}</span>;
  const [before = '', after = ''] = type.split(object);
  return (
    <span className="text-small text-muted">
      {before}
      <ObjectLink name={object} />
      {after}
    </span>
  );
}

/** A link to a named object's description. */
export function ObjectLink({ name }: { name: string }) {
  return (
    <Link
      href={`/docs/reference/objects#${name}`}
      prefetch={false}
      className="rounded-ui text-accent underline decoration-line-strong underline-offset-3 hover:decoration-current"
    >
      {name}
    </Link>
  );
}

/** A request body or a response: its fields, or each of its variants. */
export function ShapeView({ shape, answered = false }: { shape: Shape; answered?: boolean }) {
  if (shape.oneOf.length === 0)
    return shape.fields.length > 0 ? (
      <Fields fields={shape.fields} answered={answered} />
    ) : (
      <p className="py-2 text-muted">{shape.type}</p>
    );
  return (
    <div className="flex flex-col gap-3 py-2">
      <p className="text-muted">One of these:</p>
      {shape.oneOf.map((option, index) => (
        <div key={option.name ?? index} className="rounded-ui px-4 pt-2 shadow-[0_0_0_1px_var(--line)]">
          <p className="text-small font-semibold">{option.name ?? titleOf(option)}</p>
          <ShapeView shape={option} answered={answered} />
        </div>
      ))}
    </div>
  );
}

/**
 * The title of one of several alternative shapes of an object: the value of its constant field, such as `png`. A shape
 * without one is titled by its first required field.
 */
function titleOf({ fields }: Shape): string {
  const constant = fields.find(({ type }) => type.startsWith('"'));
  if (constant) return constant.type.slice(1, -1);
  const first = fields.find(({ required }) => required) ?? fields[0];
  return first ? `With ${first.name}` : 'Empty';
}
