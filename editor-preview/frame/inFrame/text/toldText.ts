/** A text that is written in the page: what the editor was told of it, and what of that has come back with the article. */
export interface ToldText {
  /** What was told last; the next message says what has become of it. */
  readonly last: string;
  tell: (text: string) => void;
  /** Whether the article has another text now, of somebody else or of an undo: it counts as told from then on. */
  isReplacedBy: (value: string) => boolean;
}

export function createToldText(text: string): ToldText {
  let last = text;
  /** What was told, and has not come back yet. */
  const awaited: string[] = [];
  return {
    get last() {
      return last;
    },
    tell: (next) => {
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
