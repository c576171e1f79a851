import type { CmsSource } from '#content/cms/cmsSource.ts';
import type { SurroundingsKeeper } from '#content/database/finding/surroundingsKeeper.ts';
import { quietLog } from '../quietLog.ts';
import { readList, withCmsClient } from './fakeCms.ts';
import { MemoryCms } from './memoryCms.ts';

const client = withCmsClient();
let cms: MemoryCms;
let source: CmsSource;
let keeper: SurroundingsKeeper;
let told: string[];
let stop: () => void;
beforeEach(async () => {
  cms = new MemoryCms();
  source = await client.openOf(cms, { walkEvery: 0 });
  keeper = client.database.keepSurroundings(() => false, quietLog(), client.store.articles);
  told = [];
  stop = source.published.onChange((path) => told.push(path));
});
afterEach(async () => {
  stop();
  await source.close();
  await keeper.close();
});

/** Reads the list and what is due by it, and waits until all is kept that follows. */
async function read(): Promise<void> {
  await readList(source);
  await keeper.upToDate();
}
const related = async (path: string) =>
  (await source.published.relatedTo({ path, title: '' })).map((article) => article.path);

describe('what the pages of a CMS’s articles lead to', () => {
  it('is kept as for our own, told where it changes, and known while the CMS is down', async () => {
    cms.publish('/plants/quercetin', 'Quercetin: What it does');
    cms.publish('/nights/naps', 'Naps');
    await read();
    expect(await related('/plants/quercetin')).toEqual([]);
    told.length = 0;

    cms.publish('/plants/doses', 'Quercetin doses');
    await read();
    expect(told).toEqual(['/plants/quercetin']);
    told.length = 0;

    cms.publish('/plants/doses', 'Doses of quercetin');
    await read();
    expect(told).toEqual(['/plants/quercetin']);
    cms.isDown = true;
    expect(await source.published.relatedTo({ path: '/plants/quercetin', title: '' })).toMatchObject([
      { path: '/plants/doses', title: 'Doses of quercetin' },
    ]);
  });

  it('is no article that the CMS has no longer', async () => {
    cms.publish('/plants/quercetin', 'Quercetin: What it does');
    cms.publish('/plants/doses', 'Quercetin doses');
    await read();
    expect(await related('/plants/quercetin')).toEqual(['/plants/doses']);
    told.length = 0;
    cms.published.delete('/plants/doses');
    await source.get('/plants/doses');
    await read();
    expect(told).toEqual(['/plants/quercetin']);
    expect(await related('/plants/quercetin')).toEqual([]);
  });

  it('are its translations too', async () => {
    cms.publish('/zinc', 'Zinc', { language: 'en' });
    await read();
    told.length = 0;
    cms.publish('/cinc', 'Cinc', { language: 'es', translationOf: '/zinc' });
    await read();
    expect(told).toContain('/zinc');
    expect(await source.published.translationsOf({ path: '/zinc' })).toEqual([
      { path: '/cinc', language: 'es', isOriginal: false },
    ]);
  });
});
