/**
 * Keeps the screen on while the dialog is open. Browsers release the lock when the page is hidden, so it is requested again on return.
 * @param tell called with whether the screen stays on: unsupported, or refused on a low battery
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
  // Refused: the screen may turn off, and the promise to keep it on is withdrawn.
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
