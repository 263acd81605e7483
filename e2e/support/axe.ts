import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** What axe finds wrong in the part of the page that a selector names. */
export async function violations(page: Page, where = 'body'): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async (selector) => {
    const { axe } = window as unknown as { axe: { run(within: string): Promise<{ violations: { id: string }[] }> } };
    return (await axe.run(selector)).violations.map(({ id }) => id);
  }, where);
}
