/**
 * The server that requests of pages are compared with, as its best user would write it in a day: Express, the article
 * fetched from the CMS, sanitised, and one `renderToString` of the same components.
 *
 * Usage: node plainServer.js CMS. Prints the port that it listens on.
 */
import { createServer } from 'node:http';
import express from 'express';
import { builtPartsOf } from '../../features/compose.ts';
import { features } from '../../features/features.ts';
import type { Article } from '../../schemas/generated/types.ts';
import { readPageAssets } from '../../shell/assets/readPageAssets.ts';
import { sanitiseHtml } from '../../transformer/html/sanitiseHtml.ts';
import { loadRegistry } from '../../transformer/widget.ts';
import { registry } from '../../widgets/registry.ts';
import { site } from '../support/site.ts';
import { tellPort } from '../support/tellPort.ts';
import { plainPage } from './plainPage.tsx';

const cms = process.argv[2] ?? '';
const loaded = await loadRegistry(registry);
const assets = readPageAssets('dist/client', builtPartsOf(features));

const app = express();
app.get('/*path', async (request, response) => {
  const answer = await fetch(`${cms}/articles?path=${encodeURIComponent(request.path)}`);
  const article = (await answer.json()) as Article;
  const types = new Set(article.blocks.map(({ type }) => type));
  const css = assets.css(['shell-page', 'shell-article', ...types]);
  response.send(plainPage({ article, registry: loaded, site, css, sanitise: sanitiseHtml }));
});
tellPort(createServer(app));
