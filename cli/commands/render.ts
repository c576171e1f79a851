import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { builtPartsOf, shellPartsOf } from '#features/compose.ts';
import { features } from '#features/features.ts';
import { readArticle } from '#rules/engine/json/readArticle.ts';
import { readPageAssets } from '#shell/assets/readPageAssets.ts';
import { type PageRenderer, renderPage } from '#shell/renderPage.ts';
import { createHtmlRenderer } from '#transformer/html/htmlRenderer.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import { loadRegistry } from '#transformer/registry/widget.ts';
import { registry } from '#widgets/registry.ts';
import { readArticleFile } from '../input/articleFile.ts';
import { openSiteConfiguration, openSiteOfWidgets } from '../rendering/siteOfWidgets.ts';
import { ownTimeZone } from '../settings/siteFolder.ts';
import type { Command } from '../terminal/command.ts';
import { exitStatus, UsageError } from '../terminal/exitStatus.ts';
import { type Output, printable } from '../terminal/output.ts';

const builtClient = fileURLToPath(new URL('../../client', import.meta.url));

/** The server's renderer, without caches. */
async function openRenderer(env: NodeJS.ProcessEnv = process.env): Promise<PageRenderer> {
  const site = openSiteOfWidgets(env);
  return {
    registry: await loadRegistry(registry),
    ...(await shellPartsOf(features)),
    html: createHtmlRenderer(0, site.linkNetworkHosts),
    assets: readPageAssets(existsSync(builtClient) ? builtClient : 'dist/client', builtPartsOf(features)),
    site: {
      tagline: env.SITE_TAGLINE ?? '',
      timeZone: ownTimeZone(env),
      ...site,
      configuration: await openSiteConfiguration(env),
    },
  };
}

const usage = `pagewell render FILE [--reader]
  Writes the page's HTML to standard output and its problems to standard error. Placeholders are shown, unless
  --reader asks for the page as readers get it. FILE may be - for standard input.`;

export const renderCommand: Command = { usage, run: render };

async function render(args: readonly string[], output: Output): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { reader: { type: 'boolean', default: false } },
  });
  const [name, ...others] = positionals;
  if (name === undefined || others.length > 0) throw new UsageError('name one file to render');
  const file = await readArticleFile(name);
  if ('reason' in file) {
    output.err(`${file.name}: it cannot be read: ${file.reason}\n`);
    return exitStatus.noInput;
  }
  const parsed = readArticle(file.bytes);
  if (!parsed.ok) {
    report([parsed.problem]);
    return exitStatus.findings;
  }
  const page = renderPage(
    parsed.value,
    { preview: !values.reader, experiments: {}, country: undefined },
    await openRenderer(),
  );
  const problems = [...parsed.problems, ...page.problems];
  report(problems);
  if (page.document) output.out(page.document.html);
  return problems.some(({ severity }) => severity === 'error') ? exitStatus.findings : exitStatus.ok;

  function report(problems: readonly Problem[]): void {
    for (const { severity, pointer, message, rule } of problems)
      output.err(printable(`${file.name}: ${severity} ${pointer || '/'} ${message} (${rule})`).concat('\n'));
  }
}
