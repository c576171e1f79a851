import { existsSync } from 'node:fs';
import type { CheckedDocument } from '../check/checkedDocument.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { type CollectedFindings, collectFindings, noFindings } from '../findings/collectFindings.ts';
import { expandArguments } from '../input/expandArguments.ts';
import { documentsOfFiles, noStandardInput } from '../input/fileDocuments.ts';
import { countBySeverity, counted } from '../terminal/counts.ts';
import type { CheckerPool } from '../threads/checkerPool.ts';
import { type ChangedFiles, watchTargets } from './watchTargets.ts';

export interface WatchOptions {
  targets: readonly string[];
  site: Corpus | undefined;
  pool: CheckerPool;
  isArticle: (name: string) => boolean;
  report: (changed: CollectedFindings, all: readonly CheckedDocument[]) => Promise<void>;
  log: (line: string) => void;
}

/** Until interrupted. @param first findings of the first run */
export async function watchFindings(
  first: readonly CheckedDocument[],
  options: WatchOptions,
  interruption: AbortSignal,
): Promise<void> {
  const { targets, site, log } = options;
  const watched = new WatchedFindings(first, options, interruption);
  let last: Promise<void> = Promise.resolve();
  const end = watchTargets({ checked: targets, site: site?.targets ?? [] }, (changed) => {
    watched.saved();
    last = last.then(() => watched.cycle(changed)).catch((error: unknown) => log(String(error)));
  });
  log('watching; press Ctrl-C to stop');
  await new Promise<void>((resolve) => {
    if (interruption.aborted) resolve();
    interruption.addEventListener('abort', () => resolve(), { once: true });
  });
  end();
  await last;
}

class WatchedFindings {
  readonly #found: Map<string, CheckedDocument[]>;
  readonly #options: WatchOptions;
  readonly #interruption: AbortSignal;
  /** The site has changed since unchanged files were last checked. */
  #othersAreDue = false;
  /** A saved file takes precedence over the check of others. */
  #nextSave = new AbortController();

  constructor(first: readonly CheckedDocument[], options: WatchOptions, interruption: AbortSignal) {
    this.#found = Map.groupBy(first, ({ name }) => name);
    this.#options = options;
    this.#interruption = interruption;
  }

  saved(): void {
    this.#nextSave.abort();
    this.#nextSave = new AbortController();
  }

  /** Reports saved files first, then other files that they affect. */
  async cycle({ checked, site }: ChangedFiles): Promise<void> {
    const { isArticle, report, log, site: corpus, pool } = this.#options;
    if (corpus && (await corpus.update(site))) {
      pool.know(corpus.entries);
      this.#othersAreDue = true;
    }
    const names = checked.filter(isArticle);
    if (names.length > 0) await report(await this.#checkFiles(names), this.#all());
    const othersChanged = this.#othersAreDue && (await this.#checkOthers(new Set(names)));
    if (names.length > 0 || othersChanged) log(totals(this.#all()));
  }

  async #checkFiles(names: readonly string[]): Promise<CollectedFindings> {
    const present = names.filter((name) => existsSync(name));
    const changed = await collectFindings(documentsOfFiles(present, noStandardInput), {
      pool: this.#options.pool,
      interruption: this.#interruption,
    });
    const found = Map.groupBy(changed.withFindings, ({ name }) => name);
    for (const name of names) this.#setFindings(name, found.get(name) ?? []);
    return changed;
  }

  /** Finds broken or fixed links and duplicate titles in unchanged files. */
  async #checkOthers(known: ReadonlySet<string>): Promise<boolean> {
    const { targets, isArticle, pool, report, log } = this.#options;
    const names = expandArguments(targets).names.filter((name) => !known.has(name) && isArticle(name));
    const { withFindings, interrupted } = await collectFindings(documentsOfFiles(names, noStandardInput), {
      pool,
      interruption: AbortSignal.any([this.#interruption, this.#nextSave.signal]),
    });
    if (interrupted) return false;
    this.#othersAreDue = false;
    const found = Map.groupBy(withFindings, ({ name }) => name);
    const changed = noFindings();
    for (const name of names) {
      const documents = found.get(name) ?? [];
      if (formatFindings(documents) === formatFindings(this.#found.get(name) ?? [])) continue;
      changed.articles += 1;
      for (const { path } of documents) changed.paths.add(path);
      changed.withFindings.push(...documents);
      this.#setFindings(name, documents);
    }
    if (changed.articles === 0) return false;
    log(`the site has changed, which affects ${counted(changed.articles, 'other file')}`);
    await report(changed, this.#all());
    return true;
  }

  #setFindings(name: string, withFindings: CheckedDocument[]): void {
    if (withFindings.length > 0) this.#found.set(name, withFindings);
    else this.#found.delete(name);
  }

  #all(): CheckedDocument[] {
    return [...this.#found.values()].flat();
  }
}

function formatFindings(documents: readonly CheckedDocument[]): string {
  return JSON.stringify(documents.flatMap(({ findings }) => findings.map(({ problem }) => problem)));
}

function totals(all: readonly CheckedDocument[]): string {
  const news = all.flatMap(({ findings }) =>
    findings.flatMap(({ problem, isKnown }) => (isKnown ? [] : problem)),
  );
  const { error, warning, info } = countBySeverity(news);
  return `in all ${counted(error, 'error')}, ${counted(warning, 'warning')}, ${counted(info, 'note')}`;
}
