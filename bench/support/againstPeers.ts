import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { RecordedPage } from '../peers/peerServer.ts';
import { startBuiltServer } from './startBuiltServer.ts';
import { ratio } from './table.ts';

const secondsPerRound = 5;
const connections = 40;
const readerHeaders = { 'accept-encoding': 'br, gzip', accept: 'text/html' };

export const peersTitle = (path: string, rounds: number): string =>
  `${path}, ${connections} connections, ${rounds} rounds of ${secondsPerRound} s each, in turn`;

export const peersColumns = ['server', 'requests/s (median)', 'p99', 'failed', 'ratio', 'budget'];

/**
 * A cached page, as many times a second as one process can: the production server, against an Express handler that
 * ends the same bytes with the same headers, log line and metrics, and against a bare `node:http` server. In turn,
 * several rounds each, from one load generator on the same machine.
 *
 * @param environment settings of our server
 * @returns a table's rows
 */
export async function measureAgainstPeers(
  path: string,
  rounds: number,
  environment: NodeJS.ProcessEnv = {},
): Promise<string[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'pagewell-bench-'));
  const logFile = openSync(join(folder, 'log'), 'w');
  const ours = await startBuiltServer(logFile, { environment });
  const peers: ChildProcess[] = [];
  const startPeer = async (kind: 'express' | 'node', file: string): Promise<string> => {
    const child = spawn(process.execPath, ['dist/bench/peerServer.js', kind, file], {
      stdio: ['ignore', logFile, 'pipe'],
    });
    peers.push(child);
    return new Promise((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the ${kind} peer ended with ${code}`)));
      child.stderr?.once('data', (chunk: Buffer) => {
        resolve(`http://127.0.0.1:${/port (\d+)/.exec(chunk.toString())?.[1]}`);
      });
    });
  };
  try {
    const page = await recordPage(`${ours.origin}${path}`);
    const file = join(folder, 'page.json');
    writeFileSync(file, JSON.stringify(page));
    const contenders = [
      { name: 'Pagewell, page in the cache', origin: ours.origin },
      {
        name: 'Express handler, same bytes, headers, log, metrics',
        origin: await startPeer('express', file),
      },
      { name: 'bare node:http, same bytes and headers', origin: await startPeer('node', file) },
    ].map((contender) => ({ ...contender, requests: [] as number[], p99: [] as number[], failed: 0 }));

    for (let round = -1; round < rounds; round++) {
      for (const contender of contenders) {
        const result = await autocannon({
          url: `${contender.origin}${path}`,
          connections,
          duration: round < 0 ? 2 : secondsPerRound,
          headers: readerHeaders,
        });
        if (round < 0) continue;
        contender.requests.push(result.requests.average);
        contender.p99.push(result.latency.p99);
        contender.failed += result.non2xx + result.errors;
      }
    }
    const [first, express, plain] = contenders.map(({ requests }) => median(requests));
    if (first === undefined || express === undefined || plain === undefined)
      throw new Error('nothing was measured');
    return contenders.map(({ name, requests, p99, failed }, index) => [
      name,
      median(requests).toFixed(0),
      `${median(p99).toFixed(0)} ms`,
      String(failed),
      index === 0 ? `${ratio(first / express)} of Express, ${ratio(first / plain)} of bare` : '',
      index === 0 ? 'at least 0.9 of Express' : '',
    ]);
  } finally {
    for (const peer of peers) peer.kill();
    await ours.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function recordPage(url: string): Promise<RecordedPage> {
  return new Promise((resolve, reject) => {
    get(url, { headers: readerHeaders }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const headers = Object.entries(response.headers).flatMap(([name, value]) =>
          typeof value === 'string' && !['date', 'connection', 'keep-alive'].includes(name)
            ? [[name, value]]
            : [],
        );
        resolve({ headers: Object.fromEntries(headers), body: Buffer.concat(chunks).toString('base64') });
      });
    }).once('error', reject);
  });
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
