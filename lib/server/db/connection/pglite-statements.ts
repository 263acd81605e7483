import { parse, protocol } from '@electric-sql/pglite';
import type { PGlite, QueryOptions, Results, Transaction } from '@electric-sql/pglite';

type Messages = Awaited<ReturnType<PGlite['execProtocol']>>['messages'];

/** A statement that the database has parsed: its name there, its parameters' types, and the message of its columns. */
interface Statement {
  name: string;
  types: number[];
  columns: Messages;
}

/**
 * More than the product's statements. Lists of varying length make new texts, and past this number texts are not
 * prepared.
 */
const MAX_STATEMENTS = 500;
const { serialize } = protocol;

/** Parses a client's statements once each and runs them, one step of the protocol a query. */
class StatementCache {
  private readonly statements = new Map<string, Statement>();

  constructor(private readonly client: PGlite) {}

  /** Whether this cache runs a text: it is prepared already, or can be and there is room. */
  has(text: string): boolean {
    return (
      this.statements.has(text) ||
      (this.statements.size < MAX_STATEMENTS && /^\s*(select|insert|update|delete|with)\b/i.test(text))
    );
  }

  /** Runs a statement; the caller holds the transaction, or the client's mutex. */
  run<T>(text: string, params: unknown[], options?: QueryOptions): Promise<Results<T>> {
    return this.client.runExclusive(async () => {
      const { name, types, columns } = this.statements.get(text) ?? (await this.prepare(text));
      const values = params.map((param, index) => this.valueOf(param, types[index], options));
      const { messages } = await this.client.execProtocol(
        joined(serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync()),
      );
      // The columns are those that were described when the statement was prepared.
      return parse.parseResults([...columns, ...messages], this.parsersOf(options), {
        rowMode: options?.rowMode,
      })[0] as Results<T>;
    });
  }

  private async prepare(text: string): Promise<Statement> {
    const name = `kept_${this.statements.size}`;
    const { messages } = await this.client.execProtocol(
      joined(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()),
    );
    const columns = messages.filter((message) => message.name === 'rowDescription');
    const statement = { name, types: parse.parseDescribeStatementResults(messages), columns };
    this.statements.set(text, statement);
    return statement;
  }

  private valueOf(param: unknown, type = 0, options?: QueryOptions): string | Uint8Array | null {
    if (param === null || param === undefined) return null;
    // Sends bytes in binary: as text, a megabyte takes a tenth of a second.
    if (param instanceof Uint8Array) return param;
    return (options?.serializers ?? this.client.serializers)[type]?.(param) ?? String(param);
  }

  /**
   * Lets the query's parsers override the client's without a copy: copying a hundred would cost as much as the query.
   */
  private parsersOf(options?: QueryOptions): PGlite['parsers'] {
    return Object.assign(Object.create(this.client.parsers), options?.parsers);
  }
}

/**
 * Makes a client prepare its statements, so that each text is parsed once. A query then takes one protocol step instead
 * of six, on the requests' thread.
 */
export function prepareStatements(client: PGlite): PGlite {
  const cache = new StatementCache(client);
  const [query, transaction] = [client.query.bind(client), client.transaction.bind(client)];
  // Public in PGlite's types, and the only way to wait for a transaction's end.
  // oxlint-disable-next-line no-underscore-dangle
  const inTurn = client._runExclusiveTransaction.bind(client);
  return Object.assign(client, {
    query: <T>(text: string, params: unknown[] = [], options?: QueryOptions): Promise<Results<T>> =>
      cache.has(text) ? inTurn(() => cache.run<T>(text, params, options)) : query<T>(text, params, options),
    transaction: <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
      transaction((tx) => work(prepareIn(tx, cache))),
  });
}

/** Makes a transaction use prepared statements. */
function prepareIn(tx: Transaction, cache: StatementCache): Transaction {
  const query = tx.query.bind(tx);
  return Object.assign(tx, {
    query: <T>(text: string, params: unknown[] = [], options?: QueryOptions): Promise<Results<T>> =>
      cache.has(text) ? cache.run<T>(text, params, options) : query<T>(text, params, options),
  });
}

/** Messages of the wire protocol as one. */
function joined(...messages: Uint8Array[]): Uint8Array {
  return Buffer.concat(messages);
}
