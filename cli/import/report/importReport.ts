import type { ArchiveKind } from '../archive/archive.ts';
import type { ImportNote } from '../article/notes.ts';

/** `unchanged`: as the last import left it; `left`: an editor changed it; `refused`: it cannot be an article. */
export const outcomes = ['published', 'draft', 'unchanged', 'left', 'refused'] as const;
export type PostOutcome = (typeof outcomes)[number];

export interface ReportedPost {
  place: string;
  title: string;
  path?: string;
  address?: string;
  outcome: PostOutcome;
  reason?: string;
  problems: readonly { rule: string; message: string }[];
  notes: readonly ImportNote[];
  words: { in: number; out: number };
}

export interface ReportedKind {
  kind: ImportNote['kind'] | 'error';
  what: string;
  count: number;
  examples: { path: string; place: string; quotation: string }[];
}

export interface ImportReport {
  version: 1;
  archive: string;
  from: ArchiveKind;
  isDryRun: boolean;
  /** False if interrupted, or limited to some posts. */
  isWhole: boolean;
  startedAt: string;
  seconds: number;
  posts: number;
  outcomes: Record<PostOutcome, number>;
  words: { in: number; out: number };
  pictures: number;
  faults: { place: string; reason: string }[];
  faultCount: number;
  others: Record<string, number>;
  kinds: ReportedKind[];
}

const maxExamples = 5;
/** More than a person reads. */
const maxListed = 500;

/** Its size does not grow with the archive. */
export class ReportBuilder {
  readonly #report: ImportReport;
  readonly #kinds = new Map<string, ReportedKind>();
  readonly #attention: ReportedPost[] = [];
  readonly #people = new Set<string>();

  constructor(head: Pick<ImportReport, 'archive' | 'from' | 'isDryRun' | 'startedAt'>) {
    this.#report = {
      version: 1,
      ...head,
      isWhole: true,
      seconds: 0,
      posts: 0,
      outcomes: { published: 0, draft: 0, unchanged: 0, left: 0, refused: 0 },
      words: { in: 0, out: 0 },
      pictures: 0,
      faults: [],
      faultCount: 0,
      others: {},
      kinds: [],
    };
  }

  addPost(post: ReportedPost): void {
    const report = this.#report;
    report.posts += 1;
    report.outcomes[post.outcome] += 1;
    report.words.in += post.words.in;
    report.words.out += post.words.out;
    for (const { kind, what, quotation } of post.notes) this.#count(kind, what, quotation, post);
    for (const { rule, message } of post.problems) this.#count('error', rule, message, post);
    const needsAttention =
      post.outcome !== 'unchanged' && (post.outcome !== 'published' || post.notes.length > 0);
    if (needsAttention && this.#attention.length < maxListed) this.#attention.push(post);
  }

  addFault(place: string, reason: string): void {
    this.#report.faultCount += 1;
    if (this.#report.faults.length < maxListed) this.#report.faults.push({ place, reason });
  }

  addOther(type: string): void {
    this.#report.others[type] = (this.#report.others[type] ?? 0) + 1;
  }

  addPeople(names: readonly string[]): void {
    for (const name of names) this.#people.add(name);
  }

  get attention(): readonly ReportedPost[] {
    return this.#attention;
  }

  get people(): readonly string[] {
    return [...this.#people].sort();
  }

  get counts(): ImportReport['outcomes'] {
    return this.#report.outcomes;
  }

  finish(end: Pick<ImportReport, 'isWhole' | 'seconds' | 'pictures'>): ImportReport {
    const order = ['error', 'lost', 'to-do', 'look'];
    const kinds = [...this.#kinds.values()].sort(
      (one, other) => order.indexOf(one.kind) - order.indexOf(other.kind) || other.count - one.count,
    );
    return { ...this.#report, ...end, kinds };
  }

  #count(kind: ReportedKind['kind'], what: string, quotation: string, post: ReportedPost): void {
    const key = `${kind} ${what}`;
    const known = this.#kinds.get(key) ?? { kind, what, count: 0, examples: [] };
    this.#kinds.set(key, known);
    known.count += 1;
    if (known.examples.length < maxExamples)
      known.examples.push({ path: post.path ?? '', place: post.place, quotation });
  }
}
