import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';

/** What became of one request: its status and whether all of the answer came, or 0 where the connection was torn. */
export interface Outcome {
  path: string;
  status: number;
  retryAfter: string | undefined;
  closes: boolean;
}

/** One request on the agent's connections. Never fails: a torn connection is an outcome. */
export function ask(
  origin: string,
  path: string,
  agent: Agent,
  headers: OutgoingHttpHeaders = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const torn = () => resolve({ path, status: 0, retryAfter: undefined, closes: true });
    const outgoing = request(new URL(path, origin), { agent, headers }, (incoming) => {
      incoming.on('error', torn);
      incoming.on('end', () => {
        if (!incoming.complete) return torn();
        resolve({
          path,
          status: incoming.statusCode ?? 0,
          retryAfter: incoming.headers['retry-after'],
          closes: incoming.headers.connection === 'close',
        });
      });
      incoming.resume();
    });
    outgoing.on('error', torn);
    outgoing.end();
  });
}

export async function askAtOnce(origin: string, paths: readonly string[]): Promise<Outcome[]> {
  const agent = new Agent({ maxSockets: paths.length });
  try {
    return await Promise.all(paths.map((path) => ask(origin, path, agent)));
  } finally {
    agent.destroy();
  }
}

export function tally(outcomes: readonly Outcome[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of outcomes) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

export function leaveAfterFirstByte(origin: string, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    });
    socket.once('data', () => socket.destroy());
    socket.once('error', reject);
    socket.once('close', () => resolve());
  });
}

/** Waits until something is so, and says what was waited for where it never is. Patience is in milliseconds. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  patience = 30_000,
): Promise<void> {
  const limit = Date.now() + patience;
  while (!(await isSo())) {
    if (Date.now() > limit) throw new Error(`It never was so: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export async function metric(origin: string, name: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const values = text
    .split('\n')
    .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
    .map((line) => Number(line.slice(line.lastIndexOf(' '))));
  return values.reduce((sum, value) => sum + value, 0);
}
