import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** The axe violations in the part of the page that a selector names. */
export async function violations(page: Page, where = 'body'): Promise<string[]> {
  // Skips colour transitions, because axe must measure the final colours.
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
    // Runs every rule, but leaves out details that are not needed: passed rules and selectors.
    return (await axe.run(selector, { resultTypes: ['violations'], selectors: false })).violations.map(({ id }) => id);
  }, where);
}
