import { expect, type Page } from '@playwright/test';
import type { CanvasGraph } from '@/lib/core/canvas/schema';

export const card = (page: Page, id: string) => page.locator(`.react-flow__node[data-id="${id}"]`);
export const line = (page: Page, words: string) => page.getByRole('button', { name: words, exact: true });
export const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ });
export const log = (page: Page) => page.getByRole('log');

/** Opens the canvases of the mascot whose editor stands, and makes one. */
export async function makeCanvas(page: Page, what: RegExp): Promise<void> {
  await page.getByRole('tab', { name: 'Canvases' }).first().click();
  await page.getByRole('button', { name: what }).click();
  await expect(page).toHaveURL(/\/canvases\/cnv_[a-z2-7]{20}$/);
  await expect(page.locator('.react-flow__node').first()).toBeVisible();
}

/** Makes a canvas of a graph for the mascot whose editor stands, and opens it. */
export async function openGraph(page: Page, graph: CanvasGraph): Promise<void> {
  const made = await page.evaluate(async (body) => {
    const answer = await fetch(`/api/v1${location.pathname}/canvases`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    return answer.json() as Promise<{ id: string }>;
  }, { name: 'Canvas', graph });
  await page.goto(`${new URL(page.url()).pathname}/canvases/${made.id}`);
  await expect(page.locator('.react-flow__node').first()).toBeVisible();
}
