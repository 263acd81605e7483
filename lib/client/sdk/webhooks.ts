import type { Delivery, NewWebhook, Webhook, WholeDelivery } from '@/lib/contract/webhook';
import type { Ways } from './ask';
import type { RequestOptions } from './options';
import { everyItem } from './pages';
import type { DeliveriesQuery, Deleted, List, Page, WebhookInput } from './routes';

/** Webhooks, the addresses that receive the ends of jobs, and their deliveries. */
export class Webhooks {
  readonly #ways: Ways;

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  /** Webhooks of the workspace, newest first. */
  list(options?: RequestOptions): Promise<List<Webhook>> {
    return this.#ways.ask('GET /webhooks', {}, options);
  }

  /** Registers an address to receive the ends of jobs; only this response shows the `secret`. */
  create(body: WebhookInput, options?: RequestOptions): Promise<NewWebhook> {
    return this.#ways.ask('POST /webhooks', { body }, options);
  }

  /** Deletes a webhook and its log, and stops its deliveries at once. */
  delete(id: string, options?: RequestOptions): Promise<Deleted<'webhook'>> {
    return this.#ways.ask('DELETE /webhooks/{id}', { params: { id } }, options);
  }

  /** Sends a test event. */
  test(id: string, options?: RequestOptions): Promise<Delivery> {
    return this.#ways.ask('POST /webhooks/{id}/test', { params: { id } }, options);
  }

  /** A page of deliveries, newest first. */
  deliveries(id: string, query?: DeliveriesQuery, options?: RequestOptions): Promise<Page<Delivery>> {
    return this.#ways.ask('GET /webhooks/{id}/deliveries', { params: { id }, query }, options);
  }

  /** Every delivery, newest first; fetches each page when it is needed. */
  allDeliveries(id: string, query: DeliveriesQuery = {}, options?: RequestOptions): AsyncGenerator<Delivery, void> {
    return everyItem((cursor) => this.deliveries(id, { ...query, cursor: cursor ?? query.cursor }, options));
  }

  /** A delivery with its request and the beginning of each answer. */
  delivery(id: string, deliveryId: string, options?: RequestOptions): Promise<WholeDelivery> {
    return this.#ways.ask(
      'GET /webhooks/{id}/deliveries/{delivery_id}',
      { params: { id, delivery_id: deliveryId } },
      options,
    );
  }

  /** Sends the body of a delivery again, as a new delivery. */
  redeliver(id: string, deliveryId: string, options?: RequestOptions): Promise<Delivery> {
    return this.#ways.ask(
      'POST /webhooks/{id}/deliveries/{delivery_id}/redeliver',
      { params: { id, delivery_id: deliveryId } },
      options,
    );
  }
}
