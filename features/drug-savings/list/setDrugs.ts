import type { ContentSource } from '#content/source/source.ts';
import type { DrugsSet } from '#editor-preview/model/drugs.ts';
import type { Drug } from '#schemas/generated/types.ts';
import type { DrugStore } from './drugStore.ts';
import { articlesWith, removedFormulations } from './missedFormulations.ts';

/** Articles are searched first: if that fails, nothing changes. */
export async function setDrugs(
  list: readonly Drug[],
  author: string,
  { drugs, source }: { drugs: DrugStore; source: Pick<ContentSource, 'get' | 'list'> },
): Promise<DrugsSet> {
  const removed = removedFormulations((await drugs.all()) ?? [], list);
  const missed = await articlesWith(removed, source);
  await drugs.replace(list, author);
  return { drugs: list.length, missed };
}
