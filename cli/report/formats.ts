import { concise } from './concise.ts';
import { github } from './github.ts';
import { json } from './json.ts';
import { junit } from './junit.ts';
import { ndjson } from './ndjson.ts';
import { pretty } from './pretty.ts';
import type { Reporter } from './reporter.ts';
import { sarif } from './sarif.ts';

const reporters = { pretty, concise, json, ndjson, junit, sarif, github } as const satisfies Record<
  string,
  Reporter
>;

/** A way to write a report. */
export type FormatName = keyof typeof reporters;

export const formatNames = Object.keys(reporters);

export function isFormatName(name: string): name is FormatName {
  return Object.hasOwn(reporters, name);
}

export function reporterOf(name: FormatName): Reporter {
  return reporters[name];
}
