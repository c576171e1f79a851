import { type LoadedData, type Need, noData, type ServiceName, type Services } from '#contracts/services.ts';
import type { ShownArticle } from '../article/preparedArticle.ts';
import { isLeftOut } from '../blockTree.ts';
import type { LoadedRegistry } from '../registry/widget.ts';
import type { Steps } from '../steps.ts';

export interface DataSources {
  readonly services: Services;
  /** Waits for a service's answer until the page's deadline; undefined if it timed out or failed. */
  beforeDeadline: <Answer>(service: ServiceName, load: () => Promise<Answer>) => Promise<Answer | undefined>;
}

export interface PageData {
  loaded: LoadedData;
  isIncomplete: boolean;
  /** When the first answer expires, in milliseconds since 1970; undefined without any. */
  until: number | undefined;
}

/** A page has a block or two with needs; further requests are not sent. */
const maxNeeds = 8;

/** Fetches the needs of a page's blocks concurrently. A page that is rendered synchronously has no sources. */
export function* loadData(
  { allBlocks }: Pick<ShownArticle, 'allBlocks'>,
  registry: LoadedRegistry,
  sources: DataSources | undefined,
): Steps<PageData> {
  const needs = new Map<string, Need>();
  for (const block of sources ? allBlocks : [])
    for (const need of isLeftOut(block) ? [] : (registry.get(block.type)?.needs?.(block.data) ?? []))
      if (sources?.services[need.service]) needs.set(`${need.service} ${need.key}`, need);
  const requests = [...needs.values()].slice(0, maxNeeds);
  let loaded = noData;
  const untils: number[] = [];
  const load = async <Name extends ServiceName>({ service, key, params }: Need<Name>) => {
    const fetchData = sources?.services[service];
    const answer = fetchData && (await sources.beforeDeadline(service, () => fetchData(params)));
    if (!answer) return;
    loaded = { ...loaded, [service]: { ...loaded[service], [key]: answer.value } };
    untils.push(answer.until);
  };
  if (requests.length > 0) yield Promise.all(requests.map(load));
  return {
    loaded,
    isIncomplete: untils.length < requests.length,
    until: untils.length > 0 ? Math.min(...untils) : undefined,
  };
}
