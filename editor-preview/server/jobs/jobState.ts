import type { JobStatus } from '#content/jobs/jobs.ts';

/** Longer than any interval, pause or lease. */
const lateAfterSeconds = 5 * 60;

export type JobState = 'running' | 'failing' | 'late' | 'inOrder';

export function stateOf({ failures, isRunning, ageSeconds }: JobStatus): JobState {
  if (failures > 0) return 'failing';
  if (isRunning) return 'running';
  return ageSeconds > lateAfterSeconds ? 'late' : 'inOrder';
}

export type ErrorKind = 'unreachable' | 'tooLong' | 'unreadable' | 'other';

/** Matches error messages of Node, PostgreSQL and the job runner. */
const kinds: readonly (readonly [ErrorKind, RegExp])[] = [
  ['tooLong', /longer than its lease/],
  ['unreadable', /stored item cannot be read/],
  ['unreachable', /\b(?:E(?:CONN\w+|TIMEDOUT|HOSTUNREACH|NETUNREACH|PIPE|AI_AGAIN|NOTFOUND)|ENOTFOUND)\b/],
  [
    'unreachable',
    /\b(?:could not be (?:asked|fetched)|fetch failed|socket hang up|connection (?:terminated|refused|closed)|no answer within|timed? ?out)\b/i,
  ],
];

export function errorKindOf(message: string): ErrorKind {
  return kinds.find(([, pattern]) => pattern.test(message))?.[0] ?? 'other';
}

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

export function durationInWords(seconds: number, locale: string): string {
  const [unit, length] = units.find(([, each]) => seconds >= each) ?? ['second', 1];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(seconds / length),
  );
}
