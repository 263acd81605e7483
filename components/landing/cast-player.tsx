'use client';

import { useEffect, useRef, useState } from 'react';
import type { ServicePlayer } from '@/lib/player';
import { onSight, inSight } from '../stage/on-screen';

interface CastPlayerProps {
  id: string;
  name: string;
  /** What it plays, and how often that was wished for. */
  motion: string;
  times: number;
  /** Colours by token. */
  palette?: Readonly<Record<string, string>>;
}

/** A mascot of the first page: a picture until it comes into sight, then live. */
export function CastPlayer(props: CastPlayerProps) {
  const { id, name } = props;
  const host = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = host.current;
    if (seen || !element) return undefined;
    return onSight(element, () => { if (inSight(element)) setSeen(true); });
  }, [seen]);
  return (
    <div ref={host} className="aspect-square w-full">
      {/* oxlint-disable-next-line nextjs/no-img-element -- a drawing of our own, which no optimiser may turn into pixels */}
      {seen ? <Live {...props} /> : <img src={`/show/${id}/preview`} alt={name} width={512} height={512} loading="lazy" decoding="async" className="size-full" />}
    </div>
  );
}

function Live({ id, motion, times, palette }: CastPlayerProps) {
  const player = useRef<ServicePlayer>(null);
  useEffect(() => {
    // Its script may still be on its way; the attribute says what it then begins with.
    if (times > 0) player.current?.play?.(motion);
  }, [motion, times]);
  return <service-player ref={player} src={`/show/${id}/bundle`} animation={motion} palette={palette && JSON.stringify(palette)} className="size-full" />;
}
