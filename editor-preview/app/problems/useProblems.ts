import { useEffect, useMemo, useRef, useState } from 'react';
import { articleItself, type EditedArticle } from '#editor-preview/model/editedArticle.ts';
import type { Problem } from '#transformer/problems/problem.ts';
import type { Answer } from '../document/apiClient.ts';
import { withAncestors } from '../document/blockPlaces.ts';
import type { DocumentView } from '../document/documentView.ts';
import { type EditorProblem, editorProblem, problemKey } from '../document/editorProblem.ts';
import { fetchedLater } from '../parts/fetchedLater.ts';
import { type Checks, checkChanged, checkWhole } from './checkArticle.ts';

/**
 * Delays in ms: from a change to the check of its blocks, from the last change to the full check, and from its
 * saving to the server's check.
 */
export const checkDelays = { block: 150, whole: 800, server: 1_500 } as const;

/** Loads all browser checks, which are too large to delay the editor. */
const loadChecks = () => import('#rules/checkOnDemand.ts');
fetchedLater(async () => (await loadChecks()).loadAll());

/**
 * Problems of a changed block alone come first; article-level ones follow when typing pauses.
 * Undefined before the first check.
 */
export function useProblems(
  { article, sequence }: Pick<DocumentView, 'article' | 'sequence'>,
  at: string | undefined,
  request: (at?: string) => Promise<Answer<{ sequence: number; problems: readonly Problem[] }>>,
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
        ...known.filter((problem) => !isWithin(problem, found.blocks, before)),
        ...found.problems,
      ]);
    };
    // At another moment any block may have other problems.
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

  // The server's checks: other articles, people, widgets.
  const [fromServer, setFromServer] = useState<FromServer>({ problems: [], article });
  useEffect(() => {
    if (sequence === undefined) return undefined;
    let isOld = false;
    const asked = latest.current;
    const timer = setTimeout(async () => {
      const answer = await request(at);
      if (isOld || answer.kind !== 'done' || answer.value.sequence !== sequence) return;
      const found = answer.value.problems.map((problem) => editorProblem(problem, asked));
      const here = new Set(foundHere.current.map(problemKey));
      setFromServer({ problems: found.filter((problem) => !here.has(problemKey(problem))), article: asked });
    }, checkDelays.server);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [sequence, at, request]);
  return useMemo(
    () => problems && withOnlyServers(problems, fromServer, article),
    [problems, fromServer, article],
  );
}

interface FromServer {
  readonly problems: readonly EditorProblem[];
  /** That was checked. */
  readonly article: EditedArticle;
}

/** The server's problems of blocks that have changed since its check are left out. */
function withOnlyServers(
  here: readonly EditorProblem[],
  { problems, article: checked }: FromServer,
  article: EditedArticle,
): readonly EditorProblem[] {
  const known = new Set(here.map(problemKey));
  const more = problems.filter((problem) => {
    const node = article.nodes.get(problem.block);
    return node && node === checked.nodes.get(problem.block) && !known.has(problemKey(problem));
  });
  return more.length > 0 ? [...here, ...more] : here;
}

function isWithin({ block }: EditorProblem, blocks: ReadonlySet<string>, article: EditedArticle): boolean {
  return block !== articleItself && withAncestors(article, block).some((ancestor) => blocks.has(ancestor));
}
