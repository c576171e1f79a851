import { menuRoutes } from '#features/menu/menuRoutes.ts';
import { menuFragment } from '#shell/menu/menuFragment.tsx';
import type { PageRenderer } from '#shell/renderPage.ts';
import { startTestServer } from '../../server/support.ts';
import { pageRenderer } from '../../support/pageRenderer.ts';

let renderer: PageRenderer;
let address: string;
beforeAll(async () => {
  renderer = await pageRenderer();
  address = menuFragment(renderer)?.address ?? '';
});

describe('the panels of the menu', () => {
  it('are kept for ever at their own address, and listed nowhere', async () => {
    await using server = await startTestServer({ open: () => menuRoutes({ renderer }) });
    const answer = await server.get(address);
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(answer.body).toContain('data-panel="0"');
  });

  it('come to pages that know an older address as well, and are kept by nobody then', async () => {
    await using server = await startTestServer({ open: () => menuRoutes({ renderer }) });
    const answer = await server.get('/menu/older-panels');
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('data-panel="0"');
  });

  it('are not there on a site without them', async () => {
    const plain = { ...renderer, site: { ...renderer.site, configuration: {} } };
    await using server = await startTestServer({ open: () => menuRoutes({ renderer: plain }) });
    expect((await server.get('/menu/any')).status).toBe(404);
  });
});
