import { useEffect, useRef, useState } from 'react';
import { articleItself, type EditedArticle } from '../../contracts/editing/editedArticle.ts';
import { blockAndAround } from '../document/blockPlaces.ts';
import { type Checks, checkChanged, checkWhole } from './checkArticle.ts';
import type { EditorProblem } from './editorProblem.ts';

/** How long after a change its blocks are checked, and how long after the last one all is, in milliseconds. */
export const checkDelays = { block: 150, whole: 800 } as const;

/** With all that is checked in browsers: too much to wait for before the editor is there. */
const loadChecks = (): Promise<Checks> => import('../../quality/checkOnDemand.ts');

/**
 * What is wrong with an article, a moment behind what is written. Of a block that has changed it is told at once what
 * that block alone shows; what the article as a whole shows follows when the typing rests.
 *
 * @returns undefined as long as nothing was checked
 */
export function useProblems(
  article: EditedArticle,
  load: () => Promise<Checks> = loadChecks,
): readonly EditorProblem[] | undefined {
  const [problems, setProblems] = useState<readonly EditorProblem[]>();
  const checked = useRef<EditedArticle>(undefined);
  const latest = useRef(article);
  latest.current = article;

  useEffect(() => {
    let isOld = false;
    const whole = async (): Promise<void> => {
      const found = await checkWhole(article, await load());
      if (isOld) return;
      checked.current = article;
      setProblems(found);
    };
    const blocks = async (before: EditedArticle): Promise<void> => {
      const found = await checkChanged(article, before, await load());
      if (isOld) return;
      checked.current = article;
      setProblems((known = []) => [
        ...known.filter((problem) => !isAbout(problem, found.blocks, before)),
        ...found.problems,
      ]);
    };
    const before = checked.current;
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
  }, [article, load]);
  return problems;
}

/** Whether a problem stands in one of these blocks at the top, or in a block inside them. */
function isAbout({ block }: EditorProblem, blocks: ReadonlySet<string>, article: EditedArticle): boolean {
  return block !== articleItself && blockAndAround(article, block).some((around) => blocks.has(around));
}
