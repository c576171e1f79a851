import { isBlockType } from '#schemas/blockTypes.ts';
import type { PreparedBlock } from '../preparedArticle.ts';
import { paidAddresses } from './paidAddresses.ts';

/** Who pays for the links of some blocks, as the data of a disclosure has it. */
export interface Affiliates {
  /** Each once, in reading order. Without a name there is none of this. */
  affiliates?: readonly string[];
  /** Whether there are paid links of which nobody knows who pays. */
  andOthers?: boolean;
}

/** So many names a disclosure takes. */
const mostNames = 30;

/**
 * Reads from blocks with paid links who pays for them. A link that is not named itself counts as one of those that are
 * where it leads to the same host, as the quick look at products does whose cards follow.
 */
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
  /** Where the links lead that stand in fields of their own; those in prose are not looked at. */
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
