import type { AuditEntry } from '@/lib/contract/audit';
import type { Preset, Style } from '@/lib/contract/catalog';
import type { Starter } from '@/lib/contract/starter';
import type { Credits, Usage } from '@/lib/contract/credits';
import type { Key, NewKey } from '@/lib/contract/key';
import type { Member } from '@/lib/contract/member';
import type { Workspace } from '@/lib/contract/workspace';
import type { Ways } from './ask';
import type { RequestOptions } from './options';
import { everyItem } from './pages';
import type { AuditQuery, Deleted, List, Page } from './routes';

/** API keys of the workspace. */
export class Keys {
  readonly #ways: Ways;

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  /** The active keys, without the keys themselves. */
  list(options?: RequestOptions): Promise<List<Key>> {
    return this.#ways.ask('GET /keys', {}, options);
  }

  /** Creates a key. Only this response contains the key itself. */
  create(body: { name?: string } = {}, options?: RequestOptions): Promise<NewKey> {
    return this.#ways.ask('POST /keys', { body }, options);
  }

  /** Revokes a key; it stops working at once. */
  delete(id: string, options?: RequestOptions): Promise<Deleted<'key'>> {
    return this.#ways.ask('DELETE /keys/{id}', { params: { id } }, options);
  }
}

/** The current workspace. */
export class WorkspaceCalls {
  readonly #ways: Ways;

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  /** The workspace's name, plan, seats, and the caller's role. */
  get(options?: RequestOptions): Promise<Workspace> {
    return this.#ways.ask('GET /workspace', {}, options);
  }

  /** All members, the owner first. */
  members(options?: RequestOptions): Promise<List<Member>> {
    return this.#ways.ask('GET /workspace/members', {}, options);
  }

  /** A page of the audit log, newest first. */
  audit(query?: AuditQuery, options?: RequestOptions): Promise<Page<AuditEntry>> {
    return this.#ways.ask('GET /workspace/audit', { query }, options);
  }

  /** All entries of the audit log, newest first. Fetches further pages as needed. */
  allAudit(query: AuditQuery = {}, options?: RequestOptions): AsyncGenerator<AuditEntry, void> {
    return everyItem((cursor) => this.audit({ ...query, cursor: cursor ?? query.cursor }, options));
  }

  /** The balance, the plan and the prices. */
  credits(options?: RequestOptions): Promise<Credits> {
    return this.#ways.ask('GET /credits', {}, options);
  }

  /** Jobs, model costs and spent credits of this month, by job type. */
  usage(options?: RequestOptions): Promise<Usage> {
    return this.#ways.ask('GET /usage', {}, options);
  }
}

/** The catalogue of presets, styles and starters (finished characters). */
export class Catalog {
  readonly #ways: Ways;

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  /** The preset motions. */
  presets(options?: RequestOptions): Promise<List<Preset>> {
    return this.#ways.ask('GET /presets', {}, options);
  }

  /** The styles; the `style` of each can be posted to `mascots.create` unchanged. */
  styles(options?: RequestOptions): Promise<List<Style>> {
    return this.#ways.ask('GET /styles', {}, options);
  }

  /** The starters; `mascots.start` takes the `id` of one. */
  starters(options?: RequestOptions): Promise<List<Starter>> {
    return this.#ways.ask('GET /starters', {}, options);
  }
}
