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
  /** What is wrong in the value that the text is. */
  problems: readonly TextProblem[];
  /** What may stand in it; undefined until that is known. */
  shape: JsonShape | undefined;
  /** Where the focus shall go; another object for each time. */
  shown: { position: number } | undefined;
  isInvalid: boolean;
  onChange: (text: string) => void;
  onBlur: () => void;
  /** Told where it cannot be loaded. */
  onFailed: () => void;
}

/** How the text is left by keyboard, where Tab is a key of its own. */
export const howToLeave = words.json.howToLeave;

/**
 * JSON as text in colours, folded, completed and marked. Loaded when it is shown. Its styles stand in a shadow of its
 * own, where the page's policy on styles lets a script put them.
 */
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

/** Whether this browser can draw it: styles that a script makes are kept out of the page unless they can be adopted. */
export function canDrawCode(): boolean {
  return 'adoptedStyleSheets' in Document.prototype;
}
