import type { BlockDataByType } from '#schemas/generated/types.ts';
import { present } from '../ui/presentText.ts';

type SourcesData = BlockDataByType['sources'];

export function shownSources({ items }: SourcesData): SourcesData['items'] {
  const ids = new Set<string>();
  return items.filter(({ id, title }) => present(title) !== undefined && ids.size !== ids.add(id).size);
}
