import { Agent } from 'node:http';
import { type BuiltServer, startBuiltServer } from '../support/builtServer.ts';
import { ask, type Outcome, until } from './crowd.ts';

/**
 * One client that searches on many connections, before the built-in database. What is asserted are counts: how many of its requests are
 * answered between another client's request and its answer.
 */
const floodConnections = 300;
/** Four that run, and as many that start while the other's few statements wait for the one connection of the database. */
const mostAnsweredBefore = 25;
const from = (address: string) => ({ 'X-Forwarded-For': address });

let server: BuiltServer;
beforeAll(async () => {
  server = await startBuiltServer({ TRUSTED_PROXIES: '127.0.0.1', COUNTRY_DEFAULT: 'US' });
});
afterAll(() => server.stop());

function flood(pathOf: (index: number) => string) {
  const outcomes: Outcome[] = [];
  let isOver = false;
  let index = 0;
  const connections = Array.from({ length: floodConnections }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!isOver) {
      index += 1;
      const outcome = await ask(server.origin, pathOf(index), agent, from('10.0.0.1'));
      outcomes.push(outcome);
      // A client that was refused comes back after a moment.
      if (outcome.status === 503) await new Promise((resolve) => setTimeout(resolve, 500));
    }
    agent.destroy();
  });
  return {
    outcomes,
    end: async () => {
      isOver = true;
      await Promise.all(connections);
    },
  };
}

const typed = 'irom vitamen slepe magnesum colagen asthmma migrane protien sugger alergy';
const floods = [
  { of: 'searches', answered: 200, pathOf: (index: number) => `/search?q1=${encodeURI(typed)}+${index}` },
  {
    of: 'suggestions',
    answered: 200,
    pathOf: (index: number) => `/api/suggest?q=${encodeURI(typed)}+${index}`,
  },
  {
    of: 'unknown drugs',
    answered: 404,
    pathOf: (index: number) => `/drugs/${typed.replaceAll(' ', '-')}-${index}`,
  },
];

it.each(floods)(
  'a flood of $of by one client delays others by a few of its requests',
  async ({ answered, pathOf, of }) => {
    const flooding = flood(pathOf);
    const answers = () => flooding.outcomes.filter(({ status }) => status === answered).length;
    const other = new Agent({ keepAlive: true });
    try {
      await until('the database is busy', () => answers() >= 4);
      for (let index = 0; index < 4; index += 1) {
        // No page is stored of an unknown address: the database is asked.
        for (const [path, status] of [
          [`/nutrition/${of.replace(' ', '-')}-${index}`, 404],
          [`/search?q1=collagen+${index}`, 200],
        ] as const) {
          const before = answers();
          const outcome = await ask(server.origin, path, other, from('10.0.0.2'));
          expect([path, outcome.status, Math.max(answers() - before, mostAnsweredBefore)]).toEqual([
            path,
            status,
            mostAnsweredBefore,
          ]);
        }
      }
      const soFar = answers();
      await until('the flood goes on being answered', () => answers() >= soFar + 20, 60_000);
      const refused = flooding.outcomes.filter(({ status }) => status !== answered);
      expect(refused.length).toBeGreaterThan(0);
      expect(refused.filter(({ retryAfter }) => !(Number(retryAfter) > 0))).toEqual([]);
    } finally {
      await flooding.end();
      other.destroy();
    }
  },
);
