import { useMemo, useRef } from 'react';
import { articleItself, type EditedArticle } from '#editor-preview/model/editedArticle.ts';
import { nodeAt } from '#editor-preview/model/writeValue.ts';
import type { Clipboard } from '../../clipboard/clipboard.ts';
import type { EditorDocument } from '../../document/createDocument.ts';
import type { KeyedPlace } from '../../document/pointers.ts';
import type { GoTo } from '../../document/useSelection.ts';
import { words } from '../../words/words.ts';
import type { Chosen, EditorMessage, TextTool } from '../messages.ts';
import { keyedChosen, plainChosen } from '../places.ts';
import { fieldAt, formattedAs, isPlainText, schemasFor } from './textField.ts';
import { type Typed, typedChanges } from './typedChanges.ts';

export type SendToFrame = (message: EditorMessage) => void;

export interface PressedText {
  readonly caret: number | undefined;
  readonly canWrite: boolean;
}

export interface PageWriting {
  /** The page was pressed: a plain text is edited there, otherwise its field opens. */
  readonly choose: (place: Chosen, pressed: PressedText, send: SendToFrame) => void;
  readonly writeFirst: (block: string, pointers: readonly string[], send: SendToFrame) => void;
  readonly typed: (typed: Typed, send: SendToFrame) => void;
  readonly pasted: (clipboard: Clipboard) => void;
  readonly written: (send: SendToFrame) => void;
  readonly reduced: (notes: readonly string[]) => void;
  readonly setTools: (tools: readonly TextTool[], send: SendToFrame) => void;
  readonly tools: {
    readonly subscribe: (listener: () => void) => () => void;
    readonly now: () => readonly TextTool[];
  };
  readonly format: (tool: string) => void;
  /** Returns a function that unregisters the frame. */
  readonly join: (send: SendToFrame) => () => void;
  readonly begin: (block: string) => void;
  readonly follow: (article: EditedArticle) => void;
}

interface Parts {
  document: EditorDocument;
  select: (blocks: readonly string[], pointer: string | undefined, how: GoTo) => void;
  onWritten: () => void;
  paste: (clipboard: Clipboard) => void;
  announce: (message: string) => void;
}

export function usePageWriting(parts: Parts): PageWriting {
  const latest = useRef(parts);
  latest.current = parts;
  const now = useRef<{ place: KeyedPlace; plain: string; send: SendToFrame }>(undefined);
  const frames = useRef(new Set<SendToFrame>());
  return useMemo((): PageWriting => {
    const articleNow = (): EditedArticle => latest.current.document.view().article;
    const whyNot = (): string | undefined => latest.current.document.view().whyReadOnly;
    const goTo = ({ block, pointer }: Chosen, how: GoTo): void =>
      latest.current.select(block === articleItself ? [] : [block], pointer, how);

    async function write(
      places: readonly KeyedPlace[],
      caret: number | undefined,
      send: SendToFrame,
    ): Promise<boolean> {
      if (whyNot() !== undefined) return false;
      const [first] = places;
      const loading = first && schemasFor(articleNow(), first.block);
      // Awaited only if something must be loaded: no keystroke may be lost.
      const library = loading && 'then' in loading ? await loading : loading;
      if (!library) return false;
      for (const place of places) {
        const found = fieldAt(articleNow(), place, library);
        const chosen = plainPlace(articleNow(), place);
        const formatted = found && formattedAs(found);
        if (!found || !chosen || !(formatted || isPlainText(found))) continue;
        const { field, value } = found;
        if (now.current && now.current.send !== send) now.current.send({ kind: 'stop-writing' });
        now.current = { place, plain: chosen.pointer ?? '', send };
        goTo(place, { isInPage: true });
        const isLong = field.widget === 'textarea';
        const writing = { chosen, name: field.title, isLong, text: String(value), caret };
        send({ kind: 'write', writing: formatted ? { ...writing, formatted } : writing });
        return true;
      }
      return false;
    }

    let shownTools = noTools;
    const listeners = new Set<() => void>();
    const showTools = (tools: readonly TextTool[]): void => {
      shownTools = tools;
      for (const listener of listeners) listener();
    };

    return {
      tools: {
        subscribe: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        now: () => shownTools,
      },
      reduced: (notes) => latest.current.announce([words.forms.text.ofPasted, ...notes].join(' ')),
      setTools: (tools, send) => {
        if (tools.length === 0 || now.current?.send === send) showTools(tools);
      },
      format: (tool) => now.current?.send({ kind: 'format', tool }),
      choose: ({ block, pointer }, { caret, canWrite }, send) => {
        if (!canWrite || pointer === undefined)
          return goTo({ block, ...(pointer === undefined ? {} : { pointer }) }, { caret });
        void write([{ block, pointer }], caret, send).then((isWritten) => {
          if (isWritten) return;
          send({ kind: 'stop-writing' });
          goTo({ block, pointer }, { caret });
        });
      },
      writeFirst: (block, pointers, send) => {
        const places = pointers.flatMap((pointer) => {
          const place = keyedChosen(articleNow(), { block, pointer });
          return place?.pointer === undefined ? [] : [{ block: place.block, pointer: place.pointer }];
        });
        void write(places, undefined, send).then((isWritten) => {
          if (!isWritten) latest.current.announce(whyNot() ?? words.document.noTextInPage);
        });
      },
      typed: (typed, send) => {
        const { current } = now;
        if (!current || current.send !== send) return;
        const { document, announce } = latest.current;
        const { place } = current;
        const library = schemasFor(articleNow(), place.block);
        if (!library || 'then' in library) return;
        const found = fieldAt(articleNow(), place, library);
        const changes = found && typedChanges(nodeAt(articleNow(), place.block), found, typed);
        if (found && changes)
          document.edit(changes, {
            label: words.labels.change(found.field.title),
            joins: `${place.block} ${place.pointer} in page`,
            isUndo: typed.isUndo === true,
          });
        else announce(words.document.sameWords);
      },
      pasted: (clipboard) => latest.current.paste(clipboard),
      written: (send) => {
        if (now.current?.send !== send) return;
        now.current = undefined;
        latest.current.document.closeOpen();
        latest.current.onWritten();
      },
      join: (send) => {
        frames.current.add(send);
        return () => frames.current.delete(send);
      },
      begin: (block) => {
        const [send] = frames.current;
        send?.({ kind: 'find-texts', block });
      },
      follow: (article) => {
        const { current } = now;
        if (!current) return;
        // Preceding items may have been added or removed.
        const chosen = plainPlace(article, current.place);
        if (chosen?.pointer === undefined) {
          now.current = undefined;
          current.send({ kind: 'stop-writing' });
        } else if (chosen.pointer !== current.plain) {
          current.plain = chosen.pointer;
          current.send({ kind: 'writing-at', chosen });
        }
      },
    };
  }, []);
}

const noTools: readonly TextTool[] = [];

function plainPlace(article: EditedArticle, place: KeyedPlace): Chosen | undefined {
  const chosen = plainChosen(article, place);
  return chosen.pointer === undefined ? undefined : chosen;
}
