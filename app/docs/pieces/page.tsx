import type { Metadata } from 'next';
import { DocsPage } from '@/components/docs/page';
import { PIECE_GROUPS, PieceGroups } from '@/components/docs/pieces/groups';

export const metadata: Metadata = { title: 'UI pieces', robots: { index: false } };

/** The pieces of the studio's interface, for people who build it; the navigation does not list it. */
export default function PiecesPage() {
  return (
    <DocsPage
      title="UI pieces"
      intro="The components of components/ui in their states, light and dark."
      headings={PIECE_GROUPS}
      previous={null}
      next={null}
    >
      <PieceGroups />
    </DocsPage>
  );
}
