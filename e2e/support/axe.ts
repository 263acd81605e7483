import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** What axe finds wrong in the part of the page that a selector names. */
export async function violations(page: Page, where = 'body'): Promise<string[]> {
  // A colour on its way to another is none that anybody reads.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((each) => each instanceof CSSTransition)
        .map((each) => each.finished),
    ),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (selector) => {
    const { axe } = window as unknown as {
      axe: { run(within: string, options: object): Promise<{ violations: { id: string }[] }> };
    };
    // Every rule; but what passed is not described, nor where it stands.
    return (await axe.run(selector, { resultTypes: ['violations'], selectors: false })).violations.map(({ id }) => id);
  }, where);
}
