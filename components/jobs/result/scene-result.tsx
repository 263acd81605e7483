import { Download } from 'lucide-react';
import type { SceneResult } from '@/lib/contract/scene';
import { linkTo } from '../../export/export-done';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { Actions } from './picture-and-words';

/** A scene that was composed, as a picture and as SVG. */
export function SceneView({ result: { svg, png, summary } }: { result: SceneResult }) {
  return (
    <>
      <img src={png.url} alt={summary} className="max-h-120 w-full bg-stage object-contain" />
      <div className="p-4">
        <p className="wrap-anywhere">{summary}</p>
        <Actions>
          <Button asChild look="primary"><a href={linkTo(png, 'scene.png')} download="scene.png"><Download aria-hidden className="size-4" />Download PNG</a></Button>
          <CopyButton text={svg} what="the SVG" size="medium" />
        </Actions>
      </div>
    </>
  );
}
