import { sql } from 'kysely';
import { indexFindable } from '#content/database/finding/findable.ts';
import { type FedSource, readList, withCmsClient } from './fakeCms.ts';
import { MemoryCms } from './memoryCms.ts';

const client = withCmsClient();
let cms: MemoryCms;
let source: FedSource;
beforeEach(async () => {
  cms = new MemoryCms();
  source = await client.openOf(cms, { walkEvery: 0 });
});
afterEach(() => source.close());

async function read(): Promise<void> {
  await readList(source);
  const db = client.database.database;
  await sql`update described_articles set candidates_due_at = now()`.execute(db);
  await indexFindable('cms')(db, async () => undefined);
}
const related = async (path: string) =>
  (await source.get(path))?.related?.map(({ path: at, title }) => [at, title]) ?? [];

describe('what the pages of a CMS’s articles show of others', () => {
  it('is worked out as for our own, has today’s titles, and is known while the CMS is down', async () => {
    cms.publish('/plants/quercetin', 'Quercetin: What it does');
    cms.publish('/nights/naps', 'Naps');
    await read();
    expect(await related('/plants/quercetin')).toEqual([]);
    cms.publish('/plants/doses', 'Quercetin doses');
    await read();
    expect(await related('/plants/quercetin')).toEqual([['/plants/doses', 'Quercetin doses']]);

    cms.publish('/plants/doses', 'Doses of quercetin');
    await source.get('/plants/doses');
    await source.idle();
    cms.isDown = true;
    expect(await related('/plants/quercetin')).toEqual([['/plants/doses', 'Doses of quercetin']]);
  });

  it('is the newest of its topic for an article that nothing is stored of', async () => {
    cms.publish('/plants/quercetin', 'Quercetin: What it does');
    await read();
    cms.publish('/plants/new', 'Retinol');
    expect(await related('/plants/new')).toEqual([['/plants/quercetin', 'Quercetin: What it does']]);
    expect(await source.get('/plants/none')).toBeUndefined();
  });

  it('is no article that the CMS has no longer, and where the CMS moved it', async () => {
    cms.publish('/plants/quercetin', 'Quercetin: What it does');
    cms.publish('/plants/doses', 'Quercetin doses');
    await read();
    expect(await related('/plants/quercetin')).toEqual([['/plants/doses', 'Quercetin doses']]);
    cms.published.delete('/plants/doses');
    cms.publish('/moved/doses', 'Quercetin doses, moved');
    await source.acceptChanges(
      [{ path: '/plants/doses', kind: 'moved', to: '/moved/doses' }],
      async () => true,
    );
    for (const path of ['/plants/doses', '/moved/doses']) await source.get(path);
    await source.idle();
    expect(await related('/plants/quercetin')).toEqual([['/moved/doses', 'Quercetin doses, moved']]);
    cms.published.delete('/moved/doses');
    await source.get('/moved/doses');
    await source.idle();
    expect(await related('/plants/quercetin')).toEqual([]);
  });

  it('are its translations too', async () => {
    cms.publish('/zinc', 'Zinc', { language: 'en' });
    cms.publish('/cinc', 'Cinc', { language: 'es', translationOf: '/zinc' });
    await read();
    expect((await source.get('/zinc'))?.translations).toEqual([
      { path: '/cinc', language: 'es', isOriginal: false },
    ]);
  });
});
