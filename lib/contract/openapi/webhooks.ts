import { exampleId } from '../ids';
import { LEGACY, NAMES } from '../legacy';
import { DESCRIBED_EVENTS, EXAMPLE_SIGNATURE, type DescribedEvent } from '../webhook-body';
import { refTo, type JsonObject, type Schemas } from './schemas';

const SIGNATURE =
  "`t=<unix seconds>,v1=<hex>`: the HMAC-SHA256 of `t`, a dot and the raw body, under the webhook's secret. The " +
  'same in every attempt.';

const header = (name: string, description: string, example: string): JsonObject => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
});

const HEADERS: readonly JsonObject[] = [
  header(NAMES.signatureHeader, SIGNATURE, EXAMPLE_SIGNATURE),
  header(
    NAMES.deliveryHeader,
    "The delivery's id: the same in every attempt, another one when it is sent again on request.",
    exampleId('delivery'),
  ),
  {
    ...header(
      LEGACY.signatureHeader,
      `The same as \`${NAMES.signatureHeader}\`, by its former name.`,
      EXAMPLE_SIGNATURE,
    ),
    deprecated: true,
  },
];

const ANSWERS = {
  '2XX': { description: 'Received. The body is ignored; respond within 10 seconds, and process the event afterwards.' },
  default: {
    description:
      'Not taken, as when no answer comes in time; redirects are not followed. It is sent twice again, after 1 ' +
      's and after 4 s more, and then dropped.',
  },
};

/** The `webhooks` of the document: what the addresses of webhooks receive, by event (specification: Webhook events). */
export function webhooksOf(schemas: Schemas): Record<string, JsonObject> {
  return Object.fromEntries(
    Object.entries(DESCRIBED_EVENTS).map(([event, described]) => [
      event,
      { post: sendingOf(event, described, schemas) },
    ]),
  );
}

function sendingOf(event: string, { title, description, body, example }: DescribedEvent, schemas: Schemas): JsonObject {
  const operationId = event.replace(/\.(\w)/, (_, letter: string) => letter.toUpperCase());
  return {
    operationId,
    summary: title,
    description,
    tags: ['Webhooks'],
    security: [],
    parameters: HEADERS,
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { $ref: refTo(schemas.nameOf(body)) },
          examples: { example1: { summary: title, value: example } },
        },
      },
    },
    responses: ANSWERS,
  };
}
