import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { escapeText } from '#transformer/html/escape.ts';
import type { RichTextKind } from '#transformer/html/textElements.ts';
import { fetchedLater } from '../../parts/fetchedLater.ts';
import { help, textInput } from '../../parts/inputs.styles.ts';
import { Sign } from '../../parts/Sign.tsx';
import { SmallButton } from '../../parts/SmallButton.tsx';
import { words } from '../../words/words.ts';
import type { Control, ControlProps } from '../field/control.ts';
import { isText, textOf } from '../field/textOf.ts';
import { useTextInput } from '../field/useTextInput.ts';
import { caretAttribute } from '../focusIn.ts';
import { createTypingBuffer } from '../typingBuffer.ts';
import { htmlTokens, parseHtml } from './htmlTokens.ts';
import type { ProseEditor as ProseEditorType } from './ProseEditor.tsx';
import { modeSwitch, richText, shownText, sourceText } from './RichTextControl.styles.ts';
import { ShownHtml } from './ShownHtml.tsx';

type Editor = ComponentType<ComponentProps<typeof ProseEditorType>>;

let loaded: Editor | undefined;

const loadEditor = fetchedLater(async (): Promise<Editor> => {
  loaded = (await import('./ProseEditor.tsx')).ProseEditor;
  return loaded;
});

/**
 * Rendered until it is focused; the editor is loaded then. Unsupported HTML is edited as source, so that
 * nothing is lost.
 */
function RichText({ kind, ...props }: ControlProps & { kind: RichTextKind }): ReactNode {
  const html = textOf(props.value);
  const [isSource, setIsSource] = useState(false);
  const [refused, setRefused] = useState<string>();
  const unknown = useMemo(() => htmlTokens(parseHtml(html), kind).unknown, [html, kind]);
  const because =
    unknown.length > 0
      ? words.forms.text.unknown(unknown.join(', '))
      : refused === html && html !== ''
        ? words.forms.text.otherwise
        : undefined;
  return (
    <div className={richText}>
      {isSource || because !== undefined ? (
        <HtmlSource {...props} />
      ) : (
        <Prose {...props} kind={kind} html={html} onRefused={setRefused} />
      )}
      <div className={modeSwitch}>
        {because === undefined ? (
          <SmallButton
            aria-pressed={isSource}
            title="HTML"
            aria-label={words.forms.text.html(props.title)}
            onClick={() => setIsSource(!isSource)}
          >
            <Sign name="html" />
          </SmallButton>
        ) : (
          <p className={help}>{because}</p>
        )}
      </div>
    </div>
  );
}

interface ProseProps extends ControlProps {
  kind: RichTextKind;
  html: string;
  /** @param html what the editor does not support */
  onRefused: (html: string) => void;
}

function Prose(props: ProseProps): ReactNode {
  const { kind, html, id, labelId, title, describedBy, isInvalid, onChange, onRefused } = props;
  const [isActive, setIsActive] = useState(false);
  const [pressedAt, setPressedAt] = useState<{ left: number; top: number }>();
  const afterPress = useAfterPress(isActive);
  const [letters, setLetters] = useState<number>();
  const [Editor, setEditor] = useState<Editor | undefined>(() => loaded);
  const [buffer] = useState(createTypingBuffer);
  /** @returns the text with what was typed before the editor loaded */
  const takeTyped = (): string => {
    const typed = escapeText(buffer.takeText());
    const whole = typed === '' ? html : html + (kind === 'blocks' ? `<p>${typed}</p>` : typed);
    if (whole !== html) onChange(whole);
    return whole;
  };
  const withoutEditor = useEffectEvent(() => onRefused(takeTyped()));
  useEffect(() => {
    if (!isActive || Editor) return undefined;
    let isWanted = true;
    loadEditor().then(
      (editor) => {
        if (isWanted) setEditor(() => editor);
      },
      () => {
        // Loading fails after a deployment, for example: edit as HTML, with what was typed meanwhile.
        if (isWanted) withoutEditor();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isActive, Editor]);
  const names = { id, 'aria-labelledby': labelId, 'aria-describedby': describedBy };
  const still = (
    // biome-ignore lint/a11y/useSemanticElements: it shows formatting, which no textarea does
    <div
      {...names}
      role="textbox"
      aria-multiline={kind === 'blocks'}
      aria-invalid={isInvalid || undefined}
      tabIndex={0}
      className={shownText}
      data-kind={kind}
      onPointerDown={({ clientX, clientY }) => setPressedAt({ left: clientX, top: clientY })}
      onFocus={({ currentTarget }) => {
        const caret = currentTarget.getAttribute(caretAttribute);
        setLetters(caret === null ? undefined : Number(caret));
        setIsActive(true);
      }}
      // The editor might still be loading.
      onKeyDown={buffer.onKeyDown}
      onPaste={buffer.onPaste}
      onBlur={() => {
        // Blur before the editor has loaded discards the buffer.
        takeTyped();
        setIsActive(false);
      }}
    >
      <ShownHtml html={html} />
    </div>
  );
  if (!isActive || !Editor) return still;
  return (
    <Editor
      kind={kind}
      html={html}
      title={title}
      names={names}
      isInvalid={isInvalid}
      begin={{ pressedAt, letters, typed: buffer.take }}
      onChange={(changed) => onChange(changed === '' ? undefined : changed)}
      onRefused={() => onRefused(html)}
      onBlur={() =>
        afterPress(() => {
          setIsActive(false);
          setPressedAt(undefined);
          setLetters(undefined);
        })
      }
    />
  );
}

function HtmlSource(props: ControlProps): ReactNode {
  const input = useTextInput(props);
  return (
    <textarea
      {...input}
      placeholder={undefined}
      rows={4}
      className={`${textInput} ${sourceText}`}
      aria-label={words.forms.text.asHtml(props.title)}
      spellCheck={false}
    />
  );
}

export function richTextOf(kind: RichTextKind): Control {
  const Kind = (props: ControlProps): ReactNode => <RichText {...props} kind={kind} />;
  return { Control: Kind, accepts: isText, layout: 'group' };
}

export const richTextControl: Control = richTextOf('blocks');

/**
 * Layout changes during a pointer press would make the click miss its target.
 * @param isListening whether it may be called
 */
export function useAfterPress(isListening: boolean): (work: () => void) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isListening) return;
    const onDown = (): void => {
      isPressed.current = true;
    };
    const onUp = (): void => {
      isPressed.current = false;
    };
    window.addEventListener('pointerdown', onDown, true);
    window.addEventListener('pointerup', onUp, true);
    window.addEventListener('pointercancel', onUp, true);
    return () => {
      onUp();
      window.removeEventListener('pointerdown', onDown, true);
      window.removeEventListener('pointerup', onUp, true);
      window.removeEventListener('pointercancel', onUp, true);
    };
  }, [isListening]);

  return (work) => {
    if (!isPressed.current) return work();
    const controller = new AbortController();
    const onRelease = (): void => {
      controller.abort();
      // The click event follows.
      setTimeout(work, 0);
    };
    for (const event of ['pointerup', 'pointercancel'])
      window.addEventListener(event, onRelease, { capture: true, signal: controller.signal });
  };
}
