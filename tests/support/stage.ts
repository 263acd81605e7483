import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Mascot } from '@/lib/contract/mascot';
import { makePerson, type SomePerson } from './people';
import { openQueue } from './jobs';
import { closeProduct, importFixture } from './product';

/** Somebody on the Studio plan, and a mascot of theirs: new ones for each test of a file that calls `setTheStage`. */
export let somebody: SomePerson;
export let mascot: Mascot;

/** Opens the product for this test file, and gives each of its tests a person with a mascot. */
export function setTheStage(): void {
  beforeAll(openQueue);
  afterAll(closeProduct);
  beforeEach(async () => {
    somebody = await makePerson('studio');
    mascot = await importFixture(somebody.key);
  });
}
