import { isBlockType } from '#schemas/blockTypes.ts';
import type { PreparedBlock } from '../article/preparedArticle.ts';
import { paidAddresses } from './paidAddresses.ts';

export interface Affiliates {
  /** Without duplicates, in reading order. Absent without a name. */
  affiliates?: readonly string[];
  andOthers?: boolean;
}

const mostNames = 30;

/** An unnamed link counts as named if a named one has the same host, as in a quick look before its cards. */
export function affiliatesOf(blocks: readonly PreparedBlock[]): Affiliates {
  const found = blocks.map(linksOf);
  const named = found.filter(({ names }) => names.length > 0);
  const affiliates = [...new Set(named.flatMap(({ names }) => names))];
  if (affiliates.length === 0) return {};
  const hosts = new Set(named.flatMap((block) => block.hosts));
  const isNamed = (block: PaidLinks): boolean =>
    block.names.length > 0 || (block.hosts.length > 0 && block.hosts.every((host) => hosts.has(host)));
  const andOthers = affiliates.length > mostNames || !found.every(isNamed);
  return { affiliates: affiliates.slice(0, mostNames), ...(andOthers ? { andOthers } : {}) };
}

interface PaidLinks {
  names: readonly string[];
  /** Hosts of links in fields; those in prose are ignored. */
  hosts: readonly string[];
}

function linksOf({ type, data }: PreparedBlock): PaidLinks {
  if (!isBlockType(type)) return { names: [], hosts: [] };
  const found = paidAddresses(type, data);
  return {
    names: found.flatMap(({ name }) => name ?? []),
    hosts: found.map(({ url }) => URL.parse(url)?.hostname ?? ''),
  };
}
