import { setImmediate } from 'node:timers/promises';
import { type CheckedDocument, type CheckSettings, documentCheck } from '../check/checkDocument.ts';
import type { ArticleDocument } from '../input/document.ts';

/** What a run found, before it is judged. */
export interface CheckedAll {
  articles: number;
  unread: number;
  withFindings: CheckedDocument[];
  /** The paths of the articles that were checked. */
  paths: Set<string>;
  interrupted: boolean;
}

/** How long, in milliseconds, nobody is let in between two documents. */
const turn = 30;

/** Checks documents one after the other. Stops, with what it has, when it is interrupted. */
export async function checkAll(
  documents: AsyncIterable<ArticleDocument>,
  settings: CheckSettings,
  interruption: AbortSignal,
  progress: (checked: number) => void,
): Promise<CheckedAll> {
  const all: CheckedAll = { articles: 0, unread: 0, withFindings: [], paths: new Set(), interrupted: false };
  const check = documentCheck(settings);
  let turnEnds = performance.now() + turn;
  for await (const document of documents) {
    const checked = check(document);
    if (checked.complete) all.articles += 1;
    else all.unread += 1;
    if (checked.path !== '') all.paths.add(checked.path);
    if (checked.findings.length > 0) all.withFindings.push(checked);
    if (performance.now() < turnEnds) continue;
    progress(all.articles + all.unread);
    // Between documents a turn for whoever wants to interrupt.
    await setImmediate();
    if (interruption.aborted) return { ...all, interrupted: true };
    turnEnds = performance.now() + turn;
  }
  return { ...all, interrupted: interruption.aborted };
}
