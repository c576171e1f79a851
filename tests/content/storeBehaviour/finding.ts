import { sql } from 'kysely';
import { indexFindable } from '#content/database/finding/findable.ts';
import { mostPathsOfWord } from '#content/database/finding/pathWords.ts';
import type { Part } from '#content/source/articleFinder.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { publisherNamed } from '../../support/people.ts';
import { articleAt } from '../articles.ts';

const author = 'Ada Editor';
const paths = (articles: readonly { path: string }[]) => articles.map(({ path }) => path);

export function describeFinding(store: () => EditorStore): void {
  const publish = async (path: string, more: object = {}, title = `Title of ${path}`) => {
    await store().publish(path, { ...articleAt(path, title), ...more }, { author });
  };
  const keepUp = () => indexFindable('own')(store().database, async () => undefined);

  describe('by the words of their paths', () => {
    beforeAll(async () => {
      await publish('/spices/turmeric-and-ginger', {}, 'Turmeric and ginger');
      await publish('/spices/turmeric', {}, 'Turmeric');
      await publish('/spices/withdrawn-turmeric');
      await store().unpublish('/spices/withdrawn-turmeric');
    });
    const withWords = async (...words: string[]) => paths(await store().published.withWords(words));

    it('gives those with the most of them first', async () => {
      expect(await withWords('turmeric', 'ginger')).toEqual([
        '/spices/turmeric-and-ginger',
        '/spices/turmeric',
      ]);
      expect(await store().published.withWords(['turmeric', 'ginger'])).toMatchObject([
        { title: 'Turmeric and ginger' },
        { title: 'Turmeric' },
      ]);
    });

    it.each([['turmeic'], ['turmerric'], ['turemric'], ['turmaric']])(
      'finds one where %s was typed',
      async (word) => expect(await withWords(word)).toContain('/spices/turmeric'),
    );

    it.each([[], ['nowhere'], ['tur'], ['%'], ["'"], ['\\'], ['constructor']])(
      'finds none by %j',
      async (...words) => expect(await withWords(...words)).toEqual([]),
    );

    it('leaves out a word that stands in very many', async () => {
      await sql`
        insert into articles (path, title, description, published_revision, published_at)
        select '/crowd/member-' || number || 'th', 'One of many', '', published_revision, now()
        from articles, generate_series(1, ${mostPathsOfWord + 1}) number where path = '/spices/turmeric'`.execute(
        store().database,
      );
      expect(await withWords('crowd')).toEqual([]);
      expect(await withWords('crowd', '7th')).toEqual(['/crowd/member-7th']);
      expect(await withWords('crowd', 'turmeric')).toEqual([
        '/spices/turmeric',
        '/spices/turmeric-and-ginger',
      ]);
      await sql`delete from articles where path like '/crowd/%'`.execute(store().database);
    });
  });

  describe('by people', () => {
    const byline = (authors: string[], reviewer?: string) => ({
      byline: {
        authors: authors.map((name) => ({ name })),
        ...(reviewer === undefined ? {} : { medicalReviewer: { name: reviewer } }),
      },
    });
    const ofPerson = async (name: string, part: Part, limit = 10) =>
      paths(await store().published.ofPerson(name, part, { limit }));

    it('gives what they wrote and what they reviewed, the newest first, however their name is written', async () => {
      const at = (day: string) => ({ updatedAt: `${day}T00:00:00Z` });
      await publish('/by/old', {
        ...byline(['Zoe Bylined', 'zoe  BYLINED'], 'Yan Checks'),
        ...at('2020-01-01'),
      });
      await publish('/by/new', { ...byline([' ZOE bylined'], 'Zoe Bylined'), ...at('2021-01-01') });
      await publish('/by/other', { ...byline(['Zoe Bylineds'], 'Yan Checks'), ...at('2022-01-01') });
      expect(await ofPerson('Zoe Bylined', 'author')).toEqual(['/by/new', '/by/old']);
      expect(await ofPerson('Zoe Bylined', 'reviewer')).toEqual(['/by/new']);
      expect(await ofPerson('Yan Checks', 'reviewer')).toEqual(['/by/other', '/by/old']);
      expect(await store().published.reviewsOf(['yan checks', 'Nobody Here', 'Zoe Bylined'])).toEqual([
        2, 0, 1,
      ]);
    });

    it('goes on behind any of them, though they are of one day', async () => {
      const all = Array.from({ length: 7 }, (_, number) => `/serial/${number}`);
      for (const [number, path] of all.entries())
        await publish(path, {
          ...byline(['Serial Writer']),
          updatedAt: `2020-01-0${1 + (number % 2)}T00:00:00Z`,
        });
      const seen: string[] = [];
      for (let after = undefined; ; ) {
        const found = await store().published.ofPerson('Serial Writer', 'author', { limit: 2, after });
        seen.push(...paths(found));
        if (found.length < 2) break;
        after = found.at(-1)?.place;
      }
      expect(seen).toEqual([1, 3, 5, 0, 2, 4, 6].map((number) => `/serial/${number}`));
    });

    it('follows what is published, withdrawn, put back and renamed', async () => {
      await publish('/moving/a', byline(['Moving Writer']));
      await publish('/moving/b', byline(['Moving Writer']));
      const [first] = await store().revisions('/moving/a');
      await publish('/moving/a', byline(['Somebody Else']));
      expect(await ofPerson('Moving Writer', 'author')).toEqual(['/moving/b']);
      await store().publishRevision('/moving/a', first?.revision ?? '');
      expect(await ofPerson('Moving Writer', 'author')).toEqual(['/moving/a', '/moving/b']);
      await store().unpublish('/moving/b');
      await store().places.rename('/moving/a', '/moved/a', publisherNamed(author));
      expect(await ofPerson('Moving Writer', 'author')).toEqual(['/moved/a']);
    });

    it('says the latest date of their articles', async () => {
      await publish('/dated/a', {
        ...byline(['Dated Writer'], 'Dated Checker'),
        updatedAt: '2001-01-01T00:00:00Z',
      });
      expect(await store().published.lastChangesOf(['Dated checker', 'Dated Writer', 'Nobody Here'])).toEqual(
        ['2001-01-01T00:00:00.000Z', '2001-01-01T00:00:00.000Z', undefined],
      );
    });
  });

  describe('of those that an earlier version has published', () => {
    const byline = { byline: { authors: [{ name: 'Early Writer' }] } };
    const found = async () =>
      paths(await store().published.ofPerson('Early Writer', 'author', { limit: 10 }));

    it('finds them once they were read in the background', async () => {
      await publish('/early/a', byline);
      await publish('/early/b', byline);
      await sql`delete from described_articles where path like '/early/%'`.execute(store().database);
      await sql`delete from article_people where path like '/early/%'`.execute(store().database);
      expect(await found()).toEqual([]);
      await keepUp();
      expect((await found()).sort()).toEqual(['/early/a', '/early/b']);
    });

    it('finds no more what it has withdrawn, and by what is new in what it has published again', async () => {
      const { database } = store();
      await sql`update articles set published_revision = null, changed_at = now() where path = '/early/a'`.execute(
        database,
      );
      const listing = JSON.stringify({ byline: { authors: [{ name: 'Later Writer' }] } });
      await sql`update articles set listing = ${listing}, changed_at = now() where path = '/early/b'`.execute(
        database,
      );
      await keepUp();
      expect(await found()).toEqual([]);
      expect(paths(await store().published.ofPerson('Later Writer', 'author', { limit: 10 }))).toEqual([
        '/early/b',
      ]);
    });
  });
}
