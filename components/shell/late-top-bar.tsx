'use client';

import { late } from '../hooks/late';

/**
 * The bar of the studio on the 404 page, whose code Next sends with every page of the studio: the bar itself would be
 * sent twice.
 */
export const [LateTopBar] = late(
  async () => (await import('./top-bar')).TopBar,
  () => <div className="h-12 border-b" />,
);
