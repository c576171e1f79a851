import { FaultyArticleError } from '#content/source/errors.ts';
import type { ContentSource } from '#content/source/source.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import type { MissedFormulations } from '#editor-preview/model/drugs.ts';
import type { Drug } from '#schemas/generated/types.ts';
import { maxJsonDepth } from '#transformer/article/limits.ts';

/** Concurrent reads of articles: a source may have a high latency. */
const atOnce = 8;
const blockType = 'drug-savings';

export function removedFormulations(before: readonly Drug[], after: readonly Drug[]): ReadonlySet<string> {
  const still = formulationsIn(after);
  return new Set([...formulationsIn(before)].filter((formulation) => !still.has(formulation)));
}

/** By path. @throws when the source cannot be read */
export async function articlesWith(
  gone: ReadonlySet<string>,
  source: Pick<ContentSource, 'get' | 'list'>,
): Promise<MissedFormulations[]> {
  if (gone.size === 0) return [];
  const missed: MissedFormulations[] = [];
  const look = async (path: string): Promise<void> => {
    const named = formulationsOf(await articleAt(path, source));
    const formulations = [...named].filter((formulation) => gone.has(formulation)).sort();
    if (formulations.length > 0) missed.push({ path, formulations });
  };
  let batch: Promise<void>[] = [];
  for await (const { path } of source.list()) {
    batch.push(look(path));
    if (batch.length < atOnce) continue;
    await Promise.all(batch);
    batch = [];
  }
  await Promise.all(batch);
  return missed.sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Undefined if readers get none. */
async function articleAt(path: string, source: Pick<ContentSource, 'get'>): Promise<unknown> {
  try {
    return (await source.get(path))?.value;
  } catch (error) {
    if (error instanceof FaultyArticleError) return undefined;
    throw error;
  }
}

function formulationsIn(drugs: readonly Drug[]): Set<string> {
  return new Set(
    drugs.flatMap(({ manufacturers }) =>
      manufacturers.flatMap(({ options }) =>
        options.flatMap(({ dossages }) => dossages.map(({ formulationId }) => formulationId)),
      ),
    ),
  );
}

function formulationsOf(article: unknown): Set<string> {
  const found = new Set<string>();
  const look = (value: unknown, isInBlock: boolean, depth: number): void => {
    if (depth > maxJsonDepth) return;
    if (Array.isArray(value)) for (const item of value) look(item, isInBlock, depth + 1);
    if (!isRecord(value)) return;
    const isHere = isInBlock || value.type === blockType;
    if (isHere && typeof value.formulationId === 'string') found.add(value.formulationId);
    for (const inner of Object.values(value)) look(inner, isHere, depth + 1);
  };
  look(article, false, 0);
  return found;
}
