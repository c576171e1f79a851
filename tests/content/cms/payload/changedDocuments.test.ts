import { changedDocuments } from '../../../../content/cms/payload/changedDocuments.ts';
import { PayloadClient } from '../../../../content/cms/payload/payloadClient.ts';
import { type Answer, origin, payload } from './payloadAnswers.ts';

interface Listed {
  id: number;
  path: string;
  updatedAt: string;
  _status?: string;
}

/** The moment so many seconds after noon. */
function at(seconds: number): string {
  return new Date(Date.UTC(2026, 10, 1, 12) + seconds * 1_000).toISOString();
}

function documents(count: number, timeOf: (index: number) => number = (index) => index): Listed[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index,
    path: `/sleep/nap-${index}`,
    updatedAt: at(timeOf(index)),
    _status: 'published',
  }));
}

/** Answers as Payload does, of these documents. */
function listOf(all: () => readonly Listed[]): Answer {
  return (query) => {
    const from = query['where[updatedAt][greater_than_equal]'] ?? '';
    const limit = Number(query.limit);
    const page = Number(query.page);
    const found = all()
      .filter(({ updatedAt }) => updatedAt >= from)
      .sort((one, other) => one.updatedAt.localeCompare(other.updatedAt) || one.id - other.id);
    return { docs: found.slice((page - 1) * limit, page * limit), hasNextPage: page * limit < found.length };
  };
}

let client: PayloadClient;
beforeEach(() => {
  client = new PayloadClient({ address: origin, apiKey: 'key', random: () => 0 });
});
afterEach(() => client.close());

async function changes(since?: string): Promise<string[]> {
  const paths: string[] = [];
  for await (const { path } of changedDocuments(client, since)) paths.push(path);
  return paths;
}

describe('the documents of Payload, as they were changed', () => {
  test('come all, each at least once, in few questions', async () => {
    const all = documents(250);
    const asked = payload(listOf(() => all));
    expect(new Set(await changes())).toEqual(new Set(all.map(({ path }) => path)));
    expect(asked).toHaveLength(3);
    expect(asked[0]?.sort).toBe('updatedAt,id');
  });

  test('come all where more than a page were changed at the same moment', async () => {
    const all = documents(450, (index) => (index < 20 ? 0 : index < 400 ? 1 : 2));
    payload(listOf(() => all));
    expect(new Set(await changes())).toEqual(new Set(all.map(({ path }) => path)));
  });

  test('come all where some are changed while the list is read', async () => {
    const all = documents(300);
    let questions = 0;
    payload((query) => {
      // With each question the oldest move to the end: by the number of the page, those behind them would be passed over.
      for (const moved of all.slice(questions * 30, questions * 30 + 30))
        moved.updatedAt = at(10_000 + questions);
      questions += 1;
      return listOf(() => all)(query);
    });
    expect(new Set(await changes())).toEqual(new Set(all.map(({ path }) => path)));
  });

  test('are those since a moment, and of the minute before it', async () => {
    const asked = payload(listOf(() => documents(250)));
    const paths = await changes(at(200));
    expect(asked[0]?.['where[updatedAt][greater_than_equal]']).toBe(at(140));
    expect(new Set(paths).size).toBe(110);
  });

  test('say whether readers may see them', async () => {
    const [one, other] = documents(2);
    if (!one || !other) throw new Error('There are two.');
    payload(listOf(() => [{ ...one, _status: 'draft' }, other]));
    const seen: [string, boolean][] = [];
    for await (const { path, isPublished } of changedDocuments(client)) seen.push([path, isPublished]);
    expect(seen).toEqual([
      ['/sleep/nap-0', false],
      ['/sleep/nap-1', true],
    ]);
  });

  test('are left out where they have no address', async () => {
    const [one] = documents(1);
    payload(() => ({
      docs: [null, { ...one, path: null }, { ...one, path: '//evil' }, one],
      hasNextPage: false,
    }));
    expect(await changes()).toEqual(['/sleep/nap-0']);
  });
});

describe('a list that cannot be believed breaks off', () => {
  const hundred = documents(100);
  const same = documents(100, () => 0);

  test.each<[name: string, answer: Answer, message: string]>([
    ['no list', () => ({ docs: 'none' }), 'no list'],
    ['the first page again and again', () => ({ docs: hundred, hasNextPage: true }), 'order of time'],
    ['one moment again and again', () => ({ docs: same, hasNextPage: true }), 'repeats itself'],
    ['a clock that runs back', () => ({ docs: hundred.toReversed(), hasNextPage: false }), 'order of time'],
    ['no times', () => ({ docs: [{ id: 1, path: '/a/b' }], hasNextPage: false }), 'order of time'],
    ['an empty page before the end', () => ({ docs: [], hasNextPage: true }), 'breaks off'],
  ])('%s', async (_name, answer, message) => {
    payload(answer);
    await expect(changes()).rejects.toMatchObject({
      kind: 'mismatch',
      message: expect.stringContaining(message),
    });
  });
});
