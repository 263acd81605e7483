import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

const ROOT = `${import.meta.dirname}/../..`;

/**
 * Playwright's reporter for `scripts/test.mjs`: writes the same as Vitest's to the file that `PLAYWRIGHT_REPORT` names.
 * A test that passes only on a retry has failed.
 */
export default class Report {
  #seconds = new Map();
  #stray = [];

  onBegin(_, suite) {
    this.suite = suite;
  }

  onTestEnd({ location }, { duration }) {
    const file = relative(ROOT, location.file);
    this.#seconds.set(file, (this.#seconds.get(file) ?? 0) + duration / 1000);
  }

  onError({ message, stack }) {
    this.#stray.push({ name: 'unhandled: browser tests', why: stack ?? message });
  }

  onEnd() {
    const tests = this.suite.allTests();
    const failures = tests
      .filter((test) => test.outcome() !== 'expected')
      .map((test) => ({
        name: test.titlePath().filter(Boolean).join(' › '),
        why: test.results
          .flatMap(({ errors }) => errors)
          .map(({ message, stack }) => stack ?? message)
          .join('\n'),
      }));
    const files = [...this.#seconds].map(([file, seconds]) => ({ file, seconds }));
    writeFileSync(
      process.env.PLAYWRIGHT_REPORT,
      JSON.stringify({ passed: tests.length - failures.length, failures: [...failures, ...this.#stray], files }),
    );
  }
}
