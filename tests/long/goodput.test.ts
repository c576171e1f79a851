import { spawn } from 'node:child_process';
import { Agent } from 'node:http';
import { jest } from '@jest/globals';
import { ask } from '../load/crowd.ts';
import { startFakeCms } from '../load/fakeCms.ts';
import { start } from '../load/loadedServer.ts';

jest.setTimeout(180_000);

const readers = 10;
const measured = 5_000;
/** Of the pages that it makes for readers who wait for each other, those that it makes in a crowd. */
const enough = 0.5;
const rounds = 4;

let paths = 0;
const nextPath = () => `/cold/${paths++}`;

/** Whether it answered 200, of each request that was sent. */
type Served = boolean[];

async function isServed(origin: string, path: string, agent: Agent): Promise<boolean> {
  const { status } = await ask(origin, path, agent);
  // Refused for another reason than the crowd: the server has read the CMS's list to its end.
  if (status === 429) throw new Error(`${path} was refused as one of too many unlisted paths.`);
  return status === 200;
}

/** Readers of whom each asks for another page when the last one is there: how many pages a second can be made. */
async function capacity(origin: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: readers });
  const served: Served = [];
  const end = performance.now() + measured;
  const one = async () => {
    while (performance.now() < end) served.push(await isServed(origin, nextPath(), agent));
  };
  await Promise.all(Array.from({ length: readers }, one));
  agent.destroy();
  return (served.filter(Boolean).length * 1_000) / measured;
}

/** Readers who come so often, whatever becomes of those before; beside them somebody reads a page that is at hand. */
async function crowd(origin: string, perSecond: number): Promise<{ cold: Served; warm: Served }> {
  const agent = new Agent({ keepAlive: true });
  const served: { cold: Promise<boolean>[]; warm: Promise<boolean>[] } = { cold: [], warm: [] };
  const began = performance.now();
  for (let passed = 0; passed < measured; passed = performance.now() - began) {
    while (served.cold.length < (passed * perSecond) / 1_000)
      served.cold.push(isServed(origin, nextPath(), agent));
    served.warm.push(isServed(origin, '/warm', agent));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const outcome = { cold: await Promise.all(served.cold), warm: await Promise.all(served.warm) };
  agent.destroy();
  return outcome;
}

function busyNeighbours(count: number): Disposable {
  const neighbours = Array.from({ length: count }, () => spawn(process.execPath, ['-e', 'for (;;);']));
  return {
    [Symbol.dispose]: () => {
      for (const neighbour of neighbours) neighbour.kill('SIGKILL');
    },
  };
}

it.each([0, 2])(
  'beside %i busy neighbours, three times as many as it can serve do not keep it from serving',
  async (count) => {
    using _neighbours = busyNeighbours(count);
    await using cms = await startFakeCms({ isListEndless: true });
    const { origin } = await start(cms, { PAGE_DEADLINE_MS: '1200' });
    await capacity(origin);
    await ask(origin, '/warm', new Agent());
    // What else the machine does takes from one round; where it no longer serves, it does so in each.
    const shares: number[] = [];
    const warm: Served = [];
    while (shares.length < rounds && !shares.some((share) => share > enough)) {
      const possible = await capacity(origin);
      const crowded = await crowd(origin, 3 * possible);
      shares.push((crowded.cold.filter(Boolean).length * 1_000) / measured / possible);
      warm.push(...crowded.warm);
    }
    expect(Math.max(...shares)).toBeGreaterThan(enough);
    expect(new Set(warm)).toEqual(new Set([true]));
  },
);
