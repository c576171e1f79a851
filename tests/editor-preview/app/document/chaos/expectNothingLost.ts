import type { Change } from '#editor-preview/model/operation.ts';
import { isKeptAs } from '../../../model/isKeptAs.ts';
import type { Settled } from './chaos.ts';
import type { ReliedOperation } from './unreliableEditor.ts';

/** Expects that nothing which an editor could rely on is lost or done twice, and that all see the same in the end. */
export function expectNothingLost({ log, parked, relied, article, replayed, seen }: Settled): void {
  const ended = [...log, ...parked].map(({ operation }) => operation);
  const forms = new Map(ended.map(({ id, changes }) => [id, changes]));
  const lost = [...relied]
    .map(([id, operation]) => ({ id, ...operation, ended: forms.get(id) }))
    .filter((operation) => !hasEndedWell(operation));
  expect(lost).toEqual([]);
  expect(forms.size).toBe(ended.length);
  expect(replayed).toEqual(article);
  for (const one of seen) expect(one).toEqual(article);
}

function hasEndedWell({
  kept,
  sent,
  ended,
}: ReliedOperation & { ended: readonly Change[] | undefined }): boolean {
  if (!ended) return false;
  const hasAllWords = kept.map(changesIn).some((form) => isKeptAs(form, ended) || isKeptAs(ended, form));
  return hasAllWords && sent.map(changesIn).some((form) => isKeptAs(form, ended));
}

function changesIn(form: string): readonly Change[] {
  return JSON.parse(form);
}
