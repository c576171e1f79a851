import type { FormatName } from '../settings/reportFormats.ts';
import type { Reporter } from './reporter.ts';

/** Each is loaded when it is asked for: the one for people is enough for most runs. */
const reporters: Readonly<Record<FormatName, () => Promise<Reporter>>> = {
  pretty: async () => (await import('./pretty.ts')).pretty,
  concise: async () => (await import('./concise.ts')).concise,
  json: async () => (await import('./json.ts')).json,
  ndjson: async () => (await import('./ndjson.ts')).ndjson,
  junit: async () => (await import('./junit.ts')).junit,
  sarif: async () => (await import('./sarif.ts')).sarif,
  github: async () => (await import('./github.ts')).github,
};

export function loadReporter(name: FormatName): Promise<Reporter> {
  return reporters[name]();
}
