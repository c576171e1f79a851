import { parseArgs } from 'node:util';
import { standardInput } from '../files/readBounded.ts';
import type { Gate } from '../terminal/counts.ts';
import { UsageError } from '../terminal/exitStatus.ts';
import { formatNames, isFormatName, type RequestedFormat } from './reportFormats.ts';

export interface ValidateOptions {
  targets: readonly string[];
  /** At most one of them for standard output. */
  formats: readonly RequestedFormat[];
  gate: Gate | undefined;
  rules: readonly string[];
  /** As `2026-12-31`; by default today. */
  day: string | undefined;
  stdinName: string;
  store: boolean;
  url: string | undefined;
  config: string | undefined;
  baseline: string | undefined;
  updateBaseline: boolean;
  since: string | undefined;
  threads: number | undefined;
  cache: boolean;
  watch: boolean;
  /** Fixes without visible effect; `trial` only shows them. */
  fix: 'no' | 'trial' | 'yes';
  /** Fixes only texts of an earlier contract version. */
  migratesOnly: boolean;
  customRules: readonly string[];
  corpus: readonly string[];
}

/** @throws UsageError for invalid options, with the correction */
export function readOptions(args: readonly string[]): ValidateOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      format: { type: 'string', multiple: true, default: [] },
      'fail-on': { type: 'string' },
      rule: { type: 'string', multiple: true, default: [] },
      at: { type: 'string' },
      'stdin-filename': { type: 'string', default: '<stdin>' },
      store: { type: 'boolean', default: false },
      url: { type: 'string' },
      config: { type: 'string' },
      baseline: { type: 'string' },
      'update-baseline': { type: 'boolean', default: false },
      since: { type: 'string' },
      threads: { type: 'string' },
      'custom-rules': { type: 'string', multiple: true, default: [] },
      corpus: { type: 'string', multiple: true, default: [] },
      fix: { type: 'boolean', default: false },
      migrate: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      'no-cache': { type: 'boolean', default: false },
    },
  });
  const sources = [positionals.length > 0, values.store, values.url !== undefined];
  if (sources.filter(Boolean).length > 1)
    throw new UsageError('check only one of files, the store or a content API');
  if (values.since !== undefined && (values.store || values.url !== undefined))
    throw new UsageError('--since compares files with a revision; the store and an API have no revisions');
  if (values.since !== undefined && values.baseline !== undefined)
    throw new UsageError('--since and --baseline cannot be used together');
  if (values.watch) {
    if (values.store || values.url !== undefined || positionals.includes(standardInput))
      throw new UsageError('--watch works only with files and folders');
    if (values['update-baseline']) throw new UsageError('--update-baseline cannot be used with --watch');
  }
  const mending = values.fix ? '--fix' : '--migrate';
  if (values.fix || values.migrate) {
    if (values.store || values.url !== undefined || positionals.includes(standardInput))
      throw new UsageError(`${mending} works only with files`);
    if (values.watch) throw new UsageError(`${mending} cannot be used with --watch`);
    if (values.migrate && values.rule.length > 0)
      throw new UsageError('--migrate cannot be used with --rule');
  } else if (values['dry-run']) throw new UsageError('--dry-run requires --fix or --migrate');
  return {
    targets: positionals,
    formats: readFormats(values.format),
    gate: values['fail-on'] === undefined ? undefined : readGate(values['fail-on']),
    rules: values.rule.map(readRule),
    day: values.at === undefined ? undefined : readDay(values.at),
    stdinName: values['stdin-filename'],
    store: values.store,
    url: values.url,
    config: values.config,
    baseline: values.baseline,
    updateBaseline: values['update-baseline'],
    since: values.since,
    threads: values.threads === undefined ? undefined : readThreads(values.threads),
    cache: !values['no-cache'],
    watch: values.watch,
    fix: values['dry-run'] ? 'trial' : values.fix || values.migrate ? 'yes' : 'no',
    migratesOnly: values.migrate && !values.fix,
    customRules: values['custom-rules'],
    corpus: values.corpus,
  };
}

function readFormats(texts: readonly string[]): RequestedFormat[] {
  const formats = texts.map(readFormat);
  const [first, second] = formats.filter(({ file }) => file === undefined);
  if (first && second)
    throw new UsageError(
      `only one format can be written to standard output, ${first.name} or ${second.name}; use a file for the other: --format ${second.name}=FILE`,
    );
  return formats;
}

function readFormat(text: string): RequestedFormat {
  const [name = '', ...rest] = text.split('=');
  if (!isFormatName(name))
    throw new UsageError(`--format must be one of ${formatNames.join(', ')}, or FORMAT=FILE, not "${text}"`);
  const file = rest.join('=');
  if (text.includes('=') && file === '') throw new UsageError(`--format ${name}= requires a file name`);
  return { name, ...(file ? { file } : {}) };
}

function readGate(text: string): Gate {
  if (text !== 'error' && text !== 'warning')
    throw new UsageError(`--fail-on must be error or warning, not "${text}"`);
  return text;
}

/** More threads do not speed up a run, and each takes memory. */
const maxThreads = 16;

function readThreads(text: string): number {
  const threads = Number(text);
  if (!Number.isInteger(threads) || threads < 1 || threads > maxThreads)
    throw new UsageError(`--threads must be a number from 1 to ${maxThreads}, not "${text}"`);
  return threads;
}

function readRule(text: string): string {
  if (!/^[a-z][a-z0-9-]*\/(?:\*|[a-z][a-z0-9-]*)$/.test(text))
    throw new UsageError(
      `--rule must be a rule such as schema/required, or a family such as html/*, not "${text}"`,
    );
  return text;
}

function readDay(text: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const date = new Date(text);
  // `Date` accepts a nonexistent day, such as February 31, as one of the next month.
  if (!isDay || Number.isNaN(date.getTime()) || !date.toISOString().startsWith(text))
    throw new UsageError(`--at must be a date such as 2027-03-01, not "${text}"`);
  return text;
}
