import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createContentSource } from '#content/createContentSource.ts';
import { maxSiteFileBytes } from '#content/site/siteFile.ts';
import { temporaryFolder } from '../../cli/temporaryFolder.ts';
import { quietLog } from '../quietLog.ts';

const links = (title: string) => ({ headerLinks: [{ title }] });

test('a file says what stands around the articles, in the place of the database', async () => {
  using folder = temporaryFolder();
  const file = path.join(folder.path, 'site.json');
  const seed = path.join(folder.path, 'seed.json');
  await writeFile(seed, JSON.stringify(links('Seed')));
  await writeFile(file, `\ufeff${JSON.stringify(links('File'))}`);
  const configuration = { dataDir: folder.path, seedSiteFile: seed };
  const seeded = await createContentSource(configuration, quietLog());
  expect((await seeded.source.site())?.value).toEqual(links('Seed'));
  expect(await seeded.source.movedTo?.('/nowhere')).toBeUndefined();
  await seeded.close();

  const content = await createContentSource({ ...configuration, siteFile: file }, quietLog());
  const before = await content.source.site();
  expect(before?.value).toEqual(links('File'));
  const heard = new Promise<void>((resolve) => {
    content.source.onSiteChange(resolve);
  });
  await writeFile(file, JSON.stringify(links('Changed')));
  await heard;
  const after = await content.source.site();
  expect(after?.value).toEqual(links('Changed'));
  expect(after?.revision).not.toBe(before?.revision);

  await writeFile(file, '{');
  await expect(content.source.site()).rejects.toThrow(`${file} cannot be read as JSON: Expected`);
  await writeFile(file, ' '.repeat(maxSiteFileBytes + 1));
  await expect(content.source.site()).rejects.toThrow(`${file} has more than 2000000 bytes.`);
  await content.close();
});
