/**
 * The server that requests of pages are compared with, as its best user would write it in a day: Express, the article
 * fetched from the CMS, sanitised, and one `renderToString` of the same components.
 *
 * Usage: node plainServer.js CMS [PICTURES]. Prints the port that it listens on. With the address of a server that has the pictures, it
 * hands these on, and compresses its pages: as readers would get them.
 */
import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import express from 'express';
import { builtPartsOf } from '#features/compose.ts';
import { features } from '#features/features.ts';
import type { Article } from '#schemas/generated/types.ts';
import { readPageAssets } from '#shell/assets/readPageAssets.ts';
import { sanitiseHtml } from '#transformer/html/sanitiseHtml.ts';
import { loadRegistry } from '#transformer/registry/widget.ts';
import { registry } from '#widgets/registry.ts';
import { site } from '../support/site.ts';
import { tellPort } from '../support/tellPort.ts';
import { plainPage } from './plainPage.tsx';

const [, , cms = '', pictures] = process.argv;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const loaded = await loadRegistry(registry);
const assets = readPageAssets('dist/client', builtPartsOf(features));

const app = express();
if (pictures !== undefined) {
  app.get(/^\/(?:img|media)/, async (request, response) => {
    const answer = await fetch(pictures + request.originalUrl, {
      headers: { Accept: request.get('Accept') ?? '' },
    });
    response.type(answer.headers.get('Content-Type') ?? '').send(Buffer.from(await answer.arrayBuffer()));
  });
}
app.get('/*path', async (request, response) => {
  const answer = await fetch(`${cms}/articles?path=${encodeURIComponent(request.path)}`);
  const article = (await answer.json()) as Article;
  const types = new Set(article.blocks.map(({ type }) => type));
  const css = assets.css(['shell-page', 'shell-article', ...types]);
  const page = plainPage({ article, registry: loaded, site, css, sanitise: sanitiseHtml });
  if (pictures === undefined) return void response.send(page);
  response.type('html').set('Content-Encoding', 'br').send(brotliCompressSync(page, brotli));
});
tellPort(createServer(app));
