import type { ReactNode } from 'react';
import type { JobStatus } from '#content/jobs/jobs.ts';
import { editorAddresses } from '#editor-preview/model/editorPages.ts';
import type { Person } from '#editor-preview/model/person.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { button, buttonRow } from '#shell/tools/toolControls.styles.ts';
import { LocalTime } from '../list/LocalTime.tsx';
import { pageForEditors } from '../pages/pageForEditors.tsx';
import type { EditorWords } from '../words/words.ts';
import { jobError, jobTable } from './jobsPage.styles.ts';

/** Longer than any interval, pause or lease. */
const lateAfterSeconds = 5 * 60;

/** Matches error messages of Node, PostgreSQL and the job runner. */
const kinds: readonly (readonly [ErrorKind, RegExp])[] = [
  ['tooLong', /longer than its lease/],
  ['unreadable', /stored item cannot be read/],
  ['unreachable', /\b(?:E(?:CONN\w+|TIMEDOUT|HOSTUNREACH|NETUNREACH|PIPE|AI_AGAIN|NOTFOUND)|ENOTFOUND)\b/],
  [
    'unreachable',
    /\b(?:could not be (?:asked|fetched|requested)|fetch failed|socket hang up|connection (?:terminated|refused|closed)|no (?:answer|response) within|timed? ?out)\b/i,
  ],
];

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

export function jobsPage(
  statuses: readonly JobStatus[],
  now: Date,
  person: Person,
  i18n: EditorWords,
  shell: PageShell,
): Document {
  const { jobs, list } = i18n.words;
  const children = (
    <>
      <h1>{jobs.title}</h1>
      <p>{jobs.about}</p>
      <div className={buttonRow}>
        <a className={button} href={editorAddresses.list}>
          {list.all}
        </a>
        <a className={button} href={editorAddresses.jobs}>
          {jobs.refresh}
        </a>
        <span>
          {jobs.asOf} <LocalTime at={now.toISOString()} locale={i18n.locale} />
        </span>
      </div>
      {statuses.length === 0 ? (
        <p role="status">{jobs.none}</p>
      ) : (
        <JobTable statuses={statuses} i18n={i18n} />
      )}
    </>
  );
  return pageForEditors(
    { title: jobs.title, wide: true, account: { person, at: editorAddresses.jobs }, children },
    i18n,
    shell,
  );
}

function JobTable({ statuses, i18n }: { statuses: readonly JobStatus[]; i18n: EditorWords }): ReactNode {
  const { title, columns } = i18n.words.jobs;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by the keyboard
    <section className={jobTable} aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.job}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col">{columns.lastDone}</th>
            <th scope="col">{columns.next}</th>
            <th scope="col">{columns.queued}</th>
            <th scope="col">{columns.failures}</th>
          </tr>
        </thead>
        <tbody>
          {statuses.map((status) => (
            <JobRow key={status.name} status={status} i18n={i18n} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function JobRow({ status, i18n }: { status: JobStatus; i18n: EditorWords }): ReactNode {
  const { locale } = i18n;
  const { names, states, notYet, notPlanned, now, oldest } = i18n.words.jobs;
  const { name, isQueue, queued, ageSeconds, lastDoneAt, nextRunAt, isRunning, failures } = status;
  const state = stateOf(status);
  const title = new Map(Object.entries(names)).get(name);
  return (
    <tr>
      <th scope="row">
        {title}
        <code>{name}</code>
      </th>
      <td>
        <span data-state={state}>{states[state]}</span>
      </td>
      <td>{lastDoneAt === undefined ? notYet : <LocalTime at={lastDoneAt} locale={locale} />}</td>
      <td>
        {isRunning && now}
        {!isRunning && (nextRunAt === undefined ? notPlanned : <LocalTime at={nextRunAt} locale={locale} />)}
      </td>
      <td>
        {isQueue && queued.toLocaleString(locale)}
        {isQueue && queued > 0 && <span>{oldest(durationInWords(ageSeconds, locale))}</span>}
      </td>
      <td>
        {failures.toLocaleString(locale)}
        <LastError status={status} i18n={i18n} />
      </td>
    </tr>
  );
}

/** The message is free text in English. */
function LastError({
  status: { lastError, failures },
  i18n: { words },
}: {
  status: JobStatus;
  i18n: EditorWords;
}): ReactNode {
  if (lastError === undefined) return null;
  const { errors, notRetried } = words.jobs;
  return (
    <div className={jobError}>
      <span>{errors[errorKindOf(lastError)]}</span> {failures === 0 && <span>{notRetried}</span>}
      <bdi lang="en">{lastError}</bdi>
    </div>
  );
}

type JobState = 'running' | 'failing' | 'late' | 'inOrder';

export function stateOf({ failures, isRunning, ageSeconds }: JobStatus): JobState {
  if (failures > 0) return 'failing';
  if (isRunning) return 'running';
  return ageSeconds > lateAfterSeconds ? 'late' : 'inOrder';
}

type ErrorKind = 'unreachable' | 'tooLong' | 'unreadable' | 'other';

export function errorKindOf(message: string): ErrorKind {
  return kinds.find(([, pattern]) => pattern.test(message))?.[0] ?? 'other';
}

export function durationInWords(seconds: number, locale: string): string {
  const [unit, length] = units.find(([, each]) => seconds >= each) ?? ['second', 1];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(seconds / length),
  );
}
