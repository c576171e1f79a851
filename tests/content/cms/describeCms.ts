import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Cms, CmsDocument } from '#content/cms/cms.ts';
import type { CmsApiOptions } from '#content/cms/cmsApi.ts';
import type { ArticleSummary } from '#content/source/source.ts';
import { volumeThreshold } from '#platform/upstream/circuitBreaker.ts';
import { maxArticleBytes } from '#transformer/article/limits.ts';
import { articleAt, collect, type TestArticle } from '../articles.ts';
import { body, silence, status } from '../cmsFaults.ts';
import type { quietLog } from '../quietLog.ts';
import { readList, withCmsClient } from './fakeCms.ts';

export interface PretendedCms {
  open(address: string, log: ReturnType<typeof quietLog>, options: CmsApiOptions): Cms;
  /** What it answers to a request for an article, where it has the one that was asked for. Nothing where the request is for something else. */
  article(url: URL, find: (path: string) => TestArticle | undefined): Reply | undefined;
  /** What it answers to a request for a page of the list of these. */
  list(url: URL, published: readonly TestArticle[]): Reply;
  /** Whether it finds articles by their path alone, so that an answer with another one is a fault. */
  isOurContract?: boolean;
  /** Whether its addresses may end with a slash, which ours do not. */
  endsWithSlash?: boolean;
  /** Whether whole articles come along with its list. */
  bringsWhole?: boolean;
  /** What is given of an article where that is not all of it: a CMS may have no ids of blocks, and dates besides. */
  given?(article: TestArticle): object;
}

export interface Reply {
  status?: number;
  json: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** Long enough that a busy machine is never taken for a slow CMS. */
const patient = { attemptTimeoutMs: 10_000, deadlineMs: 20_000, random: () => 0 };
/** For what never ends. */
const hasty = { attemptTimeoutMs: 300, deadlineMs: 600, random: () => 0 };
const key = 'a-key-that-nobody-may-see';

export function describeCms(name: string, pretended: PretendedCms): void {
  describe(name, () => describeBehaviour(pretended));
}

function describeBehaviour(pretended: PretendedCms): void {
  const client = withCmsClient();
  const published = new Map<string, TestArticle>();
  let instead: ((response: ServerResponse) => void) | undefined;
  let requests = 0;
  let authorization: string | undefined;
  let cms: Cms;

  const server = createServer(({ url = '', headers: sent }, response) => {
    requests += 1;
    ({ authorization } = sent);
    if (instead) return instead(response);
    const asked = new URL(url, 'http://cms.example');
    const {
      status: code = 200,
      json,
      headers = {},
    } = pretended.article(asked, (path) => published.get(path)) ??
    pretended.list(asked, [...published.values()]);
    response.writeHead(code, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(json));
  });
  const givenOf = (article: TestArticle) => pretended.given?.(article) ?? article;
  const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const open = (options: CmsApiOptions = patient) =>
    pretended.open(address(), client.log, { apiKey: key, ...options });

  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  beforeEach(() => {
    instead = undefined;
    published.clear();
    publish(article);
    cms = open();
  });
  afterEach(() => cms.close());

  const article = articleAt('/sleep/naps', 'Naps', '<p>Twenty minutes.</p>', 'How long a nap should be.');
  const publish = (some: TestArticle) => published.set(some.path, some);
  const publishMany = (count: number) => {
    for (let index = 0; index < count; index += 1) publish(articleAt(`/sleep/nap-${index}`, `Nap ${index}`));
  };
  const found = async (path = article.path): Promise<CmsDocument> => {
    const answer = await cms.article(path);
    if (typeof answer === 'string' || 'movedTo' in answer) throw new Error(`The CMS says: ${answer}`);
    return answer;
  };
  async function all(each = cms): Promise<ArticleSummary[]> {
    const listed: ArticleSummary[] = [];
    for (let cursor: string | undefined, pages = 0; pages < 100; pages += 1) {
      const page = await each.list(cursor);
      listed.push(...page.articles);
      if (page.next === undefined) return listed;
      cursor = page.next;
    }
    throw new Error('The list does not end.');
  }

  describe('an article', () => {
    test('is the one at its path, in the form of our contract, as text too', async () => {
      const { value, text } = await found();
      expect(value).toEqual(givenOf(article));
      expect(JSON.parse(text)).toEqual(givenOf(article));
    });

    test('is asked for with the key, and without one where there is none', async () => {
      await found();
      expect(authorization).toMatch(new RegExp(`^\\S.* ${key}$`));
      const keyless = open({ ...patient, apiKey: undefined });
      await keyless.article(article.path);
      keyless.close();
      expect(authorization).toBeUndefined();
    });

    test('is absent where none is published', async () =>
      expect(await cms.article('/sleep/beds')).toBe('absent'));

    test('is another one once it was changed, and the same until then', async () => {
      const first = await found();
      const known = { etag: first.etag ?? 'none' };
      const again = await cms.article(article.path, known);
      expect(again === 'unchanged' ? first.text : Object(again).text).toBe(first.text);
      publish({ ...article, title: 'Naps, and how long' });
      expect(await cms.article(article.path, known)).toMatchObject({
        value: givenOf({ ...article, title: 'Naps, and how long' }),
      });
    });

    const { isOurContract = false } = pretended;
    test(`at another path is ${isOurContract ? 'a fault' : 'absent'} where it is given instead`, async () => {
      const withSlash = pretended.endsWithSlash ? [] : ['/sleep/naps/'];
      for (const path of ['/nights/naps', '/sleep/Naps', '/naps', ...withSlash, '']) {
        published.set(article.path, { ...article, path });
        const answer = await cms.article(article.path).catch((error: unknown) => Object(error).name);
        expect([path, answer]).toEqual([path, isOurContract ? 'FaultyArticleError' : 'absent']);
      }
    });

    test.each<[name: string, answer: () => void]>([
      ['one that is too large', () => publish({ ...article, title: 'x'.repeat(2 * maxArticleBytes) })],
      ['half an answer', () => (instead = body('{"path":"/sleep/na'))],
      ['a number', () => (instead = body('7'))],
      ['bytes that are no text', () => (instead = body(Buffer.from([0x22, 0xff, 0xfe, 0x22])))],
    ])('that is %s is at fault alone, until it is mended', async (_name, answer) => {
      answer();
      await expect(cms.article(article.path)).rejects.toMatchObject({ name: 'FaultyArticleError' });
      instead = undefined;
      publish(article);
      expect(await found()).toMatchObject({ value: givenOf(article) });
    });

    test('at fault never has the CMS left alone, however often it is asked for', async () => {
      instead = body('{"path":"/sleep/na');
      for (let times = 0; times < volumeThreshold + 1; times += 1)
        await cms.article(article.path).catch(() => undefined);
      expect(cms.status()).toMatchObject({ breaker: 'closed', breakerOpened: 0, inFlight: 0 });
      instead = undefined;
      expect(await found()).toMatchObject({ value: givenOf(article) });
    });
  });

  describe('the list', () => {
    test('names all that is published, over as many pages as that takes', async () => {
      publishMany(250);
      const listed = await all();
      expect(new Set(listed.map(({ path }) => path))).toEqual(new Set(published.keys()));
      expect(listed.find(({ path }) => path === article.path)).toMatchObject({
        title: article.title,
        description: article.description,
        updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      });
    });

    test('goes on after a restart by the cursor that was kept', async () => {
      publishMany(250);
      const first = await cms.list();
      const after = open();
      const second = await after.list(first.next);
      after.close();
      const listed = new Set(first.articles.map(({ path }) => path));
      expect(second.articles.some(({ path }) => !listed.has(path))).toBe(true);
    });

    const { bringsWhole = false } = pretended;
    test(`brings ${bringsWhole ? '' : 'no '}whole articles along, and only where they are wanted`, async () => {
      publishMany(50);
      const [usual, wanted] = [await cms.list(), await cms.list(undefined, { whole: true })];
      expect(usual.articles.filter(({ whole }) => whole)).toEqual([]);
      const brought = wanted.articles.filter(({ whole }) => whole);
      expect(brought).toHaveLength(bringsWhole ? wanted.articles.length : 0);
      for (const { path, whole } of brought) expect(await whole?.()).toEqual(await cms.article(path));
    });

    test('of nothing is empty', async () => {
      published.clear();
      expect(await all()).toEqual([]);
    });

    test.each(['{}', '7', '[', '{"error":"no"}'])('is never made up of %s', async (text) => {
      instead = body(text);
      await expect(all()).rejects.toMatchObject({ name: 'ContentUnavailableError' });
    });
  });

  describe('while it does not respond', () => {
    test.each<[name: string, answer: (response: ServerResponse) => void, kind: string]>([
      ['is unwell', status(500), 'status'],
      ['has too much to do', status(429, { 'retry-after': '60' }), 'status'],
      ['does not know the key', status(401), 'refused'],
      ['is a page for people', body('<h1>Maintenance</h1>', { 'content-type': 'text/html' }), 'content-type'],
      ['sends us elsewhere', status(302, { location: 'https://elsewhere.example/' }), 'redirect'],
      ['is silent', silence, 'timeout'],
    ])('because it %s, that is said in time, without the key', async (_name, answer, kind) => {
      instead = answer;
      const each = open(kind === 'timeout' ? hasty : patient);
      for (const ask of [() => each.article(article.path), () => each.list()]) {
        const error: unknown = await ask().catch((thrown: unknown) => thrown);
        expect(error).toMatchObject({ name: 'ContentUnavailableError', kind });
        expect(inside(error)).not.toContain(key);
      }
      expect(each.address).not.toContain(key);
      each.close();
    });

    test('it is left alone after it has failed often', async () => {
      instead = status(500);
      for (let times = 0; times < volumeThreshold; times += 1)
        await cms.article(article.path).catch(() => undefined);
      requests = 0;
      await expect(cms.article(article.path)).rejects.toMatchObject({ kind: 'breaker-open' });
      await expect(cms.list()).rejects.toMatchObject({ kind: 'breaker-open' });
      expect(requests).toBe(0);
    });

    test('and is closed, nothing is waited for', async () => {
      instead = silence;
      const waiting = cms.article(article.path).catch((error: unknown) => error);
      cms.close();
      expect(await waiting).toMatchObject({ kind: 'closed' });
      await expect(cms.list()).rejects.toMatchObject({ kind: 'closed' });
    });
  });

  test('through the store its articles are read, listed and searched for, also while it is away; and are gone when it says so', async () => {
    publish(articleAt('/sleep/beds', 'Beds', '<p>Wool or horsehair?</p>'));
    const source = await client.openOf(open());
    await readList(source);
    expect((await collect(source.list())).map(({ path }) => path)).toEqual(['/sleep/beds', article.path]);

    instead = status(503, { 'retry-after': '60' });
    expect(await source.get(article.path)).toMatchObject({
      value: givenOf(article),
      stale: { cause: 'status' },
    });
    expect((await source.search('horsehair')).hits).toMatchObject([{ path: '/sleep/beds' }]);

    instead = undefined;
    published.delete('/sleep/beds');
    expect(await source.get('/sleep/beds')).toBeUndefined();
    await source.idle();
    expect((await collect(source.list())).map(({ path }) => path)).toEqual([article.path]);
    await source.close();
    expect(JSON.stringify(client.log.lines)).not.toContain(key);
  });

  test.each(['ftp://cms.example', 'no address', 'https://me:secret@cms.example'])(
    'an address that cannot be asked is refused, and not repeated: %s',
    (wrong) => expect(() => pretended.open(wrong, client.log, {})).toThrow(/^The address of the CMS must/),
  );
}

function inside(error: unknown): string {
  const parts: unknown[] = [];
  for (let each = error; each instanceof Error; each = each.cause) {
    parts.push(each.message, each.stack, JSON.stringify(each));
  }
  return parts.join('\n');
}
