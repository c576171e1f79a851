/** Edits of the same name within this time join, in milliseconds. */
export const joinWithinMs = 600;
/** Maximum time before continuous typing is sent, in milliseconds. */
const maxOpenMs = 5_000;

export function watchTyping(onRest: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let begunAt = 0;
  let isComposed = true;
  const wait = (): void => {
    clearTimeout(timer);
    const rest = Math.max(0, begunAt + maxOpenMs - Date.now());
    if (isComposed) timer = setTimeout(onRest, Math.min(joinWithinMs, rest));
  };
  return {
    /** @param isNew whether it begins an operation */
    typed: (isNew: boolean) => {
      if (isNew) begunAt = Date.now();
      wait();
    },
    /** An input method composition suspends pauses, for any length of time. */
    composing: (isComposing: boolean) => {
      isComposed = !isComposing;
      wait();
    },
    stop: () => clearTimeout(timer),
  };
}
