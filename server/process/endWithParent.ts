/** How often the parent process is looked up. */
const checkIntervalMs = 250;

/**
 * Treats the end of npm as a signal to shut down: npm signals its shell, which ends without forwarding the signal. No effect unless npm
 * started the process.
 */
export function endWithParent(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, checkIntervalMs);
  watch.unref();
}
