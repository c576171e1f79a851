import type { Reporter } from './reporter.ts';

/** Each is loaded when it is asked for: the one for people is enough for most runs. */
const reporters = {
  pretty: async () => (await import('./pretty.ts')).pretty,
  concise: async () => (await import('./concise.ts')).concise,
  json: async () => (await import('./json.ts')).json,
  ndjson: async () => (await import('./ndjson.ts')).ndjson,
  junit: async () => (await import('./junit.ts')).junit,
  sarif: async () => (await import('./sarif.ts')).sarif,
  github: async () => (await import('./github.ts')).github,
} as const satisfies Record<string, () => Promise<Reporter>>;

/** A way to write a report. */
export type FormatName = keyof typeof reporters;

/** A report that was asked for: for standard output, or into a file. */
export interface AskedFormat {
  name: FormatName;
  file?: string;
}

export const formatNames = Object.keys(reporters);

export function isFormatName(name: string): name is FormatName {
  return Object.hasOwn(reporters, name);
}

export function loadReporter(name: FormatName): Promise<Reporter> {
  return reporters[name]();
}
