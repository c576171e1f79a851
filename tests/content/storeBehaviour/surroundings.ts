import { sql } from 'kysely';
import type { DatabaseStore } from '#content/database/databaseStore.ts';
import type { SurroundingsKeeper } from '#content/database/finding/surroundingsKeeper.ts';
import { publisherNamed } from '../../support/people.ts';
import { until } from '../../support/until.ts';
import { articleAt } from '../articles.ts';
import { quietLog } from '../quietLog.ts';

const author = 'Ada Editor';
const pathsOf = (articles: readonly { path: string }[]) => articles.map(({ path }) => path);

/** What the page of an article leads to, as it is kept with nobody waiting. */
export function describeSurroundings(store: () => DatabaseStore): void {
  let keeper: SurroundingsKeeper;
  const told: string[] = [];
  let stop: () => void;

  beforeEach(async () => {
    keeper = store().keepSurroundings(() => false, quietLog());
    await keeper.upToDate();
    stop = store().published.onChange((path) => told.push(path));
  });
  afterEach(async () => {
    stop();
    await keeper.close();
    for (const path of published.splice(0)) await store().unpublish(path);
    told.length = 0;
  });

  const published: string[] = [];
  async function publish(
    path: string,
    title: string,
    {
      description,
      ...more
    }: {
      description?: string;
      updatedAt?: string;
      language?: string;
      translationOf?: string;
      image?: object;
    } = {},
  ): Promise<void> {
    published.push(path);
    const article = articleAt(path, title, undefined, description);
    await store().publish(path, { updatedAt: '2026-01-01T00:00:00Z', ...article, ...more }, { author });
  }
  /** Which pages are told once all is kept that follows from something. */
  async function tellsOf(happens: () => Promise<unknown>): Promise<string[]> {
    await keeper.upToDate();
    told.length = 0;
    await happens();
    await keeper.upToDate();
    return [...new Set(told)].sort();
  }
  const relatedTo = async (path: string, title = '') =>
    pathsOf(await store().published.relatedTo({ path, title }));
  /** The same, worked out at once and as it is kept. */
  async function related(path: string, title: string, description?: string): Promise<string[]> {
    const wanted = { path, title, ...(description === undefined ? {} : { description }) };
    const atOnce = pathsOf(await store().published.relatedTo(wanted));
    await publish(path, title, wanted);
    // What could not be kept at the first time is kept at a later one.
    await until(async () => {
      await keeper.upToDate();
      return (await relatedTo(path)).join() === atOnce.join();
    });
    return atOnce;
  }
  const at = (day: string) => ({ updatedAt: `${day}T00:00:00Z` });

  describe('the articles that a page leads to', () => {
    it('have its words, those of the title before those of the description, in whatever number', async () => {
      await publish('/skin/creams', 'Creams', { description: 'Is quercetin in creams of use?' });
      await publish('/skin/quercetins', 'The quercetins of your skin');
      await publish('/plants/doses', 'Quercetin and its doses');
      await publish('/nights/naps', 'Naps');
      expect(await related('/plants/quercetin', 'Quercetin: What it does')).toEqual([
        '/plants/doses',
        '/skin/quercetins',
      ]);
    });

    it('are of its section where they have no word of it, the newest first', async () => {
      await publish('/minerals/iron', 'Iron', at('2026-01-01'));
      await publish('/minerals/zinc', 'Zinc', at('2026-03-01'));
      await publish('/mineralsist', 'Somebody to ask', at('2026-04-01'));
      expect(await related('/minerals/boron', 'Boron')).toEqual(['/minerals/zinc', '/minerals/iron']);
    });

    it('are never itself, and four at the most', async () => {
      for (const name of ['a', 'b', 'c', 'd', 'e']) await publish(`/x-${name}/${name}`, 'Quercetin');
      const found = await related('/x/q', 'Quercetin');
      expect(found).toHaveLength(4);
      expect(found).not.toContain('/x/q');
    });

    it('are not found by words that headlines about anything have', async () => {
      await publish('/x/other', 'The best way to take what you need: How it works');
      expect(await related('/y/one', 'What is the best way to take it, and does it work?')).toEqual([]);
    });

    it('are found by the rarest words of the title, however many have the others', async () => {
      await publish('/rare/a', 'Magnesium and selenocysteine');
      await sql`
        insert into articles (path, title, description, published_revision, published_at, changed_at)
        select '/crowd-' || number || '/a', 'Magnesium number ' || number, '', published_revision, now(), now()
        from articles, generate_series(1, 300) number where path = '/rare/a'`.execute(store().database);
      await sql`
        insert into described_articles (path, changed_at, words, titled)
        select path, changed_at, array['magnesium', 'number'], 2 from articles where path like '/crowd-%'`.execute(
        store().database,
      );
      expect((await related('/rarer/b', 'Magnesium, number of selenocysteine'))[0]).toBe('/rare/a');
      await sql`delete from articles where path like '/crowd-%'`.execute(store().database);
    });
  });

  describe('a page is told of', () => {
    beforeEach(() => publish('/plants/quercetin', 'Quercetin: What it does'));

    it('when an article that it leads to has another title, or another picture', async () => {
      await publish('/plants/doses', 'Quercetin doses');
      expect(await tellsOf(() => publish('/plants/doses', 'Doses of quercetin'))).toEqual([
        '/plants/quercetin',
      ]);
      const [first] = await store().published.relatedTo({ path: '/plants/quercetin', title: '' });
      expect(first).toMatchObject({ title: 'Doses of quercetin' });
      const image = { src: 'https://images.example/doses.jpg', alt: '' };
      expect(await tellsOf(() => publish('/plants/doses', 'Doses of quercetin', { image }))).toEqual([
        '/plants/quercetin',
      ]);
    });

    it('when one is taken away', async () => {
      await publish('/plants/doses', 'Quercetin doses');
      expect(await tellsOf(() => store().unpublish('/plants/doses'))).toEqual(['/plants/quercetin']);
      expect(await relatedTo('/plants/quercetin')).toEqual([]);
    });

    it('when one comes that is more alike than those it leads to, or as alike and newer', async () => {
      for (const name of ['aaaaa', 'bbbbb', 'ccccc', 'ddddd'])
        await publish(`/plants/${name}`, name.repeat(2), at('2026-02-01'));
      const more = await tellsOf(() =>
        publish('/elsewhere/doses', 'Quercetin quercetin', { description: 'Quercetin' }),
      );
      expect(more).not.toContain('/plants/quercetin');
      expect(await tellsOf(() => publish('/plants/doses', 'Quercetin doses'))).toContain('/plants/quercetin');
      expect((await relatedTo('/plants/quercetin'))[0]).toBe('/plants/doses');
      expect(await tellsOf(() => publish('/plants/new', 'Newest', at('2026-03-01')))).toContain(
        '/plants/quercetin',
      );
      expect(await relatedTo('/plants/quercetin')).toContain('/plants/new');
    });

    it('not when one comes that is less alike, or changes that it does not lead to', async () => {
      for (const name of ['aaaaa', 'bbbbb', 'ccccc', 'ddddd'])
        await publish(`/plants/${name}`, `Quercetin ${name}`, at('2026-02-01'));
      const nothing = async (happens: () => Promise<unknown>) =>
        expect(await tellsOf(happens)).not.toContain('/plants/quercetin');
      await nothing(() => publish('/plants/iron', 'Iron'));
      await nothing(() => publish('/nights/naps', 'Naps'));
      await nothing(() => publish('/plants/quercetin', 'Quercetin'));
      await nothing(() =>
        publish('/plants/aaaaa', 'Quercetin aaaaa', {
          description: 'Another description',
          ...at('2026-02-01'),
        }),
      );
    });

    it('when one that it leads to stands elsewhere now, and then leads there', async () => {
      await publish('/plants/doses', 'Quercetin doses');
      published.push('/moved/doses');
      expect(
        await tellsOf(() => store().places.rename('/plants/doses', '/moved/doses', publisherNamed(author))),
      ).toContain('/plants/quercetin');
      expect(await relatedTo('/plants/quercetin')).toEqual(['/moved/doses']);
    });

    it('when it was made before what it leads to was kept', async () => {
      await keeper.upToDate();
      const forget = () =>
        sql`delete from related_articles where path = '/plants/quercetin'`.execute(store().database);
      await forget();
      expect(await tellsOf(() => publish('/plants/doses', 'Quercetin doses'))).toContain('/plants/quercetin');
      await forget();
      expect(await tellsOf(() => store().unpublish('/plants/doses'))).toEqual(['/plants/quercetin']);
    });

    it('once, where two servers look at the same change', async () => {
      const other = store().keepSurroundings(() => false, quietLog());
      await other.upToDate();
      await publish('/plants/doses', 'Quercetin doses');
      await keeper.upToDate();
      await other.upToDate();
      told.length = 0;
      await store().unpublish('/plants/doses');
      await Promise.all([keeper.upToDate(), other.upToDate()]);
      expect(told).toEqual(['/plants/quercetin']);
      await other.close();
    });
  });

  describe('the same in other languages', () => {
    const translations = (path: string, translationOf?: string) =>
      store().published.translationsOf({ path, ...(translationOf === undefined ? {} : { translationOf }) });
    const english = () => publish('/molybdenum', 'Molybdenum', { language: 'en' });
    const spanish = () =>
      publish('/es/molibdeno', 'Molibdeno', { language: 'es', translationOf: '/molybdenum' });
    const german = () =>
      publish('/de/molybdaen', 'Molybdän', { language: 'de', translationOf: '/molybdenum' });

    it('are the translations of the same original, and the original', async () => {
      await english();
      await spanish();
      await german();
      await publish('/iridium', 'Iridium');
      expect(await translations('/molybdenum')).toEqual([
        { path: '/de/molybdaen', language: 'de', isOriginal: false },
        { path: '/es/molibdeno', language: 'es', isOriginal: false },
      ]);
      expect(await translations('/es/molibdeno', '/molybdenum')).toEqual([
        { path: '/molybdenum', language: 'en', isOriginal: true },
        { path: '/de/molybdaen', language: 'de', isOriginal: false },
      ]);
      expect(await translations('/iridium')).toEqual([]);
    });

    it('are none that is not published, and not itself', async () => {
      await spanish();
      await german();
      expect(pathsOf(await translations('/es/molibdeno', '/molybdenum'))).toEqual(['/de/molybdaen']);
      await publish('/itself', 'Itself', { translationOf: '/itself' });
      expect(await translations('/itself', '/itself')).toEqual([]);
    });

    it('are told to whose translations are others now, and to no other', async () => {
      await english();
      await spanish();
      await publish('/iridium', 'Iridium');
      expect(await tellsOf(german)).toEqual(['/es/molibdeno', '/molybdenum']);
      expect(await tellsOf(() => publish('/molybdenum', 'The molybdenum', { language: 'en' }))).toEqual([]);
      const toIridium = { language: 'de', translationOf: '/iridium' };
      expect(await tellsOf(() => publish('/de/molybdaen', 'Molybdän', toIridium))).toEqual([
        '/es/molibdeno',
        '/iridium',
        '/molybdenum',
      ]);
      expect(
        await tellsOf(() =>
          publish('/es/molibdeno', 'Molibdeno', { language: 'es-MX', translationOf: '/molybdenum' }),
        ),
      ).toEqual(['/molybdenum']);
      expect(await tellsOf(() => store().unpublish('/molybdenum'))).toEqual(['/es/molibdeno']);
      expect(await translations('/molybdenum')).toMatchObject([{ path: '/es/molibdeno' }]);
    });
  });

  it('what an earlier version has published is worked out once it was read in the background', async () => {
    await publish('/plants/quercetin', 'Quercetin');
    await publish('/plants/doses', 'Quercetin doses');
    await keeper.upToDate();
    for (const table of ['described_articles', 'related_articles', 'article_people'])
      await sql`delete from ${sql.table(table)}`.execute(store().database);
    told.length = 0;
    const later = store().keepSurroundings(() => false, quietLog());
    await later.upToDate();
    await later.close();
    const { rows } = await sql<{ others: string[] }>`
      select others from related_articles where path = '/plants/quercetin'`.execute(store().database);
    expect(rows).toEqual([{ others: ['/plants/doses'] }]);
    // Pages were made of the same: they need not be made again.
    expect(told).not.toContain('/plants/quercetin');
  });
}
