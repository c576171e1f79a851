import { isKeptAs } from '../../../editing/isKeptAs.ts';
import type { AfterChaos } from './chaos.ts';

/** Expects that nothing which an editor could rely on is lost or done twice, and that all see the same in the end. */
export function expectNothingLost({ log, parked, relied, article, replayed, seen }: AfterChaos): void {
  const ended = [...log, ...parked].map(({ operation }) => operation);
  const forms = new Map(ended.map(({ id, changes }) => [id, changes]));
  const lost = [...relied].filter(
    ([id, allowed]) => !allowed.some((form) => isKeptAs(JSON.parse(form), forms.get(id) ?? [])),
  );
  expect(lost).toEqual([]);
  expect(forms.size).toBe(ended.length);
  expect(replayed).toEqual(article);
  for (const one of seen) expect(one).toEqual(article);
}
