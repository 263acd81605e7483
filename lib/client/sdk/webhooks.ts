import type { Delivery, NewWebhook, Webhook, WholeDelivery } from '@/lib/contract/webhook';
import type { Ways } from './ask';
import type { RequestOptions } from './options';
import { everyItem } from './pages';
import type { DeliveriesQuery, Deleted, List, Page, WebhookInput } from './routes';

/** Webhooks, which notify a URL when jobs end, and their deliveries. */
export class Webhooks {
  readonly #ways: Ways;

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  /** Webhooks of the workspace, newest first. */
  list(options?: RequestOptions): Promise<List<Webhook>> {
    return this.#ways.ask('GET /webhooks', {}, options);
  }

  /** Registers a URL to be notified when jobs end. Only this response contains the `secret`. */
  create(body: WebhookInput, options?: RequestOptions): Promise<NewWebhook> {
    return this.#ways.ask('POST /webhooks', { body }, options);
  }

  /** Deletes a webhook with its log, and stops its deliveries at once. */
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

  /** All deliveries, newest first. Fetches further pages as needed. */
  allDeliveries(id: string, query: DeliveriesQuery = {}, options?: RequestOptions): AsyncGenerator<Delivery, void> {
    return everyItem((cursor) => this.deliveries(id, { ...query, cursor: cursor ?? query.cursor }, options));
  }

  /** A delivery with its request, and the beginning of each response. */
  delivery(id: string, deliveryId: string, options?: RequestOptions): Promise<WholeDelivery> {
    return this.#ways.ask(
      'GET /webhooks/{id}/deliveries/{delivery_id}',
      { params: { id, delivery_id: deliveryId } },
      options,
    );
  }

  /** Sends a delivery again, with the same body, as a new delivery. */
  redeliver(id: string, deliveryId: string, options?: RequestOptions): Promise<Delivery> {
    return this.#ways.ask(
      'POST /webhooks/{id}/deliveries/{delivery_id}/redeliver',
      { params: { id, delivery_id: deliveryId } },
      options,
    );
  }
}
