import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { isEmpty } from '#content/database/articles/seed.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import { editorStoreOf } from '#editor-preview/store/editorStore.ts';
import { publisherNamed } from '../../support/people.ts';
import { prose } from '../../support/someBlocks.ts';
import { runCommand } from '../runCommand.ts';
import { type ImportFolder, importFolder } from './importStore.ts';

const archive = resolve('fixtures/archives/wordpress.xml');

let folder: ImportFolder;
beforeAll(() => {
  folder = importFolder();
  process.env.SITE_ORIGIN = 'https://site.example';
});
afterAll(() => folder[Symbol.dispose]());

const importAgain = (...args: string[]) => runCommand('import', archive, '--pictures', 'keep', ...args);
const reported = (): unknown => JSON.parse(readFileSync('report/report.json', 'utf8'));
const page = (): string => readFileSync('report/report.html', 'utf8');
const published = (path: string) => folder.withStore(async (store) => (await store.get(path))?.value);
const drafted = (path: string) => folder.withStore(async (store) => (await store.getDraft(path))?.value);

describe('pagewell import of a WordPress export', () => {
  test('a trial says what would become of each post, and stores nothing', async () => {
    const { status, out } = await importAgain('--dry-run', '--report', 'report');
    expect(status).toBe(0);
    expect(out).toContain('/sleep/wake-up-less: published\n');
    expect(reported()).toMatchObject({ isDryRun: true, posts: 13 });
    expect(page()).not.toContain('<a ');
    await folder.withStore(async (store) => expect(await isEmpty(store.database)).toBe(true));
  });

  test('without pictures, their captions stay as text, and nothing is a block of no type', async () => {
    const { out } = await importAgain('--dry-run', '--pictures', 'none', '--report', 'report');
    expect(out).toContain('/sleep/naps: published\n');
    expect(page()).not.toContain('no block type "caption"');
  });

  test('publishes what was public and has no errors; all else becomes a draft, or is counted', async () => {
    const { status, out } = await importAgain('--report', 'report');
    expect(status).toBe(0);
    expect(out).toContain('/sleep/what-we-learned-about-screens: draft (it is a draft in the archive)\n');
    expect(out).toContain('/sleep/melatonin: draft (it was not published yet in the archive;');
    expect(out).toContain('/sleep/members: draft (it had a password in the archive)\n');
    expect(out).toContain('/sleep/team: draft (it is private in the archive)\n');
    expect(reported()).toMatchObject({
      isDryRun: false,
      isWhole: true,
      posts: 13,
      outcomes: { refused: 0, left: 0, unchanged: 0 },
      faults: [],
      others: { 'post in the bin or without a status': 1, nav_menu_item: 1 },
    });
    expect(page()).toContain('<a href="https://site.example/editor/article?path=%2Fsleep%2Fmelatonin">');
  });

  test('keeps title, description of the plug-in, dates with the zone of the old site, author and lead picture', async () => {
    expect(await published('/sleep/wake-up-less')).toMatchObject({
      title: 'How to wake up less often at night',
      description:
        'Six habits that help you to sleep through the night, and when waking up is a reason to see a doctor.',
      language: 'en-US',
      publishedAt: '2024-05-03T21:30:00-04:00',
      updatedAt: '2024-06-10T09:15:00-04:00',
      byline: { authors: [{ name: 'Marta Reyes' }] },
      image: {
        src: 'https://quietpulse.example/wp-content/uploads/2024/05/night-lamp.jpg',
        alt: 'A lamp with warm light on a bedside table',
        width: 1800,
        height: 1200,
      },
    });
    expect(await published('/schlaf/grossere-kinder')).toMatchObject({ language: 'de' });
    expect(await published('/heart/beta-blockers')).toMatchObject({ title: 'Beta blockers & sport' });
  });

  test('leads links within the archive to the new paths, and tells those that lead nowhere', async () => {
    const text = JSON.stringify(await published('/sleep/wake-up-less'));
    expect(text).toContain('<a href=\\"/sleep/naps\\">');
    expect(text).toContain('<a href=\\"/heart/salt-and-pressure\\">');
    expect(kindIn(reported(), 'dead-link')).toMatchObject({
      count: 1,
      examples: [{ path: '/sleep/wake-up-less', quotation: 'https://quietpulse.example/sleep/old-guide/' }],
    });
  });

  test('shows pictures in their full size, those that a script loads too, with the text of the library', async () => {
    const salt = JSON.stringify(await published('/heart/salt-and-pressure'));
    expect(salt).toContain('"src":"https://quietpulse.example/wp-content/uploads/2024/05/cuff.jpg"');
    expect(salt).toContain('"alt":"Measuring at home"');
    expect(salt).not.toMatch(/data:image|1024x683/);
    expect(JSON.stringify(await published('/sleep/wake-up-less'))).not.toContain('300x200');
  });

  test('puts patterns and galleries in their places', async () => {
    const soup = JSON.stringify(
      (await published('/eat-well/lentil-soup')) ?? (await drafted('/eat-well/lentil-soup')),
    );
    expect(soup).toContain('Wash your hands before you cook.');
    expect(soup).toContain('uploads/2024/05/lentils.jpg');
    expect(soup).toContain('A dim lamp is enough');
    expect(soup).not.toMatch(/wp:block|\[gallery/);
  });

  test('reads text with the end of a CDATA section in it', async () =>
    expect(JSON.stringify(await published('/heart/comparison'))).toContain('an end looks like ]]&gt;'));

  test('redirects old addresses, those by the number of a post too', async () => {
    await folder.withStore(async (store) => {
      expect(await store.movedTo('/?p=101')).toBe('/sleep/wake-up-less');
      expect(await store.movedTo('/sleep/sleep-through')).toBe('/sleep/wake-up-less');
      expect(await store.movedTo('/how-to-read-a-food-label')).toBe('/eat-well/how-to-read-a-food-label');
    });
  });

  test('the same again changes nothing', async () => {
    const { status, out } = await importAgain('--report', 'report');
    expect(status).toBe(0);
    expect(reported()).toMatchObject({ outcomes: { published: 0, draft: 0, unchanged: 13, left: 0 } });
    expect(out).toContain('/sleep/wake-up-less: unchanged\n');
  });

  test('makes no draft of what an editor has published since', async () => {
    const path = '/sleep/what-we-learned-about-screens';
    await folder.withStore(async (opened) => {
      const { editing } = editorStoreOf(opened);
      const { sequence } = await editing.open(path, {});
      expect(await editing.publish(path, { sequence, author: 'Editor' })).toMatchObject({ ok: true });
    });
    expect((await importAgain()).out).toContain(`${path}: unchanged`);
    expect(await drafted(path)).toBeUndefined();
  });

  test('leaves alone what an editor has changed since, and says so', async () => {
    await folder.withStore(async (store) => {
      const path = '/heart/beta-blockers';
      const known = await store.get(path);
      const changed = { ...(isRecord(known?.value) ? known.value : {}), title: 'Sport with beta blockers' };
      await store.publish(path, changed, { author: 'Editor' });
    });
    const { status, out } = await importAgain();
    expect(status).toBe(1);
    expect(out).toContain('/heart/beta-blockers: left (an editor has changed it since the last import');
    expect(await published('/heart/beta-blockers')).toMatchObject({ title: 'Sport with beta blockers' });
  });

  test('leaves alone what an editor has withdrawn, renamed or deleted, also without the journal', async () => {
    const [withdrawn, renamed, deleted] = ['/sleep/naps', '/heart/salt-and-pressure', '/heart/comparison'];
    const [former, other] = ['/how-to-read-a-food-label', '/labels'];
    const editor = publisherNamed('Editor');
    await folder.withStore(async (opened) => {
      const store = editorStoreOf(opened);
      await store.unpublish(withdrawn, editor.name);
      await store.places.rename(renamed, '/heart/salt', editor);
      await store.publish(former, { ...soup, path: former }, { author: editor.name });
      await store.places.rename(former, other, editor);
      await store.places.delete(deleted, editor);
      await sql`update deleted_articles set deleted_at = now() - interval '31 days'`.execute(store.database);
    });
    const { out } = await importAgain();
    for (const path of [withdrawn, renamed, deleted])
      expect(out).toContain(`${path}: left (an editor has changed it since the last import`);
    expect(await published(deleted)).toBeUndefined();

    rmSync(join(folder.path, 'data', 'imports'), { recursive: true });
    const { out: withoutJournal } = await importAgain();
    expect(withoutJournal).toContain(`${withdrawn}: left (this path has another article`);
    expect(withoutJournal).toContain(`${renamed}: left (this path has another article, or redirects to one`);
    expect(withoutJournal).toContain(`${deleted}: published\n`);
    expect(await published(withdrawn)).toBeUndefined();
    await folder.withStore(async (store) => {
      expect(await store.movedTo(renamed)).toBe('/heart/salt');
      expect(await store.movedTo(former)).toBe(other);
    });
  });

  test('publishes at an address that an import has redirected', async () => {
    const [path, other] = ['/soups/first', '/soups/second'];
    await folder.withStore(async (store) => {
      const as = { as: 'published', author: 'Editor', basedOn: null } as const;
      await store.importArticle(other, { ...soup, path: other }, { ...as, formerPaths: [path] });
      expect(await store.movedTo(path)).toBe(other);
      expect(await store.importArticle(path, { ...soup, path }, { ...as, formerPaths: [] })).toMatchObject({
        ok: true,
        changed: true,
      });
    });
  });

  test('publishes a draft once the rules for it are there, and no article that was made otherwise is replaced', async () => {
    folder.write(
      'pagewell.import.mjs',
      `export const topics = { 'eat-well': 'nutrition' };
       export const reviewer = ({ fields }) => fields.reviewer && { name: fields.reviewer, reviewedAt: '2024-06-01' };
       export const people = { 'Marta Reyes': { name: 'Marta Reyes', credentials: 'RN' } };
       export const shortcodes = { tip: (tip) => ({ type: 'rich-text', data: { html: tip.html() } }) };`,
    );
    await folder.withStore((store) =>
      store.publish('/nutrition/lentil-soup', soup, { author: 'Editor' }).then(() => undefined),
    );
    const { status, out } = await importAgain();
    expect(status).toBe(1);
    expect(out).toContain('/nutrition/how-to-read-a-food-label: published\n');
    expect(out).toContain('/nutrition/lentil-soup: left (this path has another article');
    expect(await published('/sleep/wake-up-less')).toMatchObject({
      byline: {
        authors: [{ name: 'Marta Reyes', credentials: 'RN' }],
        medicalReviewer: { name: 'Dr. Hanna Okafor' },
        reviewedAt: '2024-06-01T00:00:00Z',
      },
    });
  });
});

const soup = { path: '/nutrition/lentil-soup', title: 'Our own soup', blocks: [prose('a', '<p>Ours.</p>')] };

function kindIn(report: unknown, what: string): unknown {
  const kinds = isRecord(report) && Array.isArray(report.kinds) ? report.kinds : [];
  return kinds.find((kind) => isRecord(kind) && kind.what === what);
}
