import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Certificate, selfSigned } from '#tests/content/certificate.ts';
import { freePort } from '#tests/support/ports.ts';

interface RunningNginx {
  origin: string;
  /** What vouches for its certificate. */
  authority: string;
  stop: () => Promise<void>;
}

const file = 'deploy/nginx/pagewell.conf';
const aDay = 86_400_000;

export function isNginxInstalled(): boolean {
  return spawnSync('nginx', ['-v']).status === 0;
}

/**
 * Starts nginx with the project's own file; only the addresses and the certificate differ.
 *
 * @param folder a separate one, which other users can enter
 * @param ports of the two instances behind it
 */
export async function startNginx(folder: string, ports: readonly [number, number]): Promise<RunningNginx> {
  const certificate = selfSigned(new Date(Date.now() - aDay), new Date(Date.now() + aDay));
  const port = await freePort();
  const site = withOtherLines(readFileSync(file, 'utf8'), {
    'server 127.0.0.1:3001 max_fails=0;': `server 127.0.0.1:${ports[0]} max_fails=0;`,
    'server 127.0.0.1:3002 max_fails=0;': `server 127.0.0.1:${ports[1]} max_fails=0;`,
    'listen 80;': `listen 127.0.0.1:${await freePort()};`,
    'listen [::]:80;': '',
    'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
    'listen [::]:443 ssl http2;': '',
    'ssl_certificate /etc/ssl/pagewell/fullchain.pem;': `ssl_certificate ${folder}/fullchain.pem;`,
    'ssl_certificate_key /etc/ssl/pagewell/privkey.pem;': `ssl_certificate_key ${folder}/privkey.pem;`,
  });
  writeFiles(folder, site, certificate);
  const child = spawn(
    'nginx',
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'errors')],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const exited = once(child, 'exit');
  await listens(child, port);
  return {
    origin: `https://127.0.0.1:${port}`,
    authority: certificate.cert,
    stop: async () => {
      child.kill('SIGQUIT');
      await exited;
    },
  };
}

/**
 * A configuration in which some of its lines are others.
 *
 * @throws Error where one of them is not there once and whole: what would run is then not what is deployed
 */
function withOtherLines(text: string, others: Readonly<Record<string, string>>): string {
  const lines = text.split('\n');
  for (const [line, other] of Object.entries(others)) {
    const places = lines.flatMap((each, place) => (each.trim() === line ? [place] : []));
    const [place] = places;
    if (place === undefined || places.length > 1)
      throw new Error(`${file} has the line “${line}” ${places.length} times, and not once.`);
    lines[place] = other;
  }
  return lines.join('\n');
}

function writeFiles(folder: string, site: string, { cert, key }: Certificate): void {
  writeFileSync(join(folder, 'fullchain.pem'), cert);
  writeFileSync(join(folder, 'privkey.pem'), key, { mode: 0o600 });
  writeFileSync(join(folder, 'pagewell.conf'), site);
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `${what}_temp_path ${what};`,
  );
  // What a system says around a site: as many workers as processors, and a line for each request.
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
worker_processes auto;
pid pid;
events {
  worker_connections 768;
}
http {
  access_log ${folder}/requests;
  ${kept.join('\n  ')}
  include ${folder}/pagewell.conf;
}
`,
  );
}

async function listens(child: ChildProcess, port: number): Promise<void> {
  while (!(await connects(port))) {
    if (child.exitCode !== null) throw new Error('nginx has ended; see above.');
    await wait(20);
  }
}

function connects(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });
}
