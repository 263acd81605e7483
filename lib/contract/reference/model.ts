import type { Access } from '../access';
import type { Method } from '../endpoint';
import type { PricedAction } from '../prices';

/** A field of a body or a response, or a parameter, as the reference shows it. */
export interface Field {
  name: string;
  /** Such as `string`, `list of Mascot`, `number or null`. */
  type: string;
  required: boolean;
  description: string;
  /** The bounds of its value, such as `1 to 100` and `at most 80 characters`. */
  bounds: string[];
  /** Its possible values, where they can be listed. */
  values: string[];
  /** The named object that its type refers to, if any. */
  object: string | null;
  /** The fields of an object that has no name of its own. */
  fields: Field[];
}

/** A body or a response: an object with its fields, or several alternatives. */
export interface Shape {
  /** Its name where it has one. */
  name: string | null;
  /** Its type in words, where it is not an object. */
  type: string;
  description: string;
  fields: Field[];
  /** The alternative shapes, of which one holds; then it has no fields. */
  oneOf: Shape[];
}

/** A request's body. */
export interface RequestBody {
  required: boolean;
  shape: Shape;
  /** The body as a form with a file, where that is accepted. */
  form: Shape | null;
  examples: { title: string; value: unknown }[];
}

/** The response of an endpoint with one status. */
export interface ReferenceAnswer {
  status: number;
  description: string;
  types: string[];
  shape: Shape | null;
  example: unknown;
}

/** A parameter with a value that works in an example. */
export interface Parameter extends Field {
  example: string;
}

/** An endpoint as the reference shows it. */
export interface Operation {
  id: string;
  title: string;
  description: string;
  method: Method;
  path: string;
  access: Access;
  /** The actions that it may charge for; empty if it is free. */
  credits: { action: PricedAction; credits: number }[];
  path_parameters: Parameter[];
  query: Parameter[];
  headers: Parameter[];
  body: RequestBody | null;
  answers: ReferenceAnswer[];
  /** The result of the job that it starts. */
  job_result: Shape | null;
  errors: { status: number; codes: string[] }[];
  samples: { curl: string; typescript: string };
}

/** A request that the service sends to a URL of the user (a webhook). */
export interface Sending {
  id: string;
  /** The event's name, such as `job.succeeded`. */
  event: string;
  title: string;
  description: string;
  headers: Parameter[];
  body: RequestBody;
  /** The possible responses of that URL, by status in words, and their consequences. */
  answers: { status: string; description: string }[];
}

/** The endpoints of one tag, and the requests that the service sends. */
export interface ReferencePage {
  slug: string;
  title: string;
  description: string;
  operations: Operation[];
  sendings: Sending[];
}

/** The whole reference. */
export interface Reference {
  pages: ReferencePage[];
  /** Every named object in responses and bodies, by name. */
  objects: Shape[];
}
