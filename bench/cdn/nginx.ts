import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A caching proxy in front of an origin. A header of each response tells whether it came from the cache. */
export interface CachingProxy {
  origin: string;
  stop(): Promise<void>;
}

/** Whether nginx is installed. */
export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).status === 0;

/** The configuration of docs/guides/cdn.md, with the paths of this run and a header for the cache status. */
const configuration = (origin: string, port: number) => `
daemon off; pid nginx.pid; error_log stderr crit;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path f; uwsgi_temp_path u; scgi_temp_path s;
  proxy_cache_path cache keys_zone=embeds:10m max_size=1g inactive=7d use_temp_path=off;
  upstream liverig { server ${new URL(origin).host}; keepalive 16; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://liverig;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_cache embeds;
      proxy_cache_lock on;
      proxy_cache_revalidate on;
      proxy_cache_background_update on;
      add_header X-Cache $upstream_cache_status always;
    }
  }
}`;

/** Starts nginx in front of a server, with an empty cache. */
export async function startNginx(origin: string, port: number): Promise<CachingProxy> {
  const directory = mkdtempSync(join(tmpdir(), 'liverig-cdn-'));
  mkdirSync(join(directory, 'logs'));
  writeFileSync(join(directory, 'nginx.conf'), configuration(origin, port));
  const child = spawn('nginx', ['-p', directory, '-c', 'nginx.conf', '-g', 'user root;'], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  const proxy = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${proxy}/api/health`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('nginx did not start.');
    await sleep(50);
  }
  return {
    origin: proxy,
    stop: async () => {
      child.kill('SIGQUIT');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
