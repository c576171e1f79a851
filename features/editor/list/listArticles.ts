import { isBlockType } from '#schemas/blockTypes.ts';
import { rulesVersion } from '../checks/savedChecks.ts';
import type { EditorStore } from '../store/editorStore.ts';
import type { EditorSearch, EditorSummary, ListedState, ListPosition } from '../store/list/editorList.ts';
import type { PlannedInList } from '../store/review/scheduleStore.ts';

/** Articles on one page of the list. */
const pageSize = 100;
/** More words than anybody looks for at once. */
const mostWords = 8;
const longestWord = 100;

/** An article in the editor's list. */
export interface ListedArticle
  extends Pick<
    EditorSummary,
    'path' | 'changed' | 'title' | 'updatedAt' | 'author' | 'problems' | 'deletedAt'
  > {
  state: ListedState;
  plans: readonly PlannedInList[];
}

/** What was just done to an article. */
export const doneNow = ['withdrawn', 'put-back', 'renamed', 'deleted', 'brought-back'] as const;

/** What the list is asked for, as it was typed. */
export interface ListQuery {
  text: string;
  /** '' for any. */
  state: ListedState | '';
  /** A block type; '' for any. */
  blockType: string;
  /** Who saved or published it last; '' for anybody. */
  author: string;
  /** `any`, `error` or the name of a rule; '' for all articles. */
  problems: string;
  /** Where the list goes on; undefined from its beginning. */
  after: ListPosition | undefined;
  /** What was just done to an article, and to which; '' for nothing. */
  done: (typeof doneNow)[number] | '';
  path: string;
}

export const listFields = {
  text: 'q',
  state: 'state',
  blockType: 'block',
  author: 'by',
  problems: 'problems',
  after: 'after',
  done: 'done',
  path: 'path',
} as const;

export const listedStates: readonly ListedState[] = ['draft', 'published', 'changed', 'withdrawn', 'deleted'];

const longestName = 200;

/** What the fields of the list's form ask for; what makes no sense is left out. */
export function readListQuery(fields: URLSearchParams): ListQuery {
  const field = (name: string): string => (fields.get(name) ?? '').replaceAll('\0', '');
  const blockType = field(listFields.blockType);
  return {
    text: field(listFields.text).slice(0, mostWords * longestWord),
    state: listedStates.find((state) => state === field(listFields.state)) ?? '',
    blockType: isBlockType(blockType) ? blockType : '',
    author: field(listFields.author).slice(0, longestName),
    problems: field(listFields.problems).slice(0, longestName),
    after: positionIn(field(listFields.after)),
    done: doneNow.find((done) => done === field(listFields.done)) ?? '',
    path: field(listFields.path),
  };
}

/** What the list's form offers to choose from. */
export interface ListChoices {
  authors: readonly string[];
  /** The rules that are broken somewhere. */
  rules: readonly { rule: string; articles: number }[];
  /** Articles that are still to be checked. */
  unchecked: number;
}

export async function readChoices(store: Pick<EditorStore, 'lists' | 'listed'>): Promise<ListChoices> {
  const [authors, rules, unchecked] = await Promise.all([
    store.lists.authors(),
    store.lists.brokenRules(),
    store.listed.countMissing(rulesVersion),
  ]);
  return { authors, rules, unchecked };
}

/** A page of the editor's list, what was changed last first. */
export async function listArticles(
  store: EditorStore,
  query: ListQuery,
): Promise<{ articles: ListedArticle[]; next: ListPosition | undefined }> {
  const articles: Omit<ListedArticle, 'plans'>[] = [];
  const { after } = query;
  for await (const found of store.lists.articles({ after, limit: pageSize + 1, search: searchOf(query) })) {
    const { publishedRevision, draftRevision, ...listed } = found;
    articles.push({ ...listed, state: stateOf(found) });
  }
  const listed = articles.slice(0, pageSize);
  const plans = await store.schedules.ofThese(listed.map(({ path }) => path));
  const shown = listed.map((article) => ({ ...article, plans: plans.get(article.path) ?? [] }));
  return { articles: shown, next: articles.length > pageSize ? shown.at(-1) : undefined };
}

/** As an address has it. */
export function positionText({ changed, path }: ListPosition): string {
  return `${changed}${path}`;
}

function positionIn(text: string): ListPosition | undefined {
  const { changed, path } = /^(?<changed>\d{1,18})(?<path>\/.*)$/s.exec(text)?.groups ?? {};
  return changed === undefined || path === undefined ? undefined : { changed, path };
}

/** The words of what somebody typed to find something, in bounds. U+0000, which the database cannot take, is in none. */
export function searchedWords(text: string): string[] {
  const words = text.split(/[\s\0]+/).filter((word) => word !== '');
  return words.slice(0, mostWords).map((word) => word.slice(0, longestWord));
}

function searchOf({ text, state, blockType, author, problems }: ListQuery): EditorSearch {
  return {
    words: searchedWords(text),
    ...(state === '' ? {} : { state }),
    ...(blockType === '' ? {} : { blockType }),
    ...(author === '' ? {} : { author }),
    ...(problems === '' ? {} : { broken: brokenBy(problems) }),
  };
}

function brokenBy(problems: string): NonNullable<EditorSearch['broken']> {
  return problems === 'any' || problems === 'error' ? problems : { rule: problems };
}

function stateOf({ publishedRevision, draftRevision, deletedAt }: EditorSummary): ListedState {
  if (deletedAt !== undefined) return 'deleted';
  if (draftRevision === undefined) return publishedRevision === undefined ? 'withdrawn' : 'published';
  return publishedRevision === undefined ? 'draft' : 'changed';
}

/** Whether something is looked for, and not all articles. */
export function isAsked({ text, state, blockType, author, problems }: ListQuery): boolean {
  return [text.trim(), state, blockType, author, problems].some((asked) => asked !== '');
}
