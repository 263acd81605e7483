import type { Address, Answered, EndpointAt, Taken } from '../call';

/** All endpoints by address: what a call sends, and its response. */
export type Routes = { [A in Address]: { sends: Taken<EndpointAt<A>>; answers: Answered<EndpointAt<A>> } };

/** The query of a page of mascots. */
export type MascotsQuery = NonNullable<Routes['GET /mascots']['sends']['query']>;
/** The query of a page of jobs. */
export type JobsQuery = NonNullable<Routes['GET /jobs']['sends']['query']>;
/** The query of a preview: `size` in pixels, `t` in seconds. */
export type PreviewQuery = NonNullable<Routes['GET /mascots/{id}/preview']['sends']['query']>;
/** The query of a bundle: `only` a comma list of motions, `v` a version. */
export type BundleQuery = NonNullable<Routes['GET /mascots/{id}/bundle']['sends']['query']>;
/** A new webhook; without `events` it receives all of them. */
export type WebhookInput = NonNullable<Routes['POST /webhooks']['sends']['body']>;
/** The query of a page of deliveries. */
export type DeliveriesQuery = NonNullable<Routes['GET /webhooks/{id}/deliveries']['sends']['query']>;
/** The query of a page of the audit log. */
export type AuditQuery = NonNullable<Routes['GET /workspace/audit']['sends']['query']>;
/** The response of a DELETE. */
export type Deleted<Kind extends string> = { id: string; object: Kind; deleted: true };
/** The list envelope. */
export interface List<Item> {
  object: 'list';
  data: Item[];
}
/** A page of a list; `next_cursor` is null on the last. */
export interface Page<Item> extends List<Item> {
  next_cursor: string | null;
}
