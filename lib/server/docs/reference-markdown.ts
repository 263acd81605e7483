import { ACCESS_TITLES } from '@/lib/contract/access';
import type { Field, Operation, ReferencePage, Sending, Shape } from '@/lib/contract/reference/model';

const notes = ({ required, bounds, values }: Field): string =>
  [
    required ? 'required' : '',
    ...bounds,
    values.length > 0 ? `one of ${values.map((value) => `\`${value}\``).join(', ')}` : '',
  ]
    .filter(Boolean)
    .join('; ');

const line = (field: Field, indent = ''): string[] => [
  `${indent}- \`${field.name}\` ${field.type}${notes(field) ? ` (${notes(field)})` : ''}: ${field.description}`,
  ...field.fields.flatMap((nested) => line(nested, `${indent}  `)),
];

function shapeLines(shape: Shape): string[] {
  if (shape.oneOf.length > 0)
    return shape.oneOf.flatMap((option, index) => [
      `Shape ${index + 1}${option.name ? ` (${option.name})` : ''}:`,
      '',
      ...shapeLines(option),
      '',
    ]);
  return shape.fields.length > 0 ? shape.fields.flatMap((field) => line(field)) : [`- ${shape.type}`];
}

const part = (heading: string, lines: readonly string[]): string =>
  lines.length > 0 ? `\n### ${heading}\n\n${lines.join('\n')}\n` : '';

function operationText({
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
}: Operation): string {
  return `## ${title}

\`${method} ${path}\`

${description}

Who may call: ${ACCESS_TITLES[access]} Credits: \
${credits.length > 0 ? credits.map(({ action, credits: cost }) => `${action} ${cost}`).join(', ') : 'none'}.
${part(
  'Parameters',
  [...places, ...query].flatMap((field) => line(field)),
)}${part('Body', body ? shapeLines(body.shape) : [])}${part(
    'Answers',
    answers.map(
      ({ status, description: said, types, shape }) => `- ${status} ${shape?.type ?? types.join(', ')}: ${said}`,
    ),
  )}${part('Its job ends with', result ? shapeLines(result) : [])}${part(
    'Errors',
    errors.map(({ status, codes }) => `- ${status}: ${codes.map((code) => `\`${code}\``).join(', ')}`),
  )}
\`\`\`sh
${samples.curl}
\`\`\`
`;
}

function sendingText({ event, title, description, headers, body, answers }: Sending): string {
  return `## ${title}

\`POST\` to your address: \`${event}\`

${description}
${part(
  'Headers',
  headers.flatMap((field) => line(field)),
)}${part('Body', shapeLines(body.shape))}${part(
    'Your answer',
    answers.map(({ status, description: said }) => `- ${status}: ${said}`),
  )}
\`\`\`json
${JSON.stringify(body.examples[0]?.value, null, 2)}
\`\`\`
`;
}

/** Writes a page of the API reference as Markdown. */
export function referenceMarkdown({ title, description, operations, sendings }: ReferencePage): string {
  return (
    `# ${title}\n\n${description}\n\n` +
    `${[...operations.map(operationText), ...sendings.map(sendingText)].join('\n')}`
  );
}
