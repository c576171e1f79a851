import { existsSync } from 'node:fs';
import type { CorpusEntry } from '../../quality/corpus.ts';
import type { CheckedDocument, CheckSettings } from '../check/checkDocument.ts';
import { documentCheck } from '../check/checkDocument.ts';
import { countBySeverity, counted } from '../counts.ts';
import { documentsOfFiles } from '../input/fileDocuments.ts';
import type { CheckedAll } from '../run/checkAll.ts';
import { watchTargets } from './watchTargets.ts';

export interface WatchOptions {
  targets: readonly string[];
  settings: CheckSettings;
  /** As it was at the first run. */
  corpus: readonly CorpusEntry[] | undefined;
  /** Whether a file is passed over, whatever targets lead to it. */
  isIgnored: (name: string) => boolean;
  /** Tells of the files that changed. `all` is what is known of the others besides. */
  tell: (changed: CheckedAll, all: readonly CheckedDocument[]) => Promise<void>;
  /** Says that all is ready, and what else is no finding. */
  say: (line: string) => void;
}

/**
 * Checks files again as they are saved, until it is interrupted.
 *
 * @param first what was found before
 */
export async function watchFindings(
  first: readonly CheckedDocument[],
  { targets, settings, corpus, isIgnored, tell, say }: WatchOptions,
  interruption: AbortSignal,
): Promise<void> {
  const check = await documentCheck(settings, corpus);
  const found = Map.groupBy(first, ({ name }) => name);
  const cycle = async (names: readonly string[]): Promise<void> => {
    const changed: CheckedAll = {
      articles: 0,
      unread: 0,
      withFindings: [],
      paths: new Set(),
      interrupted: false,
    };
    for (const name of names.filter((each) => !isIgnored(each))) {
      found.delete(name);
      if (!existsSync(name)) continue;
      const documents: CheckedDocument[] = [];
      for await (const document of documentsOfFiles([name], nobody)) documents.push(check(document));
      for (const checked of documents) {
        if (checked.complete) changed.articles += 1;
        else changed.unread += 1;
        changed.paths.add(checked.path);
      }
      const withFindings = documents.filter(({ findings }) => findings.length > 0);
      changed.withFindings.push(...withFindings);
      if (withFindings.length > 0) found.set(name, withFindings);
    }
    await tell(changed, [...found.values()].flat());
    say(totals([...found.values()].flat()));
  };

  // One after the other, in the order of the saves.
  let last: Promise<void> = Promise.resolve();
  const end = watchTargets(targets, (names) => {
    last = last.then(() => cycle(names)).catch((error: unknown) => say(String(error)));
  });
  say('watching; Ctrl-C ends it');
  await new Promise<void>((resolve) => {
    if (interruption.aborted) resolve();
    interruption.addEventListener('abort', () => resolve(), { once: true });
  });
  end();
  await last;
}

function totals(all: readonly CheckedDocument[]): string {
  const news = all.flatMap(({ findings }) =>
    findings.flatMap(({ problem, isKnown }) => (isKnown ? [] : problem)),
  );
  const { error, warning, info } = countBySeverity(news);
  return `in all ${counted(error, 'error')}, ${counted(warning, 'warning')}, ${counted(info, 'note')}`;
}

/** Standard input is nothing that could be saved. */
const nobody = { name: '', stream: (async function* () {})() };
