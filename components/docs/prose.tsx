import type { Block } from '@/lib/contract/docs';
import { Anchor } from './anchor';
import { Code } from './code';

/** A guide's text, block by block. */
export function Prose({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="prose mt-6">
      {blocks.map((block, index) => (
        <Piece key={index} block={block} />
      ))}
    </div>
  );
}

function Piece({ block }: { block: Block }) {
  if (block.kind === 'code') return <Code text={block.text} language={block.language} />;
  // The guides are the product's own texts, so their HTML is trusted.
  if (block.kind === 'html') return <div className="contents" dangerouslySetInnerHTML={{ __html: block.html }} />;
  const Heading = block.depth === 2 ? 'h2' : 'h3';
  return (
    <Heading id={block.id} className="group">
      <span dangerouslySetInnerHTML={{ __html: block.html }} />
      <Anchor id={block.id} title={block.text} />
    </Heading>
  );
}
