/**
 * Checking 10,000 articles: `pagewell validate`, against a plain script that reads, parses and runs the same
 * precompiled validators on one thread, and against ajv-cli over the same files with the article's schema. Each is a
 * process of its own, timed from its start to its end.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { articleOf } from './support/fixtureArticles.ts';
import { printTable } from './support/table.ts';

const articleCount = 10_000;
const blocksPerArticle = 12;
/** Files of one folder are checked together by ajv-cli, whose arguments are bounded. */
const glob = '*.json';

const folder = mkdtempSync(join(tmpdir(), 'pagewell-bench-articles-'));
try {
  const article = articleOf(blocksPerArticle);
  mkdirSync(folder, { recursive: true });
  for (let index = 0; index < articleCount; index++) {
    const path = `/generated/article-${index}`;
    writeFileSync(join(folder, `${index}.json`), JSON.stringify({ ...article, path }));
  }
  const megabytes = (statSync(join(folder, '0.json')).size * articleCount) / 1e6;

  const contenders = [
    { name: 'pagewell validate (schema, ids, links, HTML)', args: ['cli/bin.js', 'validate', folder] },
    { name: 'plain script, same validators, one thread', args: ['dist/bench/plainValidate.js', folder] },
    {
      name: 'ajv-cli, schema alone',
      args: [
        'node_modules/ajv-cli/dist/index.js',
        'validate',
        '--spec=draft2020',
        '--strict=false',
        '-c',
        './bench/peers/linkFormat.cjs',
        '-s',
        'schemas/article.json',
        '-r',
        'schemas/{shared,x-editor}.json',
        '-d',
        join(folder, glob),
      ],
    },
  ];
  const rows = contenders.map(({ name, args }) => {
    const started = performance.now();
    const { status, stderr } = spawnSync(process.execPath, args, { maxBuffer: 1e9, encoding: 'utf8' });
    const seconds = (performance.now() - started) / 1000;
    const outcome = status === 0 ? 'all valid' : `exit ${status}: ${stderr.split('\n')[0]?.slice(0, 80)}`;
    return [
      name,
      `${seconds.toFixed(1)} s`,
      (articleCount / seconds).toFixed(0),
      (megabytes / seconds).toFixed(1),
      outcome,
    ];
  });
  printTable(
    `${articleCount} articles of ${blocksPerArticle} blocks, ${megabytes.toFixed(0)} MB`,
    ['what', 'time', 'files/s', 'MB/s', 'outcome'],
    rows,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
