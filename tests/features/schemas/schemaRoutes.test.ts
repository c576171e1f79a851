import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { isSiteAddress } from '#contracts/siteAddresses.ts';
import schemas from '#features/schemas/feature.ts';
import { phrases } from '#rules/testing/examples.ts';
import { blockTypes } from '#schemas/blockTypes.ts';
import { temporaryFolder } from '../../cli/temporaryFolder.ts';
import { startTestServer } from '../../server/support.ts';
import { articleOf } from '../../support/someBlocks.ts';

const project = new URL('../../../', import.meta.url);

const startWithSchemas = () =>
  startTestServer({
    open: async (parts) => {
      const folders = { ...parts.folders, project: project.pathname.slice(0, -1) };
      return (await schemas.open?.({ ...parts, folders }, {}))?.routes ?? [];
    },
  });

describe('the schemas', () => {
  test('are served as they are in the project, to every program and page that asks', async () => {
    await using server = await startWithSchemas();
    for (const name of ['article.bundle.json', 'article.json', 'shared.json', 'blocks/faq.json']) {
      const { status, headers, body } = await server.get(`/schemas/${name}`);
      expect([name, status]).toEqual([name, 200]);
      expect(body).toBe(readFileSync(new URL(`schemas/${name}`, project), 'utf8'));
      expect(headers).toMatchObject({
        'content-type': 'application/schema+json; charset=utf-8',
        'cache-control': 'public, max-age=3600',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      });
    }
    for (const type of blockTypes) {
      expect((await server.get(`/schemas/blocks/${type}.json`)).status).toBe(200);
    }
  });

  test('of a deployment without their bundle are told as incomplete', async () => {
    using folder = temporaryFolder();
    mkdirSync(join(folder.path, 'schemas', 'blocks'), { recursive: true });
    const lines: unknown[] = [];
    await using server = await startTestServer({
      open: async (parts) => {
        const folders = { ...parts.folders, project: folder.path };
        const log = Object.assign(Object.create(parts.log), {
          warn: (...line: unknown[]) => lines.push(line),
        });
        return (await schemas.open?.({ ...parts, folders, log }, {}))?.routes ?? [];
      },
    });
    expect((await server.get('/schemas/article.bundle.json')).status).toBe(404);
    expect(JSON.stringify(lines)).toContain('article.bundle.json');
  });

  test('are not sent again to whoever has them', async () => {
    await using server = await startWithSchemas();
    const { headers } = await server.get('/schemas/article.json');
    const again = await server.get('/schemas/article.json', {
      headers: { 'If-None-Match': headers.etag ?? '' },
    });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  test('check an article in a validator that knows nothing but what it was served', async () => {
    await using server = await startWithSchemas();
    const bundle: unknown = JSON.parse((await server.get('/schemas/article.bundle.json')).body);
    const isArticle = new Ajv2020({ strict: false, logger: false }).compile(Object(bundle));
    const articleWith = (price: unknown, type = 'product-card') =>
      articleOf('/a', 'A', [{ type, data: { productTitle: 'Norrland', price } }]);
    expect(isArticle(articleWith(5))).toBe(true);
    expect(isArticle(articleWith('$5'))).toBe(false);
    expect(isArticle(articleWith(5, 'product-crad'))).toBe(false);
  });

  test.each(
    phrases(`
      site | nothing.json | blocks/nothing.json | released/article.bundle.json | ..%2Fpackage.json
      catalogue.ts | blocks
    `),
  )('are all that there is at /schemas/%s', async (name) => {
    await using server = await startWithSchemas();
    expect((await server.get(`/schemas/${name}`)).status).toBe(404);
  });

  test('stand where no article can', () => expect(isSiteAddress('/schemas/article.bundle.json')).toBe(true));
});
