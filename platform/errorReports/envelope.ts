import type { ReportedError } from '#contracts/errors/errorReport.ts';
import type { UpstreamRequest } from '../upstream/attempt.ts';
import type { Dsn } from './dsn.ts';

export interface ErrorReport extends ReportedError {
  from: 'browser' | 'server';
  code?: string | undefined;
  /** From small, closed sets. */
  tags?: Readonly<Record<string, string>>;
}

interface EnvelopeFacts {
  id: string;
  at: Date;
  release: string;
  environment: string;
}

/** The response is an id, which is ignored. */
const maxAnswerBytes = 10_000;

const client = 'pagewell/1.0';

/** https://develop.sentry.dev/sdk/foundations/transport/envelopes/ */
export function envelopeRequest(dsn: Dsn, report: ErrorReport, facts: EnvelopeFacts): UpstreamRequest {
  const { address, key } = dsn;
  const payload = JSON.stringify(eventOf(report, facts));
  const lines = [
    { event_id: facts.id, sent_at: facts.at.toISOString() },
    { type: 'event', content_type: 'application/json', length: Buffer.byteLength(payload) },
  ].map((header) => JSON.stringify(header));
  return {
    url: address,
    method: 'POST',
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=${client}, sentry_key=${key}`,
      'user-agent': client,
    },
    body: `${[...lines, payload].join('\n')}\n`,
    maxBytes: maxAnswerBytes,
  };
}

function eventOf(report: ErrorReport, { id, at, release, environment }: EnvelopeFacts): object {
  const { type, message, frames, from, code, tags } = report;
  return {
    event_id: id,
    timestamp: at.getTime() / 1000,
    platform: from === 'browser' ? 'javascript' : 'node',
    level: 'error',
    logger: from,
    release,
    environment,
    tags: { ...tags, ...(code === undefined ? {} : { code }) },
    exception: {
      values: [
        {
          type,
          value: message ?? '',
          stacktrace: {
            // The format wants the innermost frame last.
            frames: frames.toReversed().map(({ file, function: name, line, column }) => ({
              filename: file,
              ...(name === undefined ? {} : { function: name }),
              lineno: line,
              colno: column,
              in_app: !file.includes('node_modules/'),
            })),
          },
        },
      ],
    },
  };
}

export function fingerprintOf({ from, type, message, code, frames }: ErrorReport): string {
  const places = frames.slice(0, 3).map(({ file, line, column }) => `${file}:${line}:${column}`);
  return [from, type, message, code, ...places].join('|');
}
