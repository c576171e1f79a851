import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import type { Json } from '#editor-preview/model/editedValue.ts';
import { LineIndex } from '#rules/engine/json/lineIndex.ts';
import { canDrawCode, JsonCode, type JsonCodeProps } from '../../code/JsonCode.tsx';
import { readJson } from '../../code/readJson.ts';
import { ownFault } from '../../parts/inputs.styles.ts';
import { SmallButton } from '../../parts/SmallButton.tsx';
import { words } from '../../words/words.ts';
import { jsonText } from './JsonText.styles.ts';

interface JsonTextProps {
  id?: string | undefined;
  label?: string | undefined;
  json: Json | undefined;
  describedBy?: string | undefined;
  isInvalid?: boolean;
  code?: Pick<JsonCodeProps, 'problems' | 'shape'> | undefined;
  /** Called with each valid text; undefined for an empty one. Returns why it is refused. */
  onChange: (json: Json | undefined) => string | undefined;
}

/** Valid text is stored immediately; otherwise the article stays and the syntax error is shown. */
export function JsonText(props: JsonTextProps): ReactNode {
  const { id, label, json, describedBy, isInvalid = false, code, onChange } = props;
  const [hasFailed, setFailed] = useState(false);
  const [shown, setShown] = useState<JsonCodeProps['shown']>();
  const [draft, setDraft] = useState<{
    text: string;
    json: Json | undefined;
    refusal?: string | undefined;
  }>();
  const [known, setKnown] = useState(json);
  const area = useRef<HTMLTextAreaElement>(null);
  const faultId = useId();
  if (json !== known) {
    setKnown(json);
    // Another person's change replaces the text; own formatting stays as typed.
    if (draft && !isSame(json, draft.json)) setDraft(undefined);
  }
  const text = draft?.text ?? written(json);
  const fault = useMemo(() => {
    const read = text.trim() === '' ? undefined : readJson(text);
    return read && !read.ok ? read : undefined;
  }, [text]);
  const message = fault?.message ?? draft?.refusal;

  const take = (typed: string): void => {
    const parsed = typed.trim() === '' ? { ok: true as const, json: undefined } : readJson(typed);
    const refusal = parsed.ok ? onChange(parsed.json) : undefined;
    setDraft({ text: typed, json: parsed.ok && refusal === undefined ? parsed.json : json, refusal });
  };
  const showFault = (): void => {
    if (!fault) return;
    const position = new LineIndex(text).position(fault);
    setShown({ position });
    area.current?.focus();
    area.current?.setSelectionRange(position, position + 1);
  };
  const rest = (): void => {
    if (message === undefined) setDraft(undefined);
  };
  return (
    <>
      {code && label !== undefined && canDrawCode() && !hasFailed ? (
        <JsonCode
          {...code}
          text={text}
          label={label}
          fault={fault}
          shown={shown}
          isInvalid={isInvalid || message !== undefined}
          onChange={take}
          onBlur={rest}
          onFailed={() => setFailed(true)}
        />
      ) : (
        <textarea
          ref={area}
          id={id}
          className={jsonText}
          value={text}
          rows={Math.min(24, Math.max(4, text.split('\n').length + 1))}
          aria-label={label}
          aria-describedby={
            [describedBy, message !== undefined && faultId].filter(Boolean).join(' ') || undefined
          }
          aria-invalid={isInvalid || message !== undefined || undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => take(event.target.value)}
          onBlur={rest}
        />
      )}
      {message !== undefined && (
        <p id={faultId} className={ownFault} role="status">
          {message}{' '}
          {fault && <SmallButton onClick={showFault}>{words.forms.showLine(fault.line)}</SmallButton>}
        </p>
      )}
    </>
  );
}

function written(json: Json | undefined): string {
  return json === undefined ? '' : JSON.stringify(json, null, 2);
}

function isSame(one: Json | undefined, other: Json | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
