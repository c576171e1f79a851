import { existsSync, statSync } from 'node:fs';
import type { Cms, CmsAnswer, CmsMove, ListedArticle } from '#content/cms/cms.ts';
import { standardInput } from '../files/readBounded.ts';
import { UsageError } from '../terminal/exitStatus.ts';
import type { Output } from '../terminal/output.ts';
import type { ArticleDocument } from './document.ts';
import { expandArguments, type UnreadableFolder } from './expandArguments.ts';
import { documentsOfFiles } from './fileDocuments.ts';
import { isLines } from './lines.ts';
import { allDocumentsOfSource, documentsOfSource } from './sourceDocuments.ts';

export interface InputSelection {
  targets: readonly string[];
  isArticle: (name: string) => boolean;
  stdinName: string;
  store: boolean;
  url: string | undefined;
}

export interface Input {
  documents: AsyncIterable<ArticleDocument>;
  total: number | undefined;
  unmatched: readonly string[];
  /** Set if a target is a folder: its articles then count as the whole site. */
  folders?: readonly string[];
  /** All articles of the site: read one more time, before they are checked. */
  site?: () => AsyncIterable<ArticleDocument>;
  close: () => Promise<void>;
}

export function defaultTargets(): readonly string[] {
  const site = 'fixtures/site.json';
  return ['fixtures/articles', ...(existsSync(site) ? [site] : [])];
}

/** @throws UsageError for an invalid address of a content API; StoreLockedError */
export async function openInput(selection: InputSelection, output: Output): Promise<Input> {
  if (selection.store) return openStore(output);
  if (selection.url !== undefined) return openContentApi(selection.url, output);
  return openFiles(selection);
}

function openFiles({ targets, isArticle, stdinName }: InputSelection): Input {
  const chosen = targets.length > 0 ? targets : defaultTargets();
  const { names: all, unmatched, unreadable } = expandArguments(chosen);
  const names = all.filter((name) => name === standardInput || isArticle(name));
  return {
    documents: documentsIn(unreadable, documentsOfFiles(names, { name: stdinName, stream: process.stdin })),
    total: names.every(isOneArticle) ? unreadable.length + names.length : undefined,
    unmatched,
    ...(chosen.some(isFolder) && !chosen.includes(standardInput)
      ? { folders: chosen.filter((target) => !unmatched.includes(target)) }
      : {}),
    close: async () => {},
  };
}

function isFolder(target: string): boolean {
  return statSync(target, { throwIfNoEntry: false })?.isDirectory() === true;
}

async function* documentsIn(
  unreadable: readonly UnreadableFolder[],
  documents: AsyncIterable<ArticleDocument>,
): AsyncIterable<ArticleDocument> {
  for (const folder of unreadable) yield { kind: 'unreadable', line: 1, ...folder };
  yield* documents;
}

function isOneArticle(name: string): boolean {
  return name !== standardInput && !isLines(name);
}

/** Loaded on demand, because runs on files need no database. */
async function openStore(output: Output): Promise<Input> {
  const { openStoreOfCommand } = await import('../data/storeOfCommand.ts');
  const store = await openStoreOfCommand(output, { mayCreate: false });
  return {
    documents: allDocumentsOfSource(store, 'store'),
    site: () => documentsOfSource(store, 'store'),
    total: undefined,
    unmatched: [],
    close: () => store.close(),
  };
}

/** Longer than for pages, because no reader waits. Both in milliseconds. */
const patience = { attemptTimeoutMs: 15_000, deadlineMs: 45_000 };

async function openContentApi(address: string, output: Output): Promise<Input> {
  const { cmsOfCommand } = await import('../data/cmsOfCommand.ts');
  try {
    const cms = await cmsOfCommand(address, output, patience);
    const articleIn = (answer: CmsAnswer | CmsMove) =>
      typeof answer === 'object' && 'value' in answer ? answer : undefined;
    const source = {
      get: async (path: string) => articleIn(await cms.article(path)),
      list: () => listOf(cms),
      site: async () => articleIn((await cms.site?.()) ?? 'absent'),
    };
    return {
      documents: allDocumentsOfSource(
        source,
        'api',
        'The article is in the list of the CMS, but the CMS returns 404 for its path.',
      ),
      site: () => documentsOfSource(source, 'api'),
      total: undefined,
      unmatched: [],
      close: async () => cms.close(),
    };
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(`--url: ${error.message}`) : error;
  }
}

/** Limit, because a cursor could go on forever. */
const maxListPages = 10_000;

/** Without duplicates: pages may overlap when articles change in between. */
async function* listOf(cms: Cms): AsyncIterable<ListedArticle> {
  const seen = new Set<string>();
  let cursor: string | undefined;
  for (let page = 0; page < maxListPages; page += 1) {
    const { articles, next } = await cms.list(cursor);
    for (const article of articles) {
      if (!seen.has(article.path)) yield article;
      seen.add(article.path);
    }
    // A cursor that returns itself would loop.
    if (next === undefined || next === cursor) return;
    cursor = next;
  }
}
