/**
 * Checking 10,000 articles, copies of the fixtures, with `pagewell validate`: with all rules and with those of the
 * schemas alone, for the first time, and again when nothing has changed. Against A, a plain script that reads, parses
 * and runs the same precompiled validators on one thread, and B, ajv-cli over the same files with the same schemas. Each
 * is a process of its own, timed from its start to its end, in turn, so that whatever else the machine does slows all of
 * them alike.
 *
 * Usage: npm run bench -- validate [ROUNDS]
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixtureArticles } from './support/fixtureArticles.ts';
import { runMeasured, type Usage } from './support/measuredProcess.ts';
import { printTable, ratio } from './support/table.ts';
import { watchLatencies } from './support/watchLatencies.ts';

const articleCount = 10_000;
/** Of how many memory is compared with, to see whether it grows with their number. */
const fewerArticles = 2_000;
const rounds = Number(process.argv[2] ?? 3);
/** How often a file is saved while it is watched. */
const saves = 30;

interface Contender {
  name: string;
  args: string[];
  articles: number;
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
  const megabytes = writeArticles('all', articleCount) / 1e6;
  writeArticles('fewer', fewerArticles);
  const all = join(folder, 'all');
  const validate = ['cli/bin.js', 'validate'];
  const contenders: Contender[] = [
    {
      name: 'A: plain script, one thread',
      args: ['dist/bench/plainValidate.js', all],
      articles: articleCount,
    },
    {
      name: 'B: ajv-cli, the same schemas',
      args: ajvCli(all, wholeSchema(), 'schemas/blocks/*.json'),
      articles: articleCount,
    },
    {
      name: 'ajv-cli, schema of the article alone',
      args: ajvCli(all, 'schemas/article.json'),
      articles: articleCount,
    },
    {
      name: 'schema rules alone',
      args: [...validate, '--rule', 'schema/*', '--no-cache', all],
      articles: articleCount,
    },
    { name: 'all rules, first time', args: [...validate, all], articles: articleCount },
    { name: 'all rules, nothing changed', args: [...validate, all], articles: articleCount, warm: true },
    {
      name: 'all rules, one thread',
      args: [...validate, '--threads', '1', '--no-cache', all],
      articles: articleCount,
    },
    {
      name: `all rules, first time, ${fewerArticles} articles`,
      args: [...validate, join(folder, 'fewer')],
      articles: fewerArticles,
    },
  ];
  const measured = new Map(contenders.map(({ name }) => [name, [] as Usage[]]));
  for (let round = 0; round < rounds; round++) {
    for (const contender of contenders) measured.get(contender.name)?.push(measure(contender));
  }

  const plain = median(measured.get(contenders[0]?.name ?? '') ?? []);
  const rows = contenders.map(({ name, articles }) => {
    const usage = median(measured.get(name) ?? []);
    const share = articles / articleCount;
    return [
      name,
      `${usage.seconds.toFixed(2)} s`,
      `${usage.cpuSeconds.toFixed(2)} s`,
      (articles / usage.seconds).toFixed(0),
      ((megabytes * share) / usage.seconds).toFixed(1),
      ratio(usage.seconds / (plain.seconds * share)),
      `${usage.peakMegabytes.toFixed(0)} MB`,
      usage.status === 0 ? 'all valid' : `exit ${usage.status}: ${usage.firstError}`,
    ];
  });
  printTable(
    `${articleCount} articles, ${megabytes.toFixed(0)} MB; ${availableParallelism()} processors; medians of ${rounds} rounds`,
    ['what', 'time', 'CPU', 'files/s', 'MB/s', 'times A', 'peak memory', 'outcome'],
    rows,
  );

  const latencies = await watchLatencies(join(folder, 'fewer'), saves);
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

/** Writes the fixtures again and again, each time under another path. Returns their bytes. */
function writeArticles(name: string, count: number): number {
  mkdirSync(join(folder, name), { recursive: true });
  const articles = fixtureArticles();
  let bytes = 0;
  for (let index = 0; index < count; index++) {
    const article = articles[index % articles.length];
    const text = JSON.stringify({ ...article, path: `${article?.path}-${index}` });
    bytes += Buffer.byteLength(text);
    writeFileSync(join(folder, name, `${index}.json`), text);
  }
  return bytes;
}

function measure({ args, warm = false }: Contender): Usage {
  const cache = join(folder, 'cache');
  rmSync(cache, { recursive: true, force: true });
  const run = (): Usage => runMeasured(args, folder, { XDG_CACHE_HOME: cache });
  if (warm) run();
  return run();
}

/** The run whose time is in the middle. */
function median(usages: readonly Usage[]): Usage {
  const usage = usages.toSorted((one, other) => one.seconds - other.seconds)[Math.floor(usages.length / 2)];
  if (!usage) throw new Error('Nothing was measured.');
  return usage;
}

/**
 * Writes the schema of the article with those of the blocks in it, as somebody would who has no tool but ajv-cli: in
 * `article.json`, what a block's data may be is up to its type's schema.
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

/** The arguments that let ajv-cli check all articles of a folder. */
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
