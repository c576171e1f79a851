/** How often it is looked whether the parent is still there, in milliseconds. */
const lookEvery = 250;

/**
 * npm runs a script below a shell, and passes a signal on to that shell, which ends without telling the script. So
 * being left behind counts as the signal: the server ends in good order, and its port is free. Does nothing where
 * npm did not start the process.
 */
export function endWithParent(): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, lookEvery);
  watch.unref();
}
