'use client';

import { late } from '../hooks/late';

/**
 * The top bar on the studio's 404 page. It is loaded lazily, because Next sends the code of the 404 page with every
 * page of the studio, and these include the bar already.
 */
export const [LateTopBar] = late(
  async () => (await import('./top-bar')).TopBar,
  () => <div className="h-12 border-b" />,
);
