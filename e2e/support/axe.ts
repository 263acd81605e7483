import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** The axe violations in the part of the page that a selector names. */
export async function violations(page: Page, where = 'body'): Promise<string[]> {
  // Colour transitions must be over, because axe must measure the final colours. They begin with a frame, and the
  // change of a colour scheme begins some after those of its first elements. Progress may go on forever.
  await page.evaluate(async () => {
    for (let round = 0; round < 2; round += 1) {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const running = document.getAnimations().filter((each) => each instanceof CSSTransition);
      await Promise.allSettled(running.map((each) => each.finished));
    }
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (selector) => {
    const { axe } = window as unknown as {
      axe: { run(within: string, options: object): Promise<{ violations: { id: string }[] }> };
    };
    // Runs every rule, but leaves out details that are not needed: passed rules and selectors.
    return (await axe.run(selector, { resultTypes: ['violations'], selectors: false })).violations.map(({ id }) => id);
  }, where);
}
