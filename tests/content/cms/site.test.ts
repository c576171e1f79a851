import { nock } from '../../support/nock.ts';
import { origin, withCmsClient } from './fakeCms.ts';

const cms = withCmsClient();
const site = { headerLinks: [{ title: 'Sleep', url: '/sleep' }] };
const json = { 'content-type': 'application/json' };

describe('the site configuration of a CMS', () => {
  it('is what it answers at /site', async () => {
    nock(origin).get('/site').reply(200, site, json);
    expect(await cms.source.site()).toMatchObject({
      value: site,
      revision: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it('is none where the CMS has none', async () => {
    nock(origin).get('/site').reply(404, 'no');
    expect(await cms.source.site()).toBeUndefined();
  });

  it('is asked for with the tag of the copy that is held', async () => {
    nock(origin)
      .get('/site')
      .reply(200, site, { ...json, etag: '"v1"' });
    nock(origin).get('/site').matchHeader('if-none-match', '"v1"').reply(304);
    const before = await cms.source.site();
    expect(await cms.source.site()).toMatchObject({ revision: before?.revision });
  });

  it.each([
    ['is down', 503, 'down', json],
    ['gives no JSON', 200, '<html>', json],
    ['gives a page', 200, '<html>', { 'content-type': 'text/html' }],
  ])('is as it last was while the CMS %s, also after a restart', async (_what, status, body, headers) => {
    nock(origin).get('/site').reply(200, site, json);
    await cms.source.site();
    await cms.source.close();
    const again = await cms.open();
    nock(origin).get('/site').times(2).reply(status, body, headers);
    expect(await again.site()).toMatchObject({ value: site, stale: { cause: expect.any(String) } });
    await again.close();
  });

  it('cannot be had where the CMS has never answered', async () => {
    nock(origin).get('/site').times(2).reply(503, 'down');
    await expect(cms.source.site()).rejects.toThrow('is not usable');
  });
});
