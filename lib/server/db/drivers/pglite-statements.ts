import { parse, protocol } from '@electric-sql/pglite';
import type { PGlite, QueryOptions, Results, Transaction } from '@electric-sql/pglite';

/** A statement that the database has parsed: its name there and its parameters' types. */
interface Statement {
  name: string;
  types: number[];
}

/** More texts than the product has; lists of varying length make new ones, which are not kept past this number. */
const MAX_STATEMENTS = 500;
const { serialize } = protocol;

/**
 * Makes a client keep its statements: each text is parsed once and planned a few times, and a query crosses into the
 * database in one step instead of six. The embedded database works on the thread of the requests, so this is what a
 * read costs them.
 */
export function keepStatements(client: PGlite): PGlite {
  const statements = new Map<string, Statement>();

  async function prepare(text: string): Promise<Statement> {
    const name = `kept_${statements.size}`;
    const { messages } = await client.execProtocol(
      joined(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()),
    );
    const statement = { name, types: parse.parseDescribeStatementResults(messages) };
    statements.set(text, statement);
    return statement;
  }

  /**
   * The client's parsers with those of a query before them; copying the hundred of them would cost as much as the
   * query.
   */
  const parsersOf = (options?: QueryOptions): PGlite['parsers'] =>
    Object.assign(Object.create(client.parsers), options?.parsers);

  /** Runs a statement; whoever calls holds the transaction, or has its turn. */
  const run = <T>(text: string, params: unknown[], options?: QueryOptions): Promise<Results<T>> =>
    client.runExclusive(async () => {
      const { name, types } = statements.get(text) ?? (await prepare(text));
      const valueOf = (param: unknown, type = 0) =>
        (options?.serializers ?? client.serializers)[type]?.(param) ?? String(param);
      // Bytes go as they are: as text, a megabyte of them takes a tenth of a second.
      const values = params.map((param, index) =>
        param === null || param === undefined
          ? null
          : param instanceof Uint8Array
            ? param
            : valueOf(param, types[index]),
      );
      const { messages } = await client.execProtocol(
        joined(
          serialize.bind({ statement: name, values }),
          serialize.describe({ type: 'P' }),
          serialize.execute({}),
          serialize.sync(),
        ),
      );
      return parse.parseResults(messages, parsersOf(options), { rowMode: options?.rowMode })[0] as Results<T>;
    });

  const isKept = (text: string) =>
    statements.has(text) ||
    (statements.size < MAX_STATEMENTS && /^\s*(select|insert|update|delete|with)\b/i.test(text));
  const [query, transaction] = [client.query.bind(client), client.transaction.bind(client)];
  // Public in PGlite's types, and the only way to wait for a transaction's end.
  // oxlint-disable-next-line no-underscore-dangle
  const inTurn = client._runExclusiveTransaction.bind(client);
  return Object.assign(client, {
    query: <T>(text: string, params: unknown[] = [], options?: QueryOptions): Promise<Results<T>> =>
      isKept(text) ? inTurn(() => run<T>(text, params, options)) : query<T>(text, params, options),
    transaction: <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
      transaction((tx) => {
        const once = tx.query.bind(tx);
        return work(
          Object.assign(tx, {
            query: <R>(text: string, params: unknown[] = [], options?: QueryOptions): Promise<Results<R>> =>
              isKept(text) ? run<R>(text, params, options) : once<R>(text, params, options),
          }),
        );
      }),
  });
}

/** Messages of the wire protocol as one. */
function joined(...messages: Uint8Array[]): Uint8Array {
  return Buffer.concat(messages);
}
