export interface SentText {
  readonly last: string;
  send: (text: string) => void;
  /** Whether the article has another value, by another person or an undo: it then counts as sent. */
  isReplacedBy: (value: string) => boolean;
}

export function createSentText(text: string): SentText {
  let last = text;
  const awaited: string[] = [];
  return {
    get last() {
      return last;
    },
    send: (next) => {
      last = next;
      awaited.push(next);
    },
    isReplacedBy: (value) => {
      const known = awaited.lastIndexOf(value);
      if (known >= 0) {
        awaited.splice(0, known + 1);
        return false;
      }
      if (awaited.length > 0 || value === last) return false;
      last = value;
      return true;
    },
  };
}
