/**
 * Checking 10,000 articles with `pagewell validate`: with all rules and with the schemas alone, for the
 * first time, and again when nothing has changed. Against A, a plain script that reads, parses and runs the
 * same precompiled validators on one thread, and B, ajv-cli over the same files with the same schemas. Each
 * is a separate process, timed from its start to its end; they alternate, so that other load on the machine
 * slows all alike. Twice: articles of about 10 kB, parts of the fixtures, and whole ones.
 *
 * Usage: npm run bench -- validate [ROUNDS]
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Article } from '#schemas/generated/types.ts';
import { articleParts, fixtureArticles } from './support/fixtureArticles.ts';
import { runMeasured, type Usage } from './support/measuredProcess.ts';
import { printTable, ratio } from './support/table.ts';
import { watchLatencies } from './support/watchLatencies.ts';

const articleCount = 10_000;
const articleBytes = 10_000;
/** Of how many memory is compared with, to see whether it grows with their number. */
const fewerArticles = 2_000;
const rounds = Number(process.argv[2] ?? 3);
const validate = ['cli/bin.js', 'validate'];
/** How often a file is saved while it is watched. */
const saves = 30;

interface Corpus {
  folder: string;
  articles: number;
  megabytes: number;
}

interface Contender {
  name: string;
  args: string[];
  corpus: Corpus;
  /** Whether what an earlier run found may be used: a first run, not measured, leaves it. */
  warm?: boolean;
}

const folder = mkdtempSync(join(tmpdir(), 'pagewell-bench-validate-'));
try {
  await main();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function main(): Promise<void> {
  const parts = articleParts(articleBytes);
  const all = written('parts', parts, articleCount);
  const fewer = written('fewer-parts', parts, fewerArticles);
  const whole = written('whole', fixtureArticles(), articleCount);
  compare('Articles of about 10 kB', [
    plainScript(all),
    {
      name: 'B: ajv-cli, the same schemas',
      args: ajvCli(all.folder, wholeSchema(), 'schemas/blocks/*.json'),
      corpus: all,
    },
    {
      name: 'ajv-cli, schema of the article alone',
      args: ajvCli(all.folder, 'schemas/article.json'),
      corpus: all,
    },
    schemaRules(all),
    allRules(all),
    { ...allRules(all), name: 'all rules, nothing changed', warm: true },
    {
      name: 'all rules, one thread',
      args: [...validate, '--threads', '1', '--no-cache', filesOf(all)],
      corpus: all,
    },
    { ...allRules(fewer), name: `all rules, first time, ${fewerArticles} articles` },
  ]);
  compare('Whole articles', [plainScript(whole), schemaRules(whole), allRules(whole)]);

  const latencies = await watchLatencies(fewer.folder, saves);
  const at = (share: number): string => {
    const latency = latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))];
    return `${(latency ?? Number.NaN).toFixed(0)} ms`;
  };
  printTable(
    `One of ${fewerArticles} watched articles is saved, ${saves} times: until its findings are written`,
    ['fastest', 'median', 'nine of ten'],
    [[at(0), at(0.5), at(0.9)]],
  );
}

function plainScript(corpus: Corpus): Contender {
  return {
    name: 'A: plain script, one thread',
    args: ['dist/bench/plainValidate.js', corpus.folder],
    corpus,
  };
}

function schemaRules(corpus: Corpus): Contender {
  const args = [...validate, '--rule', 'schema/*', '--no-cache', filesOf(corpus)];
  return { name: 'schema rules alone', args, corpus };
}

function allRules(corpus: Corpus): Contender {
  return { name: 'all rules, first time', args: [...validate, filesOf(corpus)], corpus };
}

/** Files and not their folder: that would be taken for a whole site, in which the copies' links are dead. */
function filesOf({ folder: of }: Corpus): string {
  return join(of, '*.json');
}

function compare(title: string, contenders: readonly [Contender, ...Contender[]]): void {
  const measured = new Map(contenders.map(({ name }) => [name, [] as Usage[]]));
  for (let round = 0; round < rounds; round++) {
    for (const contender of contenders) measured.get(contender.name)?.push(measure(contender));
  }
  const [first] = contenders;
  const plain = median(measured.get(first.name) ?? []);
  const rows = contenders.map(({ name, corpus }) => {
    const usage = median(measured.get(name) ?? []);
    const share = corpus.articles / first.corpus.articles;
    return [
      name,
      `${usage.seconds.toFixed(2)} s`,
      `${usage.cpuSeconds.toFixed(2)} s`,
      (corpus.articles / usage.seconds).toFixed(0),
      (corpus.megabytes / usage.seconds).toFixed(1),
      ratio(usage.seconds / (plain.seconds * share)),
      `${usage.peakMegabytes.toFixed(0)} MB`,
      usage.status === 0 ? 'all valid' : `exit ${usage.status}: ${usage.firstError}`,
    ];
  });
  const { articles, megabytes } = first.corpus;
  printTable(
    `${title}: ${articles}, ${megabytes.toFixed(0)} MB; ${availableParallelism()} processors; medians of ${rounds} rounds`,
    ['what', 'time', 'CPU', 'files/s', 'MB/s', 'times A', 'peak memory', 'outcome'],
    rows,
  );
}

function written(name: string, articles: readonly Article[], count: number): Corpus {
  const corpus = { folder: join(folder, name), articles: count, megabytes: 0 };
  mkdirSync(corpus.folder);
  for (let index = 0; index < count; index++) {
    const article = articles[index % articles.length];
    const text = JSON.stringify({ ...article, path: `${article?.path}-${index}` });
    corpus.megabytes += Buffer.byteLength(text) / 1e6;
    writeFileSync(join(corpus.folder, `${index}.json`), text);
  }
  return corpus;
}

function measure({ args, warm = false }: Contender): Usage {
  const cache = join(folder, 'cache');
  rmSync(cache, { recursive: true, force: true });
  const run = (): Usage => runMeasured(args, folder, { XDG_CACHE_HOME: cache });
  if (warm) run();
  return run();
}

function median(usages: readonly Usage[]): Usage {
  const usage = usages.toSorted((one, other) => one.seconds - other.seconds)[Math.floor(usages.length / 2)];
  if (!usage) throw new Error('Nothing was measured.');
  return usage;
}

/**
 * Writes the article's schema with the schemas of its blocks, as a user of ajv-cli alone would:
 * `article.json` leaves a block's data to the schema of its type.
 */
function wholeSchema(): string {
  const { $defs, ...article } = JSON.parse(readFileSync('schemas/article.json', 'utf8'));
  const types = readdirSync('schemas/blocks').map((file) => file.replace('.json', ''));
  const allOf = types.map((type) => ({
    if: { properties: { type: { const: type } } },
    // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema.
    then: { properties: { data: { $ref: `blocks/${type}.json` } } },
  }));
  const file = join(folder, 'whole.json');
  writeFileSync(file, JSON.stringify({ ...article, $defs: { ...$defs, block: { ...$defs.block, allOf } } }));
  return file;
}

function ajvCli(articles: string, schema: string, ...references: string[]): string[] {
  return [
    'node_modules/ajv-cli/dist/index.js',
    'validate',
    '--spec=draft2020',
    '--strict=false',
    '-c',
    './bench/peers/linkFormat.cjs',
    '-s',
    schema,
    ...['schemas/{shared,x-editor}.json', ...references].flatMap((files) => ['-r', files]),
    '-d',
    // Files of one folder are checked together by ajv-cli, whose arguments are bounded.
    join(articles, '*.json'),
  ];
}
