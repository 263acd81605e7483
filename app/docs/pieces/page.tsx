import type { Metadata } from 'next';
import { DocsPage } from '@/components/docs/page';
import { PIECE_GROUPS, PieceGroups } from '@/components/docs/pieces/groups';

export const metadata: Metadata = { title: 'UI pieces', robots: { index: false } };

/** The style guide of the interface's components, for developers. The navigation does not list it. */
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
