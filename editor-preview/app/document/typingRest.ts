/** Edits of the same name within this time join, in milliseconds. */
export const joinWithinMs = 600;
/** Maximum time before continuous typing is sent, in milliseconds. */
const maxOpenMs = 5_000;

export interface TypingRest {
  /** @param isNew whether it begins an operation */
  typed: (isNew: boolean) => void;
  /** An input method composition suspends pauses, for any length of time. */
  composing: (isComposing: boolean) => void;
  stop: () => void;
}

export function watchTyping(onRest: () => void): TypingRest {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let begunAt = 0;
  let isComposed = true;
  const wait = (): void => {
    clearTimeout(timer);
    const rest = Math.max(0, begunAt + maxOpenMs - Date.now());
    if (isComposed) timer = setTimeout(onRest, Math.min(joinWithinMs, rest));
  };
  return {
    typed: (isNew) => {
      if (isNew) begunAt = Date.now();
      wait();
    },
    composing: (isComposing) => {
      isComposed = !isComposing;
      wait();
    },
    stop: () => clearTimeout(timer),
  };
}
