/** Edits with the same name that follow each other within this time are one operation, in milliseconds. */
export const joinWithin = 600;
/** After this time even what is typed without a pause is sent, in milliseconds. */
const openAtMost = 5_000;

/** Notices when the typing rests. */
export interface TypingRest {
  /** A key was typed. @param isNew whether it begins an operation */
  typed: (isNew: boolean) => void;
  /** A character is being composed of several keys: until it is there nothing rests, however long that takes. */
  composing: (isComposing: boolean) => void;
  stop: () => void;
}

/** @param onRest the operation that is typed is whole */
export function watchTyping(onRest: () => void): TypingRest {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let begunAt = 0;
  let isComposed = true;
  const wait = (): void => {
    clearTimeout(timer);
    const rest = Math.max(0, begunAt + openAtMost - Date.now());
    if (isComposed) timer = setTimeout(onRest, Math.min(joinWithin, rest));
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
