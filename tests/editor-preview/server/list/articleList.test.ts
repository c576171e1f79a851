import { jest } from '@jest/globals';
import { sql } from 'kysely';
import { checkSaved } from '#editor-preview/server/checks/savedChecks.ts';
import { editorRoutes } from '#editor-preview/server/editorRoutes.ts';
import { collect } from '../../../content/articles.ts';
import { editorParts } from '../../../support/editorParts.ts';
import { publisherNamed, signedIn } from '../../../support/people.ts';
import { articleAt, freshPath, publish, serve, server, store } from '../ownServer.ts';

const requestChecks = jest.fn();
let parts: Awaited<ReturnType<typeof editorParts>>;
serve(async () => {
  parts = await editorParts();
  return [signedIn(), ...editorRoutes({ ...parts, store, requestChecks })];
});

const query = (parameters: Record<string, string>) => `?${new URLSearchParams(parameters)}`;

describe('the list of articles', () => {
  test('names every article with its path and its state', async () => {
    const [published, draft, changed, untitled] = [freshPath(), freshPath(), freshPath(), freshPath()];
    await publish(published, 'A published one');
    await store.saveDraft(draft, articleAt(draft, 'A draft'), { author: 'test', basedOn: null });
    const basedOn = await publish(changed, 'Old title');
    await store.saveDraft(changed, articleAt(changed, 'New title'), { author: 'test', basedOn });
    await store.saveDraft(untitled, articleAt(untitled, ''), { author: 'test', basedOn: null });

    const { status, body } = await server.get('/editor');
    expect(status).toBe(200);
    const rows = body
      .split('<li>')
      .slice(1)
      .map((row) => row.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '));
    const rowOf = (path: string) => rows.find((row) => row.includes(`${path} `));
    expect(rowOf(published)).toMatch(/A published one .* Published /);
    expect(rowOf(draft)).toMatch(/A draft .* Draft /);
    expect(rowOf(untitled)).toMatch(/Untitled .* Draft /);
    expect(rowOf(changed)).toMatch(/New title .* Published, with a newer draft /);
  });

  test('says how many problems each has, once the list had it checked, and whose sample content it is', async () => {
    const path = freshPath();
    const rowNow = async (): Promise<string> => {
      const { body } = await server.get(`/editor${query({ q: path })}`);
      return `${/<ul[^>]*>.*?<\/ul>/s.exec(body)?.[0]}`.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    };
    await store.publish(path, articleAt(path, 'Empty', [{ id: 'q', type: 'quiz', data: {} }]), {
      author: 'seed',
    });
    await sql`update articles set changed_at = changed_at - interval '1 minute'`.execute(store.database);
    requestChecks.mockClear();
    expect(await rowNow()).toMatch(/Published Being checked Sample content/);
    expect(requestChecks).toHaveBeenCalledTimes(1);
    await checkSaved({ saved: parts.saved, listed: store.listed }, new AbortController().signal);
    expect(await rowNow()).toMatch(/Published \d+ errors?/);
    expect(requestChecks).toHaveBeenCalledTimes(1);
    // What is saved since is checked again.
    await store.publish(path, articleAt(path, 'Empty'), { author: 'test' });
    expect(await rowNow()).toMatch(/Published Being checked test/);
  });

  test('is searched by words, state and block type, and keeps what was asked', async () => {
    const [quiz, other, gone] = [freshPath(), freshPath(), freshPath()];
    const blocks = [{ id: 'q', type: 'quiz', data: { questions: [] } }];
    await store.saveDraft(quiz, articleAt(quiz, 'Findable quiz', blocks), { author: 'test', basedOn: null });
    await store.saveDraft(other, articleAt(other, 'Findable other'), { author: 'test', basedOn: null });
    await publish(gone, 'Findable gone');
    await store.unpublish(gone);

    const found = async (search: Record<string, string>): Promise<string[]> => {
      const { body } = await server.get(`/editor${query(search)}`);
      return [...body.matchAll(/<code>([^<]*)/g)].map(([, path = '']) => path);
    };
    expect(await found({ q: 'findable' })).toEqual([gone, other, quiz]);
    expect(await found({ q: 'findable', block: 'quiz' })).toEqual([quiz]);
    expect(await found({ q: 'findable', state: 'withdrawn' })).toEqual([gone]);
    expect(await found({ q: 'findable', block: 'no-type', state: 'no-state' })).toEqual([gone, other, quiz]);
    const { body } = await server.get(`/editor${query({ q: '"><script>', block: 'quiz' })}`);
    expect(body).toContain('No article matches.');
    expect(body).toContain('value="&quot;&gt;&lt;script&gt;"');
    expect(body).toMatch(/<option value="quiz" selected=""/);
  });

  test('goes on where it ends', async () => {
    const { body } = await server.get('/editor?after=1/zzz+Title');
    expect(body).toContain('There are no articles yet.');
    for (const after of ['zzz', '1', '1/zzz', '99999999999999999999/a Title', '-1/a Title'])
      expect((await server.get(`/editor${query({ after })}`)).body).toContain('A published one');
  });

  test('says how long ago each article was changed, and the moment in UTC, until the reader’s clock is known', async () => {
    const { body } = await server.get('/editor');
    expect(body).toMatch(
      /<time dateTime="[^"]+Z" title="\d+ \w+ \d{4}, \d\d:\d\d UTC" data-local-time="true">(?:now|\d+ minutes? ago)<\/time>/i,
    );
  });

  test('counts the articles of each state, with every filter but the state and the words', async () => {
    const author = 'Counted Author';
    const [one, two, gone] = [freshPath(), freshPath(), freshPath()];
    await store.publish(one, articleAt(one, 'One'), { author });
    await store.saveDraft(two, articleAt(two, 'Two'), { author, basedOn: null });
    await store.publish(gone, articleAt(gone, 'Three'), { author });
    await store.places.delete(gone, publisherNamed(author));
    const chips = async (search: Record<string, string>): Promise<string[]> => {
      const { body } = await server.get(`/editor${query({ by: author, ...search })}`);
      const states = /<search>(.*?)<button type="button"/s.exec(body)?.[1] ?? '';
      return [...states.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, chip = '']) =>
        chip.replaceAll(/<[^>]+>/g, ''),
      );
    };
    expect(await chips({})).toEqual(['All 2', 'Draft 1', 'Published 1']);
    expect(await chips({ state: 'draft' })).toEqual(['All 2', 'Draft 1', 'Published 1']);
    expect(await chips({ q: 'two' })).not.toContainEqual(expect.stringMatching(/\d/));
  });

  test('is ordered by time, the longest unchanged first too, or by title, from page to page', async () => {
    const author = 'Ordering Author';
    const names = ['beta', 'Alpha', 'gamma'];
    for (const name of names) {
      const path = freshPath();
      await store.publish(path, articleAt(path, name), { author });
    }
    const titles = async (search: Record<string, string>): Promise<string[]> => {
      const { body } = await server.get(`/editor${query({ by: author, ...search })}`);
      return [...body.matchAll(/<h2><a [^>]*>([^<]*)/g)].map(([, title = '']) => title);
    };
    expect(await titles({})).toEqual(['gamma', 'Alpha', 'beta']);
    expect(await titles({ order: 'oldest' })).toEqual(['beta', 'Alpha', 'gamma']);
    expect(await titles({ order: 'title' })).toEqual(['Alpha', 'beta', 'gamma']);
    expect(await titles({ order: 'title', after: '0/a alpha' })).toEqual(['Alpha', 'beta', 'gamma']);
    expect(await titles({ order: 'title', after: '0/zzz Alpha' })).toEqual(['beta', 'gamma']);
    const [{ changed = '', path = '' } = {}] = await collect(
      store.lists.articles({ order: 'oldest', search: { author } }),
    );
    expect(await titles({ order: 'oldest', after: `${changed}${path} beta` })).toEqual(['Alpha', 'gamma']);
    expect(await titles({ after: `${changed}${path} beta` })).toEqual([]);
  });

  test('shows the lead picture, of a draft too, and none of another site without https', async () => {
    const author = 'Picturing Author';
    const withImage = (path: string, src: string) => ({ ...articleAt(path), image: { src, alt: '' } });
    const [published, draft, unsafe] = [freshPath(), freshPath(), freshPath()];
    await store.publish(published, withImage(published, '/media/lead.jpg'), { author });
    await store.saveDraft(draft, withImage(draft, '/media/draft.jpg'), { author, basedOn: null });
    await store.saveDraft(unsafe, withImage(unsafe, 'http://elsewhere.example/a.jpg'), {
      author,
      basedOn: null,
    });
    const { body } = await server.get(`/editor${query({ by: author })}`);
    const shown = [...body.matchAll(/<img src="([^"]*)/g)].map(([, src = '']) => decodeURIComponent(src));
    expect(shown).toEqual([
      expect.stringContaining('/media/draft.jpg'),
      expect.stringContaining('/media/lead.jpg'),
    ]);
  });
});
