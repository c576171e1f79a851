/**
 * Watches how long the processor works in one piece on this thread, in milliseconds: what a busy machine adds by
 * working for others does not count. Asking ends it.
 */
export function watchTurns(): () => number {
  let longest = 0;
  let last = threadMs();
  let isOver = false;
  const look = () => {
    const now = threadMs();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  return () => {
    isOver = true;
    return longest;
  };
}

/** Processor time of this thread so far, in milliseconds. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
