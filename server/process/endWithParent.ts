/** Between two checks of the parent process. */
const checkIntervalMs = 250;

/** npm signals its shell, which ends without forwarding the signal. No effect unless npm started the process. */
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
