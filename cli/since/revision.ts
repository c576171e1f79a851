import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { ArticleDocument } from '../input/document.ts';
import { isArticleName } from '../input/expandArguments.ts';
import { isLines, readLines } from '../input/lines.ts';
import { UsageError } from '../terminal/exitStatus.ts';

export interface Revision {
  root: string;
  name: string;
  changed: readonly string[];
  added: ReadonlySet<string>;
}

/** For a whole list of files, or all changed articles. */
const maxAnswer = 2_000_000_000;

/** Since the merge base, as in a pull request; untracked files are new. @throws UsageError */
export function changesSince(name: string): Revision {
  if (name.startsWith('-'))
    throw new UsageError(`--since requires a revision such as origin/main, not "${name}"`);
  const root = git(['rev-parse', '--show-toplevel']).toString().trim();
  git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`], root);
  const base = mergeBase(name, root);
  const list = git(['diff', '--name-status', '--no-renames', '-z', base, '--'], root).toString();
  const untracked = git(['ls-files', '--others', '-z'], root).toString();
  const changed: string[] = [];
  const added = new Set(untracked.split('\0').filter(Boolean));
  const entries = list.split('\0');
  for (let index = 0; index + 1 < entries.length; index += 2) {
    const [status = '', file = ''] = entries.slice(index, index + 2);
    if (status === 'A') added.add(file);
    else changed.push(file);
  }
  return { root, name: base, changed, added };
}

export async function* documentsAt({ root, name, changed }: Revision): AsyncIterable<ArticleDocument> {
  const files = changed.filter(isArticleName);
  if (files.length === 0) return;
  const answer = git(['cat-file', '--batch'], root, files.map((file) => `${name}:${file}\n`).join(''));
  let at = 0;
  for (const file of files) {
    const end = answer.indexOf('\n', at);
    const [, type, size = '0'] = answer.toString('utf8', at, end).split(' ');
    at = end + 1;
    if (type !== 'blob') continue;
    const bytes = answer.subarray(at, at + Number(size));
    at += Number(size) + 1;
    const place = { kind: 'read', name: resolve(root, file) } as const;
    if (!isLines(file)) yield { ...place, line: 1, bytes };
    else
      for await (const line of readLines(singleChunk(bytes)))
        yield { ...place, line: line.number, bytes: line.bytes };
  }
}

async function* singleChunk(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}

function mergeBase(name: string, root: string): string {
  const hint = `${name} and HEAD have no common commit here. If this is a shallow clone, run git fetch --unshallow`;
  return git(['merge-base', name, 'HEAD'], root, '', hint).toString().trim();
}

function git(
  args: readonly string[],
  folder = process.cwd(),
  input = '',
  silence = 'the revision was not found',
): Buffer {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: folder,
    input,
    maxBuffer: maxAnswer,
  });
  if (error) throw new UsageError(`--since needs git, which cannot be started: ${error.message}`);
  if (status !== 0) {
    const reason = stderr.toString().trim() || silence;
    throw new UsageError(`--since needs git, which reports: ${reason}`);
  }
  return stdout;
}
