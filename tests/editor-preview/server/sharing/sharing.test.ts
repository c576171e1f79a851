import { sql } from 'kysely';
import type { ShareMade, ShareToMake } from '#editor-preview/model/sharing/share.ts';
import { sharedRoutes } from '#editor-preview/server/sharing/sharedRoutes.ts';
import { sharesApi } from '#editor-preview/server/sharing/sharesApi.ts';
import { editorParts } from '../../../support/editorParts.ts';
import { publisherNamed, signedIn, writer } from '../../../support/people.ts';
import { prose } from '../../../support/someBlocks.ts';
import { serve, server, store } from '../ownServer.ts';

const day = 24 * 60 * 60 * 1000;
const begun = Date.now();
let now = begun;
let parts: Awaited<ReturnType<typeof editorParts>>;
const path = '/tests/shared';
const article = (title: string) => ({ path, title, blocks: [prose('a', '<p>Take it with food.</p>')] });

serve(async () => {
  parts = await editorParts();
  await store.publish(path, article('As published'), { author: 'Ada' });
  await store.editing.open(path, article(''));
  return [
    signedIn(() => writer),
    ...sharesApi(store, () => now),
    ...sharedRoutes({ ...parts, store, now: () => now }),
  ];
});
beforeEach(() => {
  now = begun;
});

const ask = (method: string, query = '', body?: object) =>
  server.get(`/editor/api/shares?path=${path}${query}`, {
    method,
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
async function share(shown: ShareToMake['shown'], days = 14): Promise<ShareMade> {
  return JSON.parse((await ask('POST', '', { shown, days })).body);
}
const sequence = async () => (await store.editing.open(path, article(''))).sequence;
const draft = async (title: string) => {
  const current = (await store.getDraft(path)) ?? (await store.get(path));
  await store.saveDraft(path, article(title), { author: 'Bo', basedOn: current?.revision ?? null });
};

describe('a link to a preview', () => {
  test('ends when the person who made it is revoked, and not with another person', async () => {
    await store.people.add(writer.name, 'writer');
    const { link } = await share({ kind: 'draft' });
    const second = await share({ kind: 'draft' });
    await store.people.add('Ada Other', 'writer');
    expect((await server.get(link)).status).toBe(200);
    await store.people.revoke('Ada Other');
    expect((await server.get(link)).status).toBe(200);
    await store.people.revoke(writer.name);
    for (const ended of [link, second.link]) expect((await server.get(ended)).status).toBe(410);
    const again = await share({ kind: 'draft' });
    expect((await server.get(again.link)).status).toBe(200);
  });

  test('opens without signing in, is kept by nobody, listed by no search engine and told to no other site', async () => {
    const { link } = await share({ kind: 'draft' });
    const { status, headers, body } = await server.get(link);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toContain('noindex');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toContain('<meta name="referrer" content="no-referrer">');
    expect(body).not.toContain('/editor');
  });

  test('shows the readers’ page, but for the banner and for what is for readers alone', async () => {
    await draft('The draft');
    const { link } = await share({ kind: 'draft' });
    const { document } = await parts.render(article('The draft'), {
      preview: false,
      experiments: {},
      country: undefined,
    });
    const { body } = await server.get(link);
    const withoutBanner = body
      .replace(/<aside aria-label="Preview".*?<\/aside>/, '')
      .replace('<meta name="referrer" content="no-referrer">', '')
      .replace('<meta name="robots" content="noindex">', '');
    const readers = (document?.html ?? '')
      .replace(/<link rel="canonical"[^>]*>/, '')
      .replace(' data-reader-page=""', '');
    const behaviours = /<script type="application\/json" data-behaviours>[^<]*<\/script>/;
    expect(withoutBanner.replace(behaviours, '')).toBe(readers.replace(behaviours, ''));
    expect(document?.html).toContain('data-reader-page');
    expect(behaviours.exec(body)?.[0] ?? '').not.toContain('reader-page');
  });

  test('says which state it shows, and whether readers get that', async () => {
    const seen = async (shown: ShareToMake['shown']) => {
      const { body } = await server.get((await share(shown)).link);
      return {
        title: /<title>(.*?) \|/.exec(body)?.[1],
        banner: /<aside aria-label="Preview"[^>]*>(.*?)<\/aside>/.exec(body)?.[1]?.replaceAll(/<[^>]*>/g, ''),
      };
    };
    await draft('Pinned');
    const at = await sequence();
    const pinned = await share({ kind: 'sequence', sequence: at });
    await draft('Later');
    expect((await server.get(pinned.link)).body).toMatch(
      new RegExp(
        `<title>Pinned.*not published.*the article as of change ${at}, of .*Readers do not see this version`,
      ),
    );
    expect(await seen({ kind: 'draft' })).toMatchObject({
      title: 'Later',
      banner: expect.stringMatching(/^Preview, not published: this is the current draft/),
    });
    const published = await store.get(path);
    expect(await seen({ kind: 'revision', revision: published?.revision ?? '' })).toMatchObject({
      title: 'As published',
      banner: expect.stringMatching(
        /^Preview: this is revision \d+, of .* Readers see the same version\. The link is valid until/,
      ),
    });
  });

  test('ends after its days, or when it is revoked, and says so', async () => {
    const { link } = await share({ kind: 'draft' }, 2);
    now = begun + 2 * day - 1000;
    expect((await server.get(link)).status).toBe(200);
    now = begun + 2 * day + 1000;
    const expired = await server.get(link);
    expect(expired.status).toBe(410);
    expect(expired.headers['cache-control']).toBe('no-store');
    expect(expired.body).toMatch(/has expired/);

    now = begun;
    const revoked = await share({ kind: 'sequence', sequence: await sequence() });
    expect((await ask('DELETE', `&id=${revoked.share.id}`)).status).toBe(204);
    expect((await server.get(revoked.link)).status).toBe(410);
    expect((await ask('DELETE', '&id=none')).status).toBe(404);
  });

  test('shows neither a deleted article nor another one that begins at its path', async () => {
    const links = [
      (await share({ kind: 'draft' })).link,
      (await share({ kind: 'sequence', sequence: await sequence() })).link,
    ];
    const statuses = async () => {
      const answers = await Promise.all(links.map((link) => server.get(link)));
      return answers.map(({ status }) => status);
    };
    await store.places.delete(path, publisherNamed('Pia'));
    expect(await statuses()).toEqual([410, 410]);
    await store.places.restore(path, { published: true, author: 'Pia' });
    expect(await statuses()).toEqual([200, 200]);

    await store.places.delete(path, publisherNamed('Pia'));
    await sql`update deleted_articles set deleted_at = now() - interval '31 days'`.execute(store.database);
    await store.saveDraft(path, article('Another one'), { author: 'Bo', basedOn: null });
    expect(await statuses()).toEqual([410, 410]);
    const again = await share({ kind: 'draft' });
    expect((await server.get(again.link)).body).toContain('Another one');
  });

  test('that somebody made up, or cut off, leads nowhere and tells nothing', async () => {
    const { link, share: made } = await share({ kind: 'draft' });
    await ask('DELETE', `&id=${made.id}`);
    const forged = [
      link.slice(0, -1),
      `/shared/${made.id}`,
      `/shared/${made.id}?key=`,
      `/shared/other?key=x`,
    ];
    for (const address of forged) {
      const { status, body, headers } = await server.get(address);
      expect([address, status]).toEqual([address, 404]);
      expect(body).toContain('The preview was not found');
      expect(headers['referrer-policy']).toBe('no-referrer');
    }
  });

  test('cannot be made from what the store keeps, nor from what the log says', async () => {
    const { link, share: made } = await share({ kind: 'draft' });
    await server.get(link);
    const secret = new URL(link, server.url).searchParams.get('key') ?? '';
    expect(secret.length).toBeGreaterThan(40);
    const kept = JSON.stringify(await store.shares.get(made.id));
    const listed = (await ask('GET')).body;
    for (const text of [kept, listed, JSON.stringify(server.lines)]) expect(text).not.toContain(secret);
    expect(JSON.parse(listed).shares[0]).toMatchObject({ id: made.id, author: writer.name, opened: 1 });
  });

  test('is not made for what is no longer there, or for longer than it may hold', async () => {
    const status = async (body: object) => (await ask('POST', '', body)).status;
    expect(await status({ shown: { kind: 'sequence', sequence: (await sequence()) + 1 }, days: 14 })).toBe(
      409,
    );
    expect(await status({ shown: { kind: 'revision', revision: '999999' }, days: 14 })).toBe(409);
    for (const days of [0, 91, 1.5, '14']) expect(await status({ shown: { kind: 'draft' }, days })).toBe(400);
    expect(await status({ shown: { kind: 'draft', sequence: 1 }, days: 1 })).toBe(400);
  });

  test('is slowed down for whoever tries too many', async () => {
    const statuses = new Set<number>();
    for (let tries = 0; tries < 70; tries += 1) statuses.add((await server.get('/shared/none')).status);
    expect(statuses).toEqual(new Set([404, 429]));
  });
});
