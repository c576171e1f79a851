import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCms } from '#content/cms/openCms.ts';
import { blocksFromHtml } from '#transformer/fromHtml/fromHtml.ts';
import { quietLog } from '../../quietLog.ts';

const loadBlocksFromHtml = async () => blocksFromHtml;
let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewell-own-cms-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function open(text: string) {
  const file = join(folder, 'my-cms.mjs');
  await writeFile(file, text);
  return openCms(file, { address: 'https://cms.example/', log: quietLog(), loadBlocksFromHtml });
}

const adapter = (article: string, list = '({ articles: [], next: undefined })') => `
export const cmsInterface = 1;
export const openCms = ({ address, tools }) => ({
  kind: 'own', address,
  article: async () => ${article},
  list: async () => ${list},
  status: () => ({}), close: () => {},
});`;

test('an adapter from a file outside of the build is opened, with its address', async () => {
  const cms = await open(adapter('"absent"'));
  expect([cms.kind, cms.address, await cms.article('/a')]).toEqual(['own', 'https://cms.example/', 'absent']);
});

test.each<[name: string, text: string, says: string]>([
  ['is no JavaScript', 'export const =', 'cannot be loaded'],
  ['exports nothing', '', 'must export cmsInterface'],
  ['has no openCms', 'export const cmsInterface = 1', 'must export cmsInterface'],
  [
    'is of another version',
    adapter('"absent"').replace('= 1', '= 2'),
    'version 2 of the interface, but this release has version 1',
  ],
  [
    'gives no CMS',
    'export const cmsInterface = 1; export const openCms = () => ({ kind: "own" });',
    'returned no CMS',
  ],
])('one that %s is refused, with the file and the reason', async (_name, text, says) => {
  await expect(open(text)).rejects.toMatchObject({
    name: 'CmsModuleError',
    message: expect.stringMatching(
      new RegExp(`CONTENT_CMS: .*my-cms\\.mjs.*${says}|CONTENT_CMS: openCms of .*${says}`),
    ),
  });
});

test('a file that is not there is refused', async () => {
  const place = { address: 'https://cms.example/', log: quietLog(), loadBlocksFromHtml };
  await expect(openCms(join(folder, 'none.js'), place)).rejects.toMatchObject({ name: 'CmsModuleError' });
});

test.each<[name: string, article: string]>([
  ['nothing', 'undefined'],
  ['a text', '"gone"'],
  ['unchanged, where nothing was known', '"unchanged"'],
  ['an article without its text', '({ value: {} })'],
])('an answer that is %s is the article’s own fault', async (_name, article) => {
  const cms = await open(adapter(article));
  await expect(cms.article('/a')).rejects.toMatchObject({ name: 'FaultyArticleError', kind: 'mismatch' });
});

test('what an adapter throws by mistake is a fault of the article, and of the list', async () => {
  const cms = await open(adapter('undefined.title', 'null.items'));
  await expect(cms.article('/a')).rejects.toMatchObject({ name: 'FaultyArticleError' });
  await expect(cms.list()).rejects.toMatchObject({ name: 'ContentUnavailableError', kind: 'mismatch' });
});

test('its refusals and moves are those of every CMS', async () => {
  const refused = await open(adapter('{ throw new tools.ContentUnavailableError("refused", "No.") }'));
  await expect(refused.article('/a')).rejects.toMatchObject({
    name: 'ContentUnavailableError',
    kind: 'refused',
  });
  const file = join(folder, 'moves.mjs');
  await writeFile(file, adapter('({ movedTo: "/b" })'));
  const moves = await openCms(file, { address: 'https://cms.example/', log: quietLog(), loadBlocksFromHtml });
  expect(await moves.article('/a')).toEqual({ movedTo: '/b' });
});
