import { existsSync } from 'node:fs';
import type { CorpusEntry } from '../../quality/corpus.ts';
import type { CheckSettings, DocumentCheck } from '../check/checkDocument.ts';
import type { CheckedDocument } from '../check/checkedDocument.ts';
import { loadCheck } from '../check/loadCheck.ts';
import { countBySeverity, counted } from '../counts.ts';
import { expandArguments } from '../input/expandArguments.ts';
import { documentsOfFiles, noStandardInput } from '../input/fileDocuments.ts';
import { type CheckedAll, checkAll } from '../run/checkAll.ts';
import type { ThreadPool } from '../run/threads.ts';
import type { Site } from '../site/site.ts';
import { type ChangedFiles, watchTargets } from './watchTargets.ts';

export interface WatchOptions {
  targets: readonly string[];
  settings: CheckSettings;
  /** All articles of the site, as they were at the first run. */
  site: Site | undefined;
  pool: ThreadPool;
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
  options: WatchOptions,
  interruption: AbortSignal,
): Promise<void> {
  const { targets, site, say } = options;
  const watched = new WatchedFindings(first, options, interruption);
  // One after the other, in the order of the saves.
  let last: Promise<void> = Promise.resolve();
  const end = watchTargets({ checked: targets, site: site?.targets ?? [] }, (changed) => {
    watched.saved();
    last = last.then(() => watched.cycle(changed)).catch((error: unknown) => say(String(error)));
  });
  say('watching; Ctrl-C ends it');
  await new Promise<void>((resolve) => {
    if (interruption.aborted) resolve();
    interruption.addEventListener('abort', () => resolve(), { once: true });
  });
  end();
  await last;
}

/** What is found now in all files that are watched. */
class WatchedFindings {
  readonly #found: Map<string, CheckedDocument[]>;
  readonly #options: WatchOptions;
  readonly #interruption: AbortSignal;
  #check: { corpus: readonly CorpusEntry[] | undefined; run: DocumentCheck } | undefined;
  /** Whether the site has changed since files that did not were last checked. */
  #othersAreDue = false;
  /** Ends a check of the others when another file is saved: that one goes first. */
  #nextSave = new AbortController();

  constructor(first: readonly CheckedDocument[], options: WatchOptions, interruption: AbortSignal) {
    this.#found = Map.groupBy(first, ({ name }) => name);
    this.#options = options;
    this.#interruption = interruption;
  }

  /** Takes note that files were saved, before their turn comes. */
  saved(): void {
    this.#nextSave.abort();
    this.#nextSave = new AbortController();
  }

  /** Checks what was saved and tells of it, then of what has become of the others by it. */
  async cycle({ checked, site }: ChangedFiles): Promise<void> {
    const { isIgnored, tell, say, site: corpus } = this.#options;
    if (corpus && (await corpus.update(site))) this.#othersAreDue = true;
    const names = checked.filter((name) => !isIgnored(name));
    if (names.length > 0) await tell(await this.#checkFiles(names), this.#all());
    const othersChanged = this.#othersAreDue && (await this.#checkOthers(new Set(names)));
    if (names.length > 0 || othersChanged) say(totals(this.#all()));
  }

  async #checkFiles(names: readonly string[]): Promise<CheckedAll> {
    const check = await this.#checkOfDocuments();
    const changed = nothingChecked();
    for (const name of names) {
      const documents: CheckedDocument[] = [];
      if (existsSync(name)) {
        for await (const document of documentsOfFiles([name], noStandardInput))
          documents.push(...check([document]));
      }
      for (const { complete, path } of documents) {
        if (complete) changed.articles += 1;
        else changed.unread += 1;
        changed.paths.add(path);
      }
      changed.withFindings.push(...this.#keep(name, documents));
    }
    return changed;
  }

  /** Made anew when the site has changed. */
  async #checkOfDocuments(): Promise<DocumentCheck> {
    const { settings, site } = this.#options;
    const corpus = site?.entries;
    if (!this.#check || this.#check.corpus !== corpus) {
      const { documentCheck } = await loadCheck();
      this.#check = { corpus, run: await documentCheck(settings, corpus) };
    }
    return this.#check.run;
  }

  /**
   * Links to what came or went, and titles that are no longer alone: in files that nobody touched.
   *
   * @returns whether anything was told
   */
  async #checkOthers(known: ReadonlySet<string>): Promise<boolean> {
    const { targets, isIgnored, settings, site, pool, tell, say } = this.#options;
    const names = expandArguments(targets).names.filter((name) => !known.has(name) && !isIgnored(name));
    const { withFindings, interrupted } = await checkAll(documentsOfFiles(names, noStandardInput), settings, {
      pool,
      total: undefined,
      interruption: AbortSignal.any([this.#interruption, this.#nextSave.signal]),
      progress: () => {},
      corpus: site?.entries,
    });
    if (interrupted) return false;
    this.#othersAreDue = false;
    const found = Map.groupBy(withFindings, ({ name }) => name);
    const changed = nothingChecked();
    for (const name of names) {
      const documents = found.get(name) ?? [];
      if (told(documents) === told(this.#found.get(name) ?? [])) continue;
      changed.articles += 1;
      for (const { path } of documents) changed.paths.add(path);
      changed.withFindings.push(...this.#keep(name, documents));
    }
    if (changed.articles === 0) return false;
    say(`the site has changed, and with it what is found in ${counted(changed.articles, 'other file')}`);
    await tell(changed, this.#all());
    return true;
  }

  #keep(name: string, documents: readonly CheckedDocument[]): readonly CheckedDocument[] {
    const withFindings = documents.filter(({ findings }) => findings.length > 0);
    if (withFindings.length > 0) this.#found.set(name, withFindings);
    else this.#found.delete(name);
    return withFindings;
  }

  #all(): CheckedDocument[] {
    return [...this.#found.values()].flat();
  }
}

function nothingChecked(): CheckedAll {
  return { articles: 0, unread: 0, withFindings: [], paths: new Set(), interrupted: false };
}

/** All that a report would say of what was found, whether or not it is known. */
function told(documents: readonly CheckedDocument[]): string {
  return JSON.stringify(documents.flatMap(({ findings }) => findings.map(({ problem }) => problem)));
}

function totals(all: readonly CheckedDocument[]): string {
  const news = all.flatMap(({ findings }) =>
    findings.flatMap(({ problem, isKnown }) => (isKnown ? [] : problem)),
  );
  const { error, warning, info } = countBySeverity(news);
  return `in all ${counted(error, 'error')}, ${counted(warning, 'warning')}, ${counted(info, 'note')}`;
}
