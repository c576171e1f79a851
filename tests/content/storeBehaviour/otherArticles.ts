import { sql } from 'kysely';
import { workOutCandidates } from '#content/database/finding/candidates.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { publisherNamed } from '../../support/people.ts';
import { articleAt } from '../articles.ts';

const author = 'Ada Editor';
const pathsOf = (articles: readonly { path: string }[] = []) => articles.map(({ path }) => path);

export function describeOtherArticles(store: () => EditorStore): void {
  // What other tests have published is worked out before.
  beforeAll(() => workOutAll());
  afterEach(async () => {
    for (const path of published.splice(0)) await store().unpublish(path);
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
      contentMeta?: object;
    } = {},
  ): Promise<void> {
    published.push(path);
    const article = articleAt(path, title, undefined, description);
    await store().publish(path, { updatedAt: '2026-01-01T00:00:00Z', ...article, ...more }, { author });
  }
  async function workOutAll(): Promise<void> {
    while (await workOutCandidates(store().database, 'own'));
  }
  const passADay = () =>
    sql`update described_articles set candidates_due_at = candidates_due_at - interval '1 day'`.execute(
      store().database,
    );
  const shownOn = async (path: string) => (await store().get(path))?.related ?? [];
  const related = async (path: string) => pathsOf(await shownOn(path));
  async function relatedOf(path: string, title: string, description?: string): Promise<string[]> {
    await publish(path, title, description === undefined ? {} : { description });
    await workOutAll();
    return related(path);
  }
  const at = (day: string) => ({ updatedAt: `${day}T00:00:00Z` });

  describe('the articles that it leads to', () => {
    it('have its words, those of the title before those of the description, in whatever number', async () => {
      await publish('/skin/creams', 'Creams', { description: 'Is quercetin in creams of use?' });
      await publish('/skin/quercetins', 'The quercetins of your skin');
      await publish('/plants/doses', 'Quercetin and its doses');
      await publish('/nights/naps', 'Naps');
      expect(await relatedOf('/plants/quercetin', 'Quercetin: What it does')).toEqual([
        '/plants/doses',
        '/skin/quercetins',
      ]);
    });

    it('have a word of it also in its section, the newest first', async () => {
      await publish('/minerals/gadolinium', 'Gadolinium', at('2026-04-01'));
      await publish('/minerals/doses', 'Tantalum doses', at('2026-01-01'));
      await publish('/minerals/ores', 'Tantalum ores', at('2026-03-01'));
      expect(await relatedOf('/minerals/tantalum', 'Tantalum')).toEqual([
        '/minerals/ores',
        '/minerals/doses',
      ]);
      expect(await relatedOf('/minerals/rhenium', 'Rhenium')).toEqual([]);
    });

    it('are recipes first for a recipe', async () => {
      const recipe = { contentMeta: { featureTemplateType: 'recipe-guide' } };
      await publish('/meals/lentils', 'Lentils and iron', at('2026-04-01'));
      await publish('/meals/porridge', 'Porridge', { ...recipe, ...at('2026-01-01') });
      await publish('/meals/soup', 'Soup', { ...recipe, description: 'With lentils.' });
      await workOutAll();
      expect(await related('/meals/soup')).toEqual(['/meals/porridge', '/meals/lentils']);
    });

    it('are never itself, and four at the most', async () => {
      for (const name of ['a', 'b', 'c', 'd', 'e']) await publish(`/x-${name}/${name}`, 'Quercetin');
      const found = await relatedOf('/x/q', 'Quercetin');
      expect(found).toHaveLength(4);
      expect(found).not.toContain('/x/q');
    });

    it('are none for an article that has neither a section nor a word in common with others', async () => {
      expect(await relatedOf('/molybdenum', 'Molybdenum')).toEqual([]);
      expect(await relatedOf('/cadmium/alone', 'Cadmium')).toEqual([]);
    });

    it('are not found by words that headlines about anything have', async () => {
      await publish('/x/other', 'The best way to take what you need: How it works');
      expect(await relatedOf('/y/one', 'What is the best way to take it, and does it work?')).toEqual([]);
    });

    it('may be in another language, and are not its translations', async () => {
      await publish('/zinc/doses', 'Zinc doses', { language: 'en' });
      await publish('/de/zink', 'Zinc: Zink', { language: 'de', translationOf: '/zinc/doses' });
      await publish('/zinc/sources', 'Zinc fuentes', { language: 'es' });
      await workOutAll();
      expect(await related('/zinc/doses')).toEqual(['/zinc/sources']);
      expect(await related('/de/zink')).toEqual(['/zinc/sources']);
      expect((await related('/zinc/sources')).sort()).toEqual(['/de/zink', '/zinc/doses']);
    });

    it.each([
      ["'); gadolinium; --", ['/odd/a']],
      ['\u{d83d} gadolinium', ['/odd/a']],
      ['{"a":[1]} %s $1 :b \\', []],
      [`🥬 ${'x'.repeat(500)}`, []],
      ['__proto__ constructor', ['/odd/a']],
    ])('are found with the title %j', async (title, found) => {
      await publish('/odd/a', title);
      expect(await relatedOf('/odder/b', `${title} quercetin`)).toEqual(found);
    });

    it('are found by the rarest words of the title, however many have the others', async () => {
      await publish('/rare/a', 'Magnesium and selenocysteine');
      await sql`
        insert into articles (path, title, description, published_revision, published_at, changed_at)
        select '/crowd-' || number || '/a', 'Magnesium number ' || number, '', published_revision, now(), now()
        from articles, generate_series(1, 300) number where path = '/rare/a'`.execute(store().database);
      await sql`
        insert into described_articles (path, changed_at, words, titled, candidates_due_at)
        select path, changed_at, array['magnesium', 'number'], 2, now() + interval '1 hour'
        from articles where path like '/crowd-%'`.execute(store().database);
      await sql`
        insert into search_words as known (word, articles) values ('magnesium', 300), ('number', 300)
        on conflict (word) do update set articles = known.articles + 300`.execute(store().database);
      expect((await relatedOf('/rarer/b', 'Magnesium, number of selenocysteine'))[0]).toBe('/rare/a');
      await sql`delete from articles where path like '/crowd-%'`.execute(store().database);
      await sql`update search_words set articles = articles - 300 where word in ('magnesium', 'number')`.execute(
        store().database,
      );
    });
  });

  describe('without waiting for the candidates', () => {
    beforeEach(async () => {
      await publish('/plants/quercetin', 'Quercetin: What it does');
      await publish('/plants/doses', 'Quercetin doses');
      await workOutAll();
    });

    it('has today’s titles and pictures', async () => {
      const image = { src: 'https://images.example/doses.jpg', alt: '' };
      await publish('/plants/doses', 'Doses of quercetin', { image });
      expect(await shownOn('/plants/quercetin')).toMatchObject([
        {
          path: '/plants/doses',
          title: 'Doses of quercetin',
          image: { src: image.src },
          updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/),
          datedAt: '2026-01-01T00:00:00Z',
        },
      ]);
    });

    it('leads to none that is withdrawn or deleted, and to one again that is put back', async () => {
      await store().unpublish('/plants/doses');
      expect(await related('/plants/quercetin')).toEqual([]);
      await publish('/plants/doses', 'Quercetin doses');
      expect(await related('/plants/quercetin')).toEqual(['/plants/doses']);
      await store().places.delete('/plants/doses', publisherNamed(author));
      expect(await related('/plants/quercetin')).toEqual([]);
      await store().places.restore('/plants/doses', { published: false, author });
    });

    it('leads to where an article was moved', async () => {
      published.push('/moved/doses');
      await store().places.rename('/plants/doses', '/moved/doses', publisherNamed(author));
      expect(await related('/plants/quercetin')).toEqual(['/moved/doses']);
      await passADay();
      await workOutAll();
      expect(await related('/plants/quercetin')).toEqual(['/moved/doses']);
    });

    it('leads to the next candidate in the place of one that went', async () => {
      for (const name of ['aaaaa', 'bbbbb', 'ccccc', 'ddddd'])
        await publish(`/plants/${name}`, `Quercetin ${name}`);
      await passADay();
      await workOutAll();
      const before = await related('/plants/quercetin');
      await store().unpublish(before[0] ?? '');
      const after = await related('/plants/quercetin');
      expect(after).toHaveLength(4);
      expect(after.slice(0, 3)).toEqual(before.slice(1));
    });

    it('leads to the newest of its topic while it has no candidates yet', async () => {
      for (const [day, name] of ['iron', 'zinc', 'boron', 'copper', 'iodine'].entries())
        await publish(`/plants/${name}`, name, at(`2026-02-0${day + 1}`));
      await publish('/plants-too/tin', 'Tin', at('2026-03-01'));
      await publish('/plants', 'Plants', at('2026-03-01'));
      await publish('/plants/new', 'Quercetin is new', at('2026-03-01'));
      expect(await related('/plants/new')).toEqual(
        ['iodine', 'copper', 'boron', 'zinc'].map((name) => `/plants/${name}`),
      );
      await workOutAll();
      expect((await related('/plants/new'))[0]).toMatch(/quercetin|doses/);
      expect(await related('/plants')).toEqual([]);
    });

    it('knows whether its topic has other articles', async () => {
      await publish('/metals/osmium', 'Osmium');
      expect((await store().get('/metals/osmium'))?.topicHasOthers).toBeUndefined();
      await publish('/metals/hafnium', 'Hafnium');
      expect((await store().get('/metals/osmium'))?.topicHasOthers).toBe(true);
    });

    it('leads to no article of its topic while it has no candidate, until they are worked out again', async () => {
      expect(await relatedOf('/minerals/zinc', 'Zinc salts')).toEqual([]);
      await publish('/minerals/iron', 'Iron salts');
      await workOutAll();
      expect(await related('/minerals/zinc')).toEqual([]);
      await passADay();
      await workOutAll();
      expect(await related('/minerals/zinc')).toEqual(['/minerals/iron']);
    });
  });

  describe('the candidates are worked out again', () => {
    beforeEach(async () => {
      await publish('/plants/quercetin', 'Quercetin: What it does');
      await workOutAll();
    });

    it('when they are a day old: until then a new article is not among them', async () => {
      await publish('/plants/iron', 'Quercetin and iron');
      await passADay();
      await workOutAll();
      await publish('/plants/doses', 'Quercetin doses');
      await workOutAll();
      expect(await related('/plants/quercetin')).toEqual(['/plants/iron']);
      await passADay();
      await workOutAll();
      expect(await related('/plants/quercetin')).toEqual(['/plants/doses', '/plants/iron']);
    });

    it('when their article is published again', async () => {
      await publish('/skin/creams', 'Creams with retinol');
      await publish('/plants/quercetin', 'Retinol from plants');
      await workOutAll();
      expect(await related('/plants/quercetin')).toEqual(['/skin/creams']);
    });

    it('once for each that is due, those that wait longest first, and for no other', async () => {
      expect(await workOutCandidates(store().database, 'own')).toBe(false);
      await publish('/plants/doses', 'Quercetin doses');
      await publish('/plants/iron', 'Iron');
      expect(await workOutCandidates(store().database, 'own')).toBe(true);
      const { rows } = await sql<{ path: string }>`
        select path from described_articles where candidates_due_at <= now()`.execute(store().database);
      expect(rows).toEqual([{ path: '/plants/iron' }]);
    });
  });

  describe('the same in other languages', () => {
    const translations = async (path: string) => (await store().get(path))?.translations ?? [];
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
      const ofEnglish = [
        { path: '/de/molybdaen', language: 'de', isOriginal: false },
        { path: '/es/molibdeno', language: 'es', isOriginal: false },
      ];
      expect(await translations('/molybdenum')).toEqual(ofEnglish);
      expect(await translations('/es/molibdeno')).toEqual([
        { path: '/molybdenum', language: 'en', isOriginal: true },
        { path: '/de/molybdaen', language: 'de', isOriginal: false },
      ]);
      expect(await translations('/iridium')).toEqual([]);
      // A draft may say something else than what is published.
      const { published: lists } = store();
      expect(await lists.translationsOf({ path: '/iridium', translationOf: '/molybdenum' })).toEqual([
        { path: '/molybdenum', language: 'en', isOriginal: true },
        ...ofEnglish,
      ]);
      expect(await lists.translationsOf({ path: '/molybdenum' })).toEqual(ofEnglish);
    });

    it('are none that is not published, and not itself', async () => {
      await spanish();
      await german();
      await publish('/fr/molybdene', 'Molybdène', { translationOf: '/molybdenum' });
      expect(await translations('/es/molibdeno')).toEqual([
        { path: '/de/molybdaen', language: 'de', isOriginal: false },
        { path: '/fr/molybdene', isOriginal: false },
      ]);
      await store().unpublish('/de/molybdaen');
      expect(pathsOf(await translations('/es/molibdeno'))).toEqual(['/fr/molybdene']);
      await publish('/itself', 'Itself', { translationOf: '/itself' });
      expect(await translations('/itself')).toEqual([]);
    });
  });
}
