/**
 * Keeps the screen on as long as the dialog is open. The browser takes the lock back when the reader looks at something
 * else; it is asked for again when they return.
 *
 * @param tell told whether the screen stays on: some browsers cannot, and none does with an empty battery
 */
export function keepScreenAwake(dialog: HTMLDialogElement, tell: (isAwake: boolean) => void): void {
  const closing = new AbortController();
  let lock: WakeLockSentinel | undefined;

  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    lock = await navigator.wakeLock.request('screen');
    lock.addEventListener('release', () => tell(false));
    if (closing.signal.aborted) void lock.release();
    else tell(true);
  };
  // Refused: the screen goes dark when it does, and nothing says that it will not.
  const askAgain = (): void => void ask().catch(() => tell(false));
  document.addEventListener('visibilitychange', askAgain, { signal: closing.signal });
  dialog.addEventListener(
    'close',
    () => {
      closing.abort();
      void lock?.release();
    },
    { once: true },
  );
  askAgain();
}
