/** How much a problem matters: an error costs the reader a part, a warning may, an info does not. */
export type Severity = 'error' | 'warning' | 'info';

/** One operation of a JSON Patch (RFC 6902), as a problem's remedy uses it. */
export type JsonPatchOperation =
  | { op: 'add' | 'replace' | 'test'; path: string; value: unknown }
  | { op: 'remove'; path: string }
  | { op: 'move' | 'copy'; from: string; path: string };

/**
 * A fault in an article. The one shape that the command, the editor and the server's log share.
 *
 * `pointer` is a JSON Pointer into the article as its author wrote it, also after normalising. Lines and columns are
 * 1-based; `within` counts UTF-16 units in the decoded field.
 */
export interface Problem {
  rule: string;
  severity: Severity;
  /** What is wrong and what would be right. */
  message: string;
  /** The article's path. */
  path: string;
  blockId?: string;
  blockType?: string;
  pointer: string;
  file?: string;
  line?: number;
  column?: number;
  endLine?: number;
  endColumn?: number;
  within?: { start: number; end: number };
  evidence?: string;
  related?: { pointer: string; message: string }[];
  /** Stable when blocks move or the file is reformatted. */
  fingerprint: string;
  /** Where the rule's page is. */
  help: string;
  /** The remedy, where it is mechanical; `safe` where no reader sees a difference. An empty patch: the text alone changes. */
  fix?: { kind: 'safe' | 'review'; patch: JsonPatchOperation[] };
}
