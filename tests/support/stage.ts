import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Mascot } from '@/lib/contract/mascot';
import { makePerson, type SomePerson } from './people';
import { openQueue } from './jobs';
import { closeProduct, importFixture } from './product';

/** A person on the Studio plan with a mascot. In a file that calls `setTheStage` each test gets new ones. */
export let somebody: SomePerson;
export let mascot: Mascot;

/** Opens the database for this test file, and sets `somebody` and `mascot` before each test. */
export function setTheStage(): void {
  beforeAll(openQueue);
  afterAll(closeProduct);
  beforeEach(async () => {
    somebody = await makePerson('studio');
    mascot = await importFixture(somebody.key);
  });
}
