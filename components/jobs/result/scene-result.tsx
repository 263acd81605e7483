'use client';

import { Check, Copy, Download } from 'lucide-react';
import type { SceneResult } from '@/lib/contract/scene';
import { linkTo } from '../../export/file-link';
import { useCopy } from '../../hooks/use-copy';
import { Button } from '../../ui/button';
import { Actions } from './picture-and-words';

/** A composed scene, as a picture and as SVG. */
export function SceneView({ result: { svg, png, summary } }: { result: SceneResult }) {
  const { copied, copy } = useCopy();
  const Icon = copied ? Check : Copy;
  return (
    <>
      <img src={png.url} alt={summary} className="max-h-120 w-full bg-stage object-contain" />
      <div className="p-4">
        <p className="wrap-anywhere">{summary}</p>
        <Actions>
          <Button asChild look="primary">
            <a href={linkTo(png, 'scene.png')} download="scene.png">
              <Download aria-hidden className="size-4" />
              Download PNG
            </a>
          </Button>
          <Button onClick={() => void copy(svg)}>
            <Icon aria-hidden className="size-4" />
            {copied ? 'Copied' : 'Copy SVG'}
          </Button>
        </Actions>
      </div>
    </>
  );
}
