import type { CmsPage } from '#content/cms/cms.ts';
import { PayloadCms } from '#content/cms/payload/payloadCms.ts';
import type { ArticleSummary } from '#content/source/source.ts';
import { maxArticleBytes } from '#transformer/article/limits.ts';
import { articleAt } from '../../articles.ts';
import { quietLog } from '../../quietLog.ts';
import { origin, payload } from './payloadAnswers.ts';
import { answerOf, at, type Document, documentOf } from './pretendedPayload.ts';

function documents(count: number, timeOf: (index: number) => number = (index) => index): Document[] {
  return Array.from({ length: count }, (_, id) => {
    const path = `/sleep/nap-${id}`;
    return documentOf(articleAt(path, path), { id, updatedAt: at(timeOf(id)), _status: 'published' });
  });
}

let cms: PayloadCms;
beforeEach(() => {
  cms = open();
});
afterEach(() => cms.close());

function open(): PayloadCms {
  return new PayloadCms(origin, quietLog(), { apiKey: 'key', random: () => 0 });
}

async function all(): Promise<ArticleSummary[]> {
  const articles: ArticleSummary[] = [];
  let page: CmsPage | undefined;
  do {
    page = await cms.list(page?.next);
    articles.push(...page.articles);
  } while (page.next !== undefined);
  return articles;
}

async function allPaths(): Promise<Set<string>> {
  return new Set((await all()).map(({ path }) => path));
}

const pathsOf = (some: readonly Document[]) => new Set(some.map(({ path }) => path));

describe('the list of what Payload has published', () => {
  test('names all of it, each at least once, in few questions', async () => {
    const given = documents(250);
    const asked = payload((question) => answerOf(given, question));
    expect(await allPaths()).toEqual(pathsOf(given));
    expect(asked).toHaveLength(3);
    expect(asked[0]).toMatchObject({ sort: 'updatedAt,id', 'where[_status][equals]': 'published' });
  });

  test('names all of it where more than a page were changed at one moment', async () => {
    const given = documents(450, (index) => (index < 20 ? 0 : index < 400 ? 1 : 2));
    payload((question) => answerOf(given, question));
    expect(await allPaths()).toEqual(pathsOf(given));
  });

  test('names all of it where some are changed while it is read', async () => {
    const given = documents(300);
    let questions = 0;
    payload((question) => {
      // With each question the oldest move to the end: by the number of the page, those behind them would be passed over.
      for (const moved of given.slice(questions * 30, questions * 30 + 30))
        moved.updatedAt = at(10_000 + questions);
      questions += 1;
      return answerOf(given, question);
    });
    expect(await allPaths()).toEqual(pathsOf(given));
  });

  test('says what lists show, with the day that readers see and the moment of the last change', async () => {
    const picture = { url: '/api/media/file/nap.jpg', alt: 'A cat sleeps', width: 1200, height: 800 };
    const article = { ...articleAt('/sleep/naps', 'Naps', '<p>Sleep.</p>', 'How long?'), language: 'en-GB' };
    const document = documentOf(article, {
      updatedAt: at(0),
      _status: 'published',
      changedAt: '2026-05-04T00:00:00Z',
      byline: { authors: [{ id: 'row', name: 'Ada' }], medicalReviewer: { name: 'Dr Roe' } },
      image: { srcUpload: picture },
    });
    payload((question) => answerOf([document], question));
    expect(await all()).toEqual([
      {
        path: '/sleep/naps',
        title: 'Naps',
        description: 'How long?',
        updatedAt: at(0),
        datedAt: '2026-05-04T00:00:00Z',
        image: { src: `${origin}/api/media/file/nap.jpg`, alt: 'A cat sleeps' },
        authors: ['Ada'],
        reviewer: 'Dr Roe',
        language: 'en-GB',
      },
    ]);
  });

  test('names no draft, whatever Payload gives, and nothing without an address', async () => {
    const [one] = documents(1);
    const strange = [{ ...one, _status: 'draft' }, null, { ...one, path: null }, { ...one, path: '//evil' }];
    payload(() => ({ docs: [...strange, { ...one, path: '/sleep/beds' }], hasNextPage: false }));
    expect(await all()).toMatchObject([{ path: '/sleep/beds' }]);
  });
});

describe('whole documents in the list', () => {
  const wholeList = (cursor?: string) => cms.list(cursor, { whole: true });

  test('are asked for as a single one is, a quarter as many at once', async () => {
    const given = documents(60);
    const asked = payload((question) => answerOf(given, question));
    const { articles } = await wholeList();
    expect(articles).toHaveLength(25);
    expect(asked[0]).toEqual({
      ...{ 'where[_status][equals]': 'published', depth: '1' },
      ...{ sort: 'updatedAt,id', limit: '25', page: '1' },
    });
  });

  test('and pages without them follow each other, and nothing is left out, also where many were changed at one moment', async () => {
    const given = documents(450, (index) => (index < 20 ? 0 : index < 400 ? 1 : 2));
    payload((question) => answerOf(given, question));
    const paths = new Set<string>();
    let page: CmsPage | undefined;
    for (let pages = 0; pages === 0 || page?.next !== undefined; pages += 1) {
      page = pages % 3 === 1 ? await cms.list(page?.next) : await wholeList(page?.next);
      for (const { path } of page.articles) paths.add(path);
    }
    expect(paths).toEqual(pathsOf(given));
  });

  test('are never drafts, whatever Payload gives', async () => {
    const [one] = documents(1);
    payload(() => ({ docs: [{ ...one, _status: 'draft' }, one], hasNextPage: false }));
    const { articles } = await wholeList();
    expect(articles).toHaveLength(1);
    expect(await articles[0]?.whole?.()).toMatchObject({ value: articleAt('/sleep/nap-0', '/sleep/nap-0') });
  });

  test('of which one is too large are their own fault each', async () => {
    const [long, sound] = documents(2);
    const block = { id: 'row', blockType: 'rich-text', html: 'x'.repeat(maxArticleBytes) };
    payload(() => ({ docs: [{ ...long, blocks: [block] }, sound], hasNextPage: false }));
    const { articles } = await wholeList();
    await expect(articles[0]?.whole?.()).rejects.toMatchObject({
      ...{ name: 'FaultyArticleError', kind: 'too-large', path: '/sleep/nap-0' },
      message: expect.stringContaining('document 0'),
    });
    await expect(articles[1]?.whole?.()).resolves.toMatchObject({ value: { path: '/sleep/nap-1' } });
  });
});

describe('a list that cannot be believed breaks off', () => {
  const hundred = documents(100);
  const same = documents(100, () => 0);

  test.each<[name: string, answer: unknown, message: string]>([
    ['no list', { docs: 'none' }, 'no list'],
    ['the first page again and again', { docs: hundred, hasNextPage: true }, 'sorted by time'],
    ['one moment again and again', { docs: same, hasNextPage: true }, 'repeats itself'],
    ['a clock that runs back', { docs: hundred.toReversed(), hasNextPage: false }, 'sorted by time'],
    ['no times', { docs: [{ id: 1, path: '/a/b' }], hasNextPage: false }, 'sorted by time'],
    ['an empty page before the end', { docs: [], hasNextPage: true }, 'breaks off'],
  ])('%s', async (_name, answer, message) => {
    payload(() => answer);
    await expect(all()).rejects.toMatchObject({
      name: 'ContentUnavailableError',
      kind: 'mismatch',
      message: expect.stringContaining(message),
    });
  });

  test.each(['', '2', 'now 1 7', `${at(0)} 0 7`, `${at(0)} -1 7`, `${at(0)} 2x7 7`])(
    'a place that is none of it: “%s”',
    async (cursor) => {
      payload(() => ({ docs: [], hasNextPage: false }));
      await expect(cms.list(cursor)).rejects.toMatchObject({ kind: 'mismatch' });
    },
  );
});
