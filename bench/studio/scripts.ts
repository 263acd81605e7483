import { gzipSync } from 'node:zlib';
import type { BrowserContext, Response } from 'playwright';

/** The size of all scripts of a page, in kilobytes of 1,000 bytes. */
export interface ScriptSizes {
  /** As transferred, headers included. */
  sent: number;
  /** Compressed with gzip, for browsers without better compression. */
  gzip: number;
}

const kilobytes = (bytes: readonly number[]): number => bytes.reduce((sum, each) => sum + each, 0) / 1000;

/** Opens a page without a cache; gives the size of its scripts. */
export async function scriptSizes(context: BrowserContext, address: string): Promise<ScriptSizes> {
  const page = await context.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts: Response[] = [];
  page.on('response', (response) => void (response.request().resourceType() === 'script' && scripts.push(response)));
  await page.goto(address, { waitUntil: 'networkidle' });
  const sent = await Promise.all(
    scripts.map(async (script) => {
      const { responseHeadersSize, responseBodySize } = await script.request().sizes();
      return responseHeadersSize + responseBodySize;
    }),
  );
  const gzip = await Promise.all(scripts.map(async (script) => gzipSync(await script.body(), { level: 9 }).byteLength));
  await page.close();
  return { sent: kilobytes(sent), gzip: kilobytes(gzip) };
}
