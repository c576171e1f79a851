/** An error costs readers a part, a warning may, an info does not. */
export type Severity = 'error' | 'warning' | 'info';

/** An operation of a JSON Patch (RFC 6902), for fixes. */
export type JsonPatchOperation =
  | { op: 'add' | 'replace' | 'test'; path: string; value: unknown }
  | { op: 'remove'; path: string }
  | { op: 'move' | 'copy'; from: string; path: string };

/**
 * A fault in an article, for command, editor and log. `pointer` is a JSON Pointer into the article as written. Lines and columns are 1-based;
 * `within` counts UTF-16 units in the decoded field.
 */
export interface Problem {
  rule: string;
  severity: Severity;
  /** What is wrong, and what would be right. */
  message: string;
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
  /** Address of the rule's page. */
  help: string;
  /** A mechanical fix; `safe` if readers see no difference. With an empty patch only the formatting changes. */
  fix?: { kind: 'safe' | 'review'; patch: JsonPatchOperation[] };
}
