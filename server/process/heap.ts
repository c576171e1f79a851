import { getHeapSpaceStatistics, getHeapStatistics } from 'node:v8';

/** Beyond this share of the memory for objects, collecting garbage takes more time than the work itself. */
export const maxHeapShare = 0.92;

const megabyte = 1024 * 1024;

/** V8 keeps new objects apart, in three spaces of at most this size unless it is told otherwise. */
export const defaultSemiSpace = 64;

/** What Node was told on its command line and by `NODE_OPTIONS`. V8 takes dashes and underscores alike. */
const nodeOptions: readonly string[] = [
  ...process.execArgv,
  ...(process.env.NODE_OPTIONS ?? '').split(' '),
].map((option) => option.replace(/^--[^=]*/, (name) => name.replaceAll('_', '-')));

/**
 * How much of the memory that this process may have for objects is in use. New objects and the room for them are left
 * out: that room counts towards V8's limit, but what stays has no use of it, and where a process has little memory it
 * is most of it.
 */
export function heapShare(): number {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  const young = getHeapSpaceStatistics()
    .filter(({ space_name: name }) => name.startsWith('new_'))
    .reduce((sum, { space_used_size: size }) => sum + size, 0);
  return (used - young) / (limit - youngRoom);
}

const youngRoom =
  3 * megabyte * (Number(lastValue('--max-semi-space-size', nodeOptions)) || defaultSemiSpace);

function lastValue(name: string, options: readonly string[]): string | undefined {
  return options.findLast((option) => option.startsWith(`${name}=`))?.slice(name.length + 1);
}
