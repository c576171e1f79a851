import { jest } from '@jest/globals';
import { Router } from 'express';
import { checkPath } from '#content/source/articleDocument.ts';
import { isSiteAddress } from '#contracts/siteAddresses.ts';
import type { FeatureParts } from '#feature-kit/feature.ts';
import { openFeatures } from '#features/compose.ts';
import { readConfiguration } from '#server/configuration/configuration.ts';
import { shellPages } from '#server/pages/shellPages.ts';
import { temporaryFolder } from '../cli/temporaryFolder.ts';
import { pageRenderer } from '../support/pageRenderer.ts';
import { startTestServer } from './support.ts';

async function mountedAddresses(): Promise<string[]> {
  using folder = temporaryFolder();
  const { fixed } = shellPages(await pageRenderer());
  const open = async (parts: FeatureParts) => {
    const configured = readConfiguration({
      EDITOR_TOKEN: 'a-token-of-a-test',
      GALLERY: 'on',
      DRUG_SAVINGS: 'sample',
    }).features;
    const folders = { ...parts.folders, data: folder.path };
    return (await openFeatures(configured, { ...parts, folders })).routes;
  };
  const mounted = [jest.spyOn(Router.prototype, 'route'), jest.spyOn(Router.prototype, 'use')] as const;
  await using _server = await startTestServer({ open });
  const paths = mounted.flatMap(({ mock }) => mock.calls.map(([path]): unknown => path));
  return [...paths.filter((path) => typeof path === 'string'), ...fixed.keys()];
}

/** Where topics and their feeds stand, which give way to articles; a feed's address is that of no article. */
const ofTopics = ['/:topic', '/:topic/feed.xml'];

it.each(['/drugs', '/drugs/atorvastatin', '/sample-partner/coupon/create'])(
  'no article can be at %s, where a feature is to stand',
  (path) => {
    expect(isSiteAddress(path)).toBe(true);
    expect(() => checkPath(path)).toThrow('is used by the site itself');
  },
);

it('no article can be at an address that the server answers itself', async () => {
  const addresses = await mountedAddresses();
  expect(addresses).toEqual(expect.arrayContaining(['/healthz', '/editor', '/search', '/privacy-policy']));
  expect(addresses.filter((path) => !isSiteAddress(path) && !ofTopics.includes(path))).toEqual([]);
});
