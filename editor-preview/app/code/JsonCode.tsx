import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchedLater } from '../parts/fetchedLater.ts';
import { help } from '../parts/inputs.styles.ts';
import { words } from '../words/words.ts';
import { code } from './JsonCode.styles.ts';
import { diagnosticsOf, type TextFault, type TextProblem } from './jsonProblems.ts';
import type { JsonView } from './jsonView.ts';
import type { JsonShape } from './shapes.ts';

const loadView = fetchedLater(() => import('./jsonView.ts'));

export interface JsonCodeProps {
  text: string;
  label: string;
  fault: TextFault | undefined;
  problems: readonly TextProblem[];
  shape: JsonShape | undefined;
  shown: { position: number } | undefined;
  isInvalid: boolean;
  onChange: (text: string) => void;
  onBlur: () => void;
  onFailed: () => void;
}

export const howToLeave = words.json.howToLeave;

/** Loaded on demand. In a shadow root, where the content security policy lets scripts add styles. */
export function JsonCode(props: JsonCodeProps): ReactNode {
  const { text, label, fault, problems, shown, isInvalid } = props;
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<JsonView>();
  const onChange = useEffectEvent((typed: string) => props.onChange(typed));
  const onBlur = useEffectEvent(() => props.onBlur());
  const shape = useEffectEvent(() => props.shape);
  const onFailed = useEffectEvent(() => props.onFailed());
  const textNow = useEffectEvent(() => props.text);

  useEffect(() => {
    let isWanted = true;
    let made: JsonView | undefined;
    const make = async (): Promise<void> => {
      const { createJsonView } = await loadView();
      if (!isWanted || !host.current) return;
      made = createJsonView({
        host: host.current,
        text: textNow(),
        label,
        description: howToLeave,
        shape: () => shape(),
        onChange: (typed) => onChange(typed),
        onBlur: () => onBlur(),
      });
      setView(made);
    };
    make().catch(() => isWanted && onFailed());
    return () => {
      isWanted = false;
      made?.stop();
    };
  }, [label]);

  useEffect(() => view?.setText(text), [view, text]);
  useEffect(() => view?.setProblems(diagnosticsOf(text, fault, problems)), [view, text, fault, problems]);
  useEffect(() => view?.setInvalid(isInvalid), [view, isInvalid]);
  useEffect(() => {
    if (shown) view?.show(shown.position);
  }, [view, shown]);
  return (
    <div className={code}>
      {!view && <p role="status">{words.json.loading}</p>}
      <div ref={host} data-json-code="" />
      <p className={help}>{howToLeave}</p>
    </div>
  );
}

/** Script-made styles violate the policy unless they are adopted style sheets. */
export function canDrawCode(): boolean {
  return 'adoptedStyleSheets' in Document.prototype;
}
