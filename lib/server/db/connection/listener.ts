import { setTimeout as sleep } from 'node:timers/promises';
import { logError } from '../../log';
import { patiently } from './patience';

/** The first and the longest wait before a broken connection is opened again, in milliseconds. */
const RETRY_MS = { first: 100, max: 1000 };

interface Notification {
  channel: string;
  payload?: string | undefined;
}

/** The common part of node-postgres's and Neon's clients. */
export interface ListeningClient {
  connect(): Promise<unknown>;
  end(): Promise<void>;
  query(text: string): Promise<unknown>;
  on(event: 'notification', listener: (message: Notification) => void): unknown;
  on(event: 'error' | 'end', listener: () => void): unknown;
}

interface Heard {
  onPayload: (payload: string) => void;
  onGap: () => void;
}

/** Keeps one client listening, and opens another when its connection breaks. */
export function keepListening(make: () => ListeningClient) {
  const channels = new Map<string, Heard>();
  let client: ListeningClient | undefined;
  const state = { closed: false };

  async function open(): Promise<void> {
    const next = make();
    next.on('notification', ({ channel, payload }) => channels.get(channel)?.onPayload(payload ?? ''));
    let lost = false;
    const onLost = () => {
      if (lost) return;
      lost = true;
      if (client === next && !state.closed) void reopen();
    };
    next.on('error', onLost);
    next.on('end', onLost);
    await next.connect();
    for (const channel of channels.keys()) await next.query(`listen ${channel}`);
    client = next;
  }

  async function reopen(): Promise<void> {
    for (let wait = RETRY_MS.first; !state.closed; wait = Math.min(wait * 2, RETRY_MS.max)) {
      try {
        await open();
        for (const heard of channels.values()) heard.onGap();
        return;
      } catch (error) {
        logError('database.listener_lost', error);
        await sleep(wait, undefined, { ref: false });
      }
    }
  }

  return {
    listen: async (channel: string, onPayload: (payload: string) => void, onGap: () => void): Promise<void> => {
      channels.set(channel, { onPayload, onGap });
      if (client) await client.query(`listen ${channel}`);
      else await patiently(open);
    },
    close: async (): Promise<void> => {
      state.closed = true;
      await client?.end();
    },
  };
}
