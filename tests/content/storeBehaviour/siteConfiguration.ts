import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { DatabaseStore } from '#content/database/databaseStore.ts';

const author = 'ada';

export function describeSiteConfiguration(store: () => DatabaseStore): void {
  describe('the configuration of the site', () => {
    it('is none at first, then what a file says, once', async () => {
      expect(await store().site()).toBeUndefined();
      const folder = await mkdtemp(path.join(os.tmpdir(), 'pagewell-site-'));
      const file = path.join(folder, 'site.json');
      expect(await store().siteConfiguration.seed(file, author)).toBe(false);
      await writeFile(file, JSON.stringify({ auth: { showAuth: 'test' } }));
      expect(await store().siteConfiguration.seed(file, author)).toBe(true);
      await writeFile(file, JSON.stringify({ auth: {} }));
      expect(await store().siteConfiguration.seed(file, author)).toBe(false);
      expect(await store().site()).toMatchObject({ value: { auth: { showAuth: 'test' } }, revision: '1' });
      await rm(folder, { recursive: true });
    });

    it('is another revision when it was saved, and tells of it', async () => {
      let told = 0;
      const stop = store().onSiteChange(() => {
        told += 1;
      });
      await store().siteConfiguration.save({ auth: { showAuth: 'always' } }, author);
      expect(await store().site()).toMatchObject({ value: { auth: { showAuth: 'always' } }, revision: '2' });
      stop();
      await store().siteConfiguration.save({}, author);
      expect(told).toBe(1);
    });

    it.each([
      ['no object', []],
      ['is too large', { headerLinks: Array(10_001).fill(0) }],
      ['what no page can show', { headerLinks: [{ title: 'a\0' }] }],
    ])('is not %s', async (_what, value) => {
      await expect(store().siteConfiguration.save(value, author)).rejects.toThrow(RangeError);
    });
  });
}
