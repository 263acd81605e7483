'use client';

import { useRef, useState } from 'react';
import { messageOf } from './message-of';

/** A download: the bytes so far while it runs, and the message of a failure. */
interface Download {
  received: number | null;
  error: string | null;
  start: () => Promise<void>;
  cancel: () => void;
}

const FAILED = 'The download broke off. Try again.';

async function refusalOf(response: Response): Promise<string> {
  const body = (await response.json().catch(() => null)) as { error?: { message?: string } } | null;
  return body?.error?.message ?? FAILED;
}

async function read(response: Response, onBytes: (bytes: number) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body?.getReader();
  for (let step = await reader?.read(); step?.value; step = await reader?.read()) {
    parts.push(step.value);
    received += step.value.byteLength;
    onBytes(received);
  }
  return new Blob(parts);
}

/** The file name in a `Content-Disposition` header. */
const nameIn = (header: string | null) => /filename="([^"]+)"/.exec(header ?? '')?.[1] ?? 'download';

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/**
 * Downloads a URL of the service to a file, with progress. The bytes are held in memory until the download is complete.
 */
export function useDownload(address: string): Download {
  const [received, setReceived] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    setReceived(0);
    setError(null);
    try {
      const response = await fetch(address, { signal: controller.signal });
      if (!response.ok) throw new Error(await refusalOf(response));
      save(await read(response, setReceived), nameIn(response.headers.get('content-disposition')));
    } catch (reason) {
      if (!controller.signal.aborted) setError(messageOf(reason, FAILED));
    }
    setReceived(null);
  };
  return { received, error, start, cancel: () => running.current?.abort() };
}
