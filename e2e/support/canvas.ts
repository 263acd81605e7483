import { expect, type Page } from '@playwright/test';
import type { CanvasGraph } from '@/lib/core/canvas/schema';
import { post } from './person';

export const card = (page: Page, id: string) => page.locator(`.react-flow__node[data-id="${id}"]`);
export const line = (page: Page, words: string) => page.getByRole('button', { name: words, exact: true });
export const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ });
export const log = (page: Page) => page.getByRole('log');

/** Opens the canvases panel in the editor of a mascot, and creates a canvas. */
export async function makeCanvas(page: Page, what: RegExp): Promise<void> {
  await page.getByRole('tab', { name: 'Canvases' }).first().click();
  await page.getByRole('button', { name: what }).click();
  await expect(page).toHaveURL(/\/canvases\/cnv_[a-z2-7]{20}$/);
  await expect(page.locator('.react-flow__node').first()).toBeVisible();
}

/** Creates a canvas from a graph for a mascot of the signed-in user, and opens it. */
export async function openGraph(page: Page, mascot: string, graph: CanvasGraph): Promise<void> {
  const { id } = await post(page, `/mascots/${mascot}/canvases`, { name: 'Canvas', graph });
  await page.goto(`/mascots/${mascot}/canvases/${id}`);
  await expect(page.locator('.react-flow__node').first()).toBeVisible();
}
