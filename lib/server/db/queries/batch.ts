interface Waiting<Q, A> {
  question: Q;
  resolve(answer: A | null): void;
  reject(error: unknown): void;
}

/** Finds answers by the keys of their questions; leaves out questions without an answer. */
type Ask<Q, A> = (questions: ReadonlyMap<string, Q>) => Promise<ReadonlyMap<string, A>>;

/**
 * Batches questions: those of one turn of the event loop become one call of `ask`, equal ones (by `keyOf`) one
 * question.
 * Equal questions share one answer, null where there is none: do not change it. An error rejects the batch.
 */
export function batch<Q, A>(keyOf: (question: Q) => string, ask: Ask<Q, A>): (question: Q) => Promise<A | null> {
  let line: Waiting<Q, A>[] = [];

  async function answer(): Promise<void> {
    const group = line;
    line = [];
    try {
      const answers = await ask(new Map(group.map(({ question }) => [keyOf(question), question])));
      for (const { question, resolve } of group) resolve(answers.get(keyOf(question)) ?? null);
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  return (question) =>
    new Promise((resolve, reject) => {
      if (line.push({ question, resolve, reject }) === 1) setImmediate(() => void answer());
    });
}
