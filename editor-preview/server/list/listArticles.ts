import type { Listing } from '#content/source/articleDocument.ts';
import { editorAddresses } from '#editor-preview/model/editorPages.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import {
  type EditorSummary,
  type ListOrder,
  type ListPosition,
  listOrders,
} from '#editor-preview/store/list/editorList.ts';
import {
  type EditorSearch,
  type ListedState,
  listedStates,
} from '#editor-preview/store/list/knownArticles.ts';
import type { PlannedInList } from '#editor-preview/store/review/scheduleStore.ts';
import type { Redirect } from '#feature-kit/route.ts';
import { isBlockType } from '#schemas/blockTypes.ts';
import type { BlockType } from '#schemas/generated/types.ts';
import { rulesVersion } from '../checks/savedChecks.ts';

const pageSize = 100;
const maxWords = 8;
const maxWordLength = 100;

export interface ListedArticle
  extends Pick<
    EditorSummary,
    'path' | 'changed' | 'title' | 'updatedAt' | 'author' | 'problems' | 'deletedAt'
  > {
  state: ListedState;
  image: Listing['image'];
  plans: readonly PlannedInList[];
}

export const doneNow = ['withdrawn', 'put-back', 'renamed', 'deleted', 'brought-back'] as const;

export interface ListQuery {
  text: string;
  state: ListedState | '';
  blockType: BlockType | '';
  author: string;
  /** `any`, `error` or the name of a rule; '' for all articles. */
  problems: string;
  order: ListOrder;
  after: ListPosition | undefined;
  done: (typeof doneNow)[number] | '';
  path: string;
}

export const listFields = {
  text: 'q',
  state: 'state',
  blockType: 'block',
  author: 'by',
  problems: 'problems',
  order: 'order',
  after: 'after',
  done: 'done',
  path: 'path',
} as const;

const maxNameLength = 200;

export function readListQuery(fields: URLSearchParams): ListQuery {
  const field = (name: string): string => (fields.get(name) ?? '').replaceAll('\0', '');
  const blockType = field(listFields.blockType);
  return {
    text: field(listFields.text).slice(0, maxWords * maxWordLength),
    state: listedStates.find((state) => state === field(listFields.state)) ?? '',
    blockType: isBlockType(blockType) ? blockType : '',
    author: field(listFields.author).slice(0, maxNameLength),
    problems: field(listFields.problems).slice(0, maxNameLength),
    order: listOrders.find((order) => order === field(listFields.order)) ?? 'newest',
    after: positionIn(field(listFields.after)),
    done: doneNow.find((done) => done === field(listFields.done)) ?? '',
    path: field(listFields.path),
  };
}

export interface ListChoices {
  authors: readonly string[];
  rules: readonly { rule: string; articles: number }[];
  /** 0 unless problems are searched, which alone need it. */
  unchecked: number;
  counts: Readonly<Record<ListedState, number>> | undefined;
}

export async function readChoices(
  store: Pick<EditorStore, 'lists' | 'listed'>,
  query: ListQuery,
): Promise<ListChoices> {
  const [authors, rules, unchecked, counts] = await Promise.all([
    store.lists.authors(),
    store.lists.brokenRules(),
    query.problems === '' ? 0 : store.listed.countMissing(rulesVersion),
    query.text.trim() === '' ? store.lists.countByState(searchOf(query)) : undefined,
  ]);
  return { authors, rules, unchecked, counts };
}

export async function listArticles(
  store: EditorStore,
  query: ListQuery,
): Promise<{ articles: ListedArticle[]; next: ListPosition | undefined }> {
  const articles: Omit<ListedArticle, 'plans' | 'image'>[] = [];
  const { after, order } = query;
  const limit = pageSize + 1;
  for await (const found of store.lists.articles({ after, order, limit, search: searchOf(query) })) {
    const { publishedRevision, draftRevision, ...listed } = found;
    articles.push({ ...listed, state: stateOf(found) });
  }
  const listed = articles.slice(0, pageSize);
  const paths = listed.map(({ path }) => path);
  const [plans, pictures] = await Promise.all([store.schedules.ofThese(paths), store.lists.pictures(paths)]);
  const shown = listed.map((article) => ({
    ...article,
    plans: plans.get(article.path) ?? [],
    image: pictures.get(article.path),
  }));
  return { articles: shown, next: articles.length > pageSize ? shown.at(-1) : undefined };
}

function positionIn(text: string): ListPosition | undefined {
  const { changed, path, title } =
    /^(?<changed>\d{1,18})(?<path>\/\S*) (?<title>.*)$/s.exec(text)?.groups ?? {};
  return changed === undefined || path === undefined || title === undefined
    ? undefined
    : { changed, path, title };
}

export function addressOf(query: ListQuery): string {
  const fields = [
    [listFields.text, query.text],
    [listFields.state, query.state],
    [listFields.blockType, query.blockType],
    [listFields.author, query.author],
    [listFields.problems, query.problems],
    [listFields.order, query.order === 'newest' ? '' : query.order],
    [listFields.after, query.after ? `${query.after.changed}${query.after.path} ${query.after.title}` : ''],
  ].filter(([, value]) => value !== '');
  return fields.length === 0
    ? editorAddresses.list
    : `${editorAddresses.list}?${new URLSearchParams(fields)}`;
}

/** The words of a typed search, within limits. U+0000 is removed, because the database rejects it. */
export function searchedWords(text: string): string[] {
  const words = text.split(/[\s\0]+/).filter((word) => word !== '');
  return words.slice(0, maxWords).map((word) => word.slice(0, maxWordLength));
}

/** @param done what was done with the article, if anything */
export function redirectToList(path: string, done: (typeof doneNow)[number] | false | undefined): Redirect {
  const fields = done ? `?${new URLSearchParams({ [listFields.done]: done, [listFields.path]: path })}` : '';
  return { redirect: `${editorAddresses.list}${fields}` };
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

export function isFiltered({ text, state, blockType, author, problems }: ListQuery): boolean {
  return [text.trim(), state, blockType, author, problems].some((value) => value !== '');
}
