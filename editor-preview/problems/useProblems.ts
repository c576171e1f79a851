import { useEffect, useMemo, useRef, useState } from 'react';
import { articleItself, type EditedArticle } from '#editing/editedArticle.ts';
import type { Problem } from '#transformer/problem.ts';
import type { Answer } from '../document/askServer.ts';
import { blockAndAround } from '../document/blockPlaces.ts';
import type { DocumentView } from '../document/documentView.ts';
import { type EditorProblem, editorProblem, problemKey } from '../document/editorProblem.ts';
import { fetchedLater } from '../parts/fetchedLater.ts';
import { type Checks, checkChanged, checkWhole } from './checkArticle.ts';

/**
 * How long after a change its blocks are checked, how long after the last one all is, and how long after that was saved
 * the server is asked, in milliseconds.
 */
export const checkDelays = { block: 150, whole: 800, server: 1_500 } as const;

/** With all that is checked in browsers: too much to wait for before the editor is there. */
const loadChecks = () => import('#quality/checkOnDemand.ts');
fetchedLater(async () => (await loadChecks()).loadAll());

/**
 * What is wrong with an article, a moment behind what is written. Of a block that has changed it is told at once what
 * that block alone shows; what the article as a whole shows follows when the typing rests.
 *
 * @param at the moment that it is told for, ISO 8601; now, where nothing is said
 * @returns undefined as long as nothing was checked
 */
export function useProblems(
  { article, sequence }: Pick<DocumentView, 'article' | 'sequence'>,
  at: string | undefined,
  ask: (at?: string) => Promise<Answer<{ sequence: number; problems: readonly Problem[] }>>,
  load: () => Promise<Checks> = loadChecks,
): readonly EditorProblem[] | undefined {
  const [problems, setProblems] = useState<readonly EditorProblem[]>();
  const checked = useRef<{ article: EditedArticle; at: string | undefined }>(undefined);
  const foundHere = useRef<readonly EditorProblem[]>([]);
  const latest = useRef(article);
  latest.current = article;

  useEffect(() => {
    let isOld = false;
    const checkedFor = at === undefined ? {} : { at: new Date(at) };
    const whole = async (): Promise<void> => {
      const found = await checkWhole(article, await load(), checkedFor);
      if (isOld) return;
      checked.current = { article, at };
      foundHere.current = found;
      setProblems(found);
    };
    const blocks = async (before: EditedArticle): Promise<void> => {
      const found = await checkChanged(article, before, await load(), checkedFor);
      if (isOld) return;
      checked.current = { article, at };
      setProblems((known = []) => [
        ...known.filter((problem) => !isAbout(problem, found.blocks, before)),
        ...found.problems,
      ]);
    };
    // At another moment any block may be another one.
    const before = checked.current?.at === at ? checked.current?.article : undefined;
    if (before === article) return undefined;
    const timers = before
      ? [
          setTimeout(() => void blocks(before), checkDelays.block),
          setTimeout(() => void whole(), checkDelays.whole),
        ]
      : [setTimeout(() => void whole(), 0)];
    return () => {
      isOld = true;
      timers.forEach(clearTimeout);
    };
  }, [article, at, load]);

  // What only the server knows: the other articles, the people, the widgets.
  const [fromServer, setFromServer] = useState<readonly EditorProblem[]>([]);
  useEffect(() => {
    if (sequence === undefined) return undefined;
    let isOld = false;
    const timer = setTimeout(async () => {
      const answer = await ask(at);
      if (isOld || answer.kind !== 'done' || answer.value.sequence !== sequence) return;
      const found = answer.value.problems.map((problem) => editorProblem(problem, latest.current));
      const here = new Set(foundHere.current.map(problemKey));
      setFromServer(found.filter((problem) => !here.has(problemKey(problem))));
    }, checkDelays.server);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [sequence, at, ask]);
  return useMemo(
    () => problems && withOnlyServers(problems, fromServer, article),
    [problems, fromServer, article],
  );
}

/** What the browser has found, with what only the server found. */
function withOnlyServers(
  here: readonly EditorProblem[],
  fromServer: readonly EditorProblem[],
  article: EditedArticle,
): readonly EditorProblem[] {
  const known = new Set(here.map(problemKey));
  const more = fromServer.filter(
    (problem) => article.nodes.has(problem.block) && !known.has(problemKey(problem)),
  );
  return more.length > 0 ? [...here, ...more] : here;
}

/** Whether a problem stands in one of these blocks at the top, or in a block inside them. */
function isAbout({ block }: EditorProblem, blocks: ReadonlySet<string>, article: EditedArticle): boolean {
  return block !== articleItself && blockAndAround(article, block).some((around) => blocks.has(around));
}
