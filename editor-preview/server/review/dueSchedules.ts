import type { Logger } from 'pino';
import { InvalidArticleError } from '#content/source/errors.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import type { DueSchedule } from '#editor-preview/store/review/scheduleStore.ts';
import type { YieldingRender } from '#shell/renderPage.ts';
import { anyReader } from '../requests/requestFields.ts';

interface DueParts {
  store: Pick<EditorStore, 'schedules'>;
  render: YieldingRender;
  log: Logger;
}

/** @throws the first unexpected error, after all articles were tried */
export async function carryOutDue(parts: DueParts, hold: () => Promise<void>): Promise<void> {
  const { store, log } = parts;
  const failures: unknown[] = [];
  let found = await store.schedules.due(new Date());
  // Each query returns a bounded number. Failed ones stay due for the next run.
  while (found.length > 0 && failures.length === 0) {
    for (const due of found) {
      await hold();
      try {
        const reason = await carryOut(parts, due);
        if (reason === undefined) continue;
        await store.schedules.fail(due, reason);
        log.warn({ path: due.path, kind: due.kind, reason }, 'a schedule failed');
      } catch (error) {
        failures.push(error);
      }
    }
    found = await store.schedules.due(new Date());
  }
  if (failures.length > 0) throw failures[0];
}

async function carryOut(
  { store, render, log }: DueParts,
  { id, path, kind, article }: DueSchedule,
): Promise<string | undefined> {
  if (kind === 'publish') {
    const { document, problems } = await render(article, anyReader);
    if (!document)
      return `The page cannot be rendered for readers: ${problems[0]?.message ?? 'it is not a valid article.'}`;
  }
  try {
    if (await store.schedules.carryOut(id)) log.info({ path, kind }, 'a schedule was executed');
    return undefined;
  } catch (error) {
    if (error instanceof InvalidArticleError) return error.message;
    throw error;
  }
}
