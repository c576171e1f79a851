import { Agent, request } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';

export interface ServerBehindProxy {
  origin: string;
  /** The certificate that vouches for the proxy's. */
  authority: string;
}

export interface Answers {
  requests: number;
  /** How often each status was answered that is not 200. */
  others: ReadonlyMap<number, number>;
  /** Requests to which there came no whole answer. */
  cut: number;
  /** How long each took that was answered, in milliseconds. */
  times: readonly number[];
  /** Answers in a second. */
  rate: number;
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** What came; undefined where there came no answer, or only a part of one. */
type Answer = { status: number; text: string } | undefined;

type Ask = (address: string, sent?: Sent) => Promise<Answer>;

/** What browsers say they take: pages come compressed. */
const asBrowsers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
/** Longer than nginx waits for an instance. In milliseconds. */
const patience = 40_000;

/** A client with one keep-alive connection at a time, open until the server closes it. */
export function oneConnection({ origin, authority }: ServerBehindProxy): { ask: Ask; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, ca: authority });
  const ask: Ask = (address, { body, ...sent } = {}) =>
    new Promise((resolve) => {
      const asked = request(new URL(address, origin), { ...sent, agent, timeout: patience }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', () => resolve(undefined));
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
        );
      });
      asked.once('timeout', () => asked.destroy());
      asked.once('error', () => resolve(undefined));
      asked.end(body);
    });
  return { ask, close: () => agent.destroy() };
}

interface Reading {
  server: ServerBehindProxy;
  paths: readonly string[];
  readers: number;
  /** Between two pages of a reader, in milliseconds. */
  pause: number;
}

export async function readDuring(
  { server, paths, readers, pause }: Reading,
  work: () => Promise<unknown>,
): Promise<Answers> {
  const others = new Map<number, number>();
  const times: number[] = [];
  let cut = 0;
  let isOver = false;
  const read = async (reader: number): Promise<void> => {
    const { ask, close } = oneConnection(server);
    // Each begins at another page.
    for (let next = Math.floor((reader * paths.length) / readers); !isOver; next += 1) {
      const started = performance.now();
      const answer = await ask(paths[next % paths.length] ?? '/', { headers: asBrowsers });
      if (answer) times.push(performance.now() - started);
      else cut += 1;
      if (answer && answer.status !== 200) others.set(answer.status, (others.get(answer.status) ?? 0) + 1);
      if (pause > 0) await wait(pause);
    }
    close();
  };
  const started = performance.now();
  const reading = Promise.all(Array.from({ length: readers }, (_, reader) => read(reader)));
  try {
    await work();
  } finally {
    isOver = true;
    await reading;
  }
  const seconds = (performance.now() - started) / 1000;
  return { requests: times.length + cut, others, cut, times, rate: times.length / seconds };
}
