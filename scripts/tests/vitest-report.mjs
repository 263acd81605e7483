import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

const ROOT = `${import.meta.dirname}/../..`;

/** Gives the messages of errors, each with its source position. */
const whyOf = (errors) =>
  errors.map(({ name, message, stack }) => stack ?? `${name ?? 'Error'}: ${message}`).join('\n');

/** Gives each failed test, each file that could not run, and each error outside of both. */
function failuresOf(modules, unhandled) {
  const tests = modules.flatMap((module) =>
    [...module.children.allTests('failed')].map((test) => ({
      name: `${module.relativeModuleId} › ${test.fullName}`,
      why: whyOf(test.result().errors),
    })),
  );
  const broken = modules.flatMap((module) =>
    [module, ...module.children.allSuites()]
      .filter((part) => part.errors().length > 0)
      .map((part) => ({
        name: `${module.relativeModuleId} › ${part.fullName ?? 'the file'}`,
        why: whyOf(part.errors()),
      })),
  );
  const stray = unhandled.map((error) => ({
    name:
      `unhandled: ${error.type ?? 'error'}` +
      `${error.VITEST_TEST_PATH ? ` in ${relative(ROOT, error.VITEST_TEST_PATH)}` : ''}`,
    why: whyOf([error]),
  }));
  return [...tests, ...broken, ...stray];
}

/**
 * Vitest's reporter for `scripts/test.mjs`: writes counts, failures and the seconds of each file as JSON to the file
 * that `VITEST_REPORT` names.
 */
export default class Report {
  onTestRunEnd(modules, unhandled) {
    const passed = modules.flatMap((module) => [...module.children.allTests('passed')]).length;
    const files = modules.map((module) => ({
      file: module.relativeModuleId,
      seconds: (module.diagnostic().collectDuration + module.diagnostic().duration) / 1000,
    }));
    writeFileSync(
      process.env.VITEST_REPORT,
      JSON.stringify({ passed, failures: failuresOf(modules, unhandled), files }),
    );
  }
}
