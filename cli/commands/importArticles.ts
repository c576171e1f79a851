import { parseArgs } from 'node:util';
import { InvalidArticleError } from '../../content/errors.ts';
import { parseArticle } from '../../transformer/parseArticle.ts';
import { type ArticleFile, expandArguments, readArticleFile } from '../articleFiles.ts';
import { exitStatus, UsageError } from '../exitStatus.ts';
import type { Output } from '../output.ts';
import { withStore } from '../storeOfCommand.ts';

export const importUsage = `pagewell import [files, folders, globs, -] [--author NAME]
  Publishes articles in the store (DATABASE_URL, else DATA_DIR). What was published stays among the revisions.`;

/** `pagewell import`: each file on its own; one that is no article is told, and the others go in. */
export async function importArticles(args: readonly string[], output: Output): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { author: { type: 'string', default: 'import' } },
  });
  if (positionals.length === 0) throw new UsageError('say which files are to be imported');
  const names = expandArguments(positionals);
  if (names.length === 0) {
    output.err(`pagewell: nothing matches ${positionals.join(' ')}\n`);
    return exitStatus.noInput;
  }
  const refused = await withStore(output, async (store) => {
    let count = 0;
    for (const name of names) {
      const article = readArticle(readArticleFile(name));
      const outcome = 'reason' in article ? article : await publish(article);
      if ('reason' in outcome) {
        count += 1;
        output.err(`${name}: ${outcome.reason}\n`);
      } else {
        output.out(`${outcome.path}: ${outcome.changed ? 'published' : 'unchanged'}\n`);
      }
    }
    return count;

    async function publish({ path, value }: { path: string; value: unknown }) {
      try {
        const outcome = await store.publish(path, value, { author: values.author });
        return outcome.ok ? { path, changed: outcome.changed } : { reason: `conflict: ${outcome.conflict}` };
      } catch (error) {
        if (error instanceof InvalidArticleError) return { reason: error.message };
        throw error;
      }
    }
  });
  return refused > 0 ? exitStatus.findings : exitStatus.ok;
}

function readArticle({ bytes, reason }: ArticleFile): { path: string; value: unknown } | { reason: string } {
  if (bytes === undefined) return { reason: reason ?? 'it cannot be read' };
  const parsed = parseArticle(bytes);
  if (!parsed.ok) return { reason: parsed.problem.message };
  const { value } = parsed;
  const path: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'path') : undefined;
  return typeof path === 'string' ? { path, value } : { reason: 'it has no "path", so it is no article' };
}
