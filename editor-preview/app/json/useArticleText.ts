import { useEffect, useState } from 'react';
import { parseJson } from '#contracts/json/json.ts';
import { isBlockType } from '#schemas/blockTypes.ts';
import type { TextProblem } from '../code/jsonProblems.ts';
import { articleShape, type JsonShape } from '../code/shapes.ts';
import { loadedSchemas, loadSchemas } from '../forms/schema/loadSchemas.ts';
import type { Checks } from '../problems/checkArticle.ts';

const checkDelayMs = 600;
const noProblems: readonly TextProblem[] = [];

export function useArticleText(text: string): {
  shape: JsonShape | undefined;
  problems: readonly TextProblem[];
} {
  const [problems, setProblems] = useState(noProblems);
  const [shape, setShape] = useState<JsonShape>();
  useEffect(() => {
    let isOld = false;
    const look = async (): Promise<void> => {
      const value = parsed(text);
      if (value === undefined) return setProblems(noProblems);
      const [found] = await Promise.all([checked(value), loadTypes(text)]);
      if (isOld) return;
      setProblems(found);
      const library = loadedSchemas('');
      setShape(library && { whole: articleShape, library });
    };
    // Without checks, the text is still editable.
    const timer = setTimeout(() => void look().catch(() => setProblems(noProblems)), checkDelayMs);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [text]);
  return { shape, problems };
}

async function checked(value: object): Promise<readonly TextProblem[]> {
  const { check }: Checks = await import('#rules/checkOnDemand.ts');
  return check(value);
}

async function loadTypes(text: string): Promise<void> {
  const named = new Set([...text.matchAll(/"type"\s*:\s*"([a-z0-9-]{1,60})"/g)].map(([, type = '']) => type));
  await Promise.all([...named].filter(isBlockType).map(loadSchemas));
}

function parsed(text: string): object | undefined {
  const value = parseJson(text);
  return typeof value === 'object' && value !== null ? value : undefined;
}
