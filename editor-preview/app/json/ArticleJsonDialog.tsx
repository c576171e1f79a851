import { type FormEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import { isJsonObject, parseJson } from '#contracts/json/json.ts';
import type { JsonObject } from '#editor-preview/model/editedValue.ts';
import { giveArticleIds } from '#editor-preview/model/giveIds.ts';
import { articleJson } from '#editor-preview/model/writeValue.ts';
import { LineIndex } from '#rules/engine/json/lineIndex.ts';
import { readArticle } from '#rules/engine/json/readArticle.ts';
import { isBlockType } from '#schemas/blockTypes.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import { canDrawCode, JsonCode } from '../code/JsonCode.tsx';
import type { TextProblem } from '../code/jsonProblems.ts';
import { readJson } from '../code/readJson.ts';
import { articleShape, type JsonShape } from '../code/shapes.ts';
import { loadedSchemas, loadSchemas } from '../forms/schema/loadSchemas.ts';
import { MainButton, PlainButton } from '../parts/buttons.tsx';
import { buttonRow, field } from '../parts/controls.styles.ts';
import { Dialog } from '../parts/Dialog.tsx';
import type { Checks } from '../problems/checkArticle.ts';
import type { ToolDialogProps } from '../tool/command.ts';
import { words } from '../words/words.ts';
import { articleCode } from './ArticleJsonDialog.styles.ts';
import { changesToJson } from './changesToJson.ts';

const checkDelayMs = 600;
const noProblems: readonly TextProblem[] = [];

function useArticleText(text: string): {
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

export default function ArticleJsonDialog({
  context: { document, view },
  onClose,
}: ToolDialogProps): ReactNode {
  const [{ article, since, ...opened }] = useState(view);
  // The path that it must have; undefined if it is not stored.
  const path = opened.canSave ? opened.path : undefined;
  const [text, setText] = useState(() => JSON.stringify(articleJson(article), null, 2));
  const [fault, setFault] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const [shown, setShown] = useState<{ position: number }>();
  const { shape, problems } = useArticleText(text);
  const syntax = useMemo(() => {
    const read = readJson(text);
    return read.ok ? undefined : read;
  }, [text]);
  const use = (event: FormEvent): void => {
    event.preventDefault();
    const read = readArticleText(text, path);
    if (!read.ok) {
      setFault(read.fault);
      if (syntax) setShown({ position: new LineIndex(text).position(syntax) });
      return;
    }
    const changes = changesToJson(article, read.article, blockFields);
    // Made on the opened article: what others have changed in the same places since is a conflict.
    const label = words.labels.changeArticleJson;
    const why = changes.length > 0 ? document.edit(changes, { label, since }) : undefined;
    // The text exists nowhere else: it stays until it is applied or discarded.
    setFault(why);
    if (why === undefined) onClose();
  };
  return (
    <Dialog title={words.names.json} size="window" onClose={onClose}>
      <form onSubmit={use}>
        {canDrawCode() && !hasFailed ? (
          <div className={articleCode}>
            <JsonCode
              text={text}
              label={words.json.ofArticle}
              fault={syntax}
              problems={problems}
              shape={shape}
              shown={shown}
              isInvalid={fault !== undefined || syntax !== undefined}
              onChange={setText}
              onBlur={() => {}}
              onFailed={() => setFailed(true)}
            />
          </div>
        ) : (
          <label className={field}>
            JSON
            <textarea
              value={text}
              spellCheck={false}
              aria-invalid={fault !== undefined}
              aria-describedby="article-json-fault"
              onChange={(event) => setText(event.target.value)}
            />
          </label>
        )}
        <p id="article-json-fault" role="alert">
          {fault}
        </p>
        <p className={buttonRow}>
          <MainButton type="submit">{words.json.use}</MainButton>
          <PlainButton onClick={onClose}>{words.json.leave}</PlainButton>
        </p>
      </form>
    </Dialog>
  );
}

type ReadText = { ok: true; article: JsonObject } | { ok: false; fault: string };

/** Refuses invalid JSON and another article's; other errors are reported as problems. */
export function readArticleText(text: string, path: string | undefined): ReadText {
  const parsed = readArticle(text, path ?? '');
  if (!parsed.ok) return { ok: false, fault: parsed.problem.message };
  const { value } = parsed;
  if (!isJsonObject(value)) return { ok: false, fault: words.json.noObject };
  if (path !== undefined && value.path !== path) return { ok: false, fault: words.json.pathStays(path) };
  return { ok: true, article: giveArticleIds(value, blockFields) };
}
