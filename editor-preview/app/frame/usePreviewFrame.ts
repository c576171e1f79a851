import { type RefObject, useEffect, useRef, useState } from 'react';
import type { EditedArticle } from '#editor-preview/model/editedArticle.ts';
import { type FrameView, plainView } from '../pageView/frameView.ts';
import { partsOf, type SentArticle, updateBetween } from './articleUpdate.ts';
import { listen, postToWindow } from './channel.ts';
import type { FrameGroup } from './frameGroup.ts';
import type { BlockBox, Box, Chosen, EditorMessage, Failure, KeysByPlace, MarkedOnPage } from './messages.ts';
import { keyedChosen, plainChosen } from './places.ts';
import { parseFrameMessage } from './readMessages.ts';
import type { PageWriting, PressedText, SendToFrame } from './writing/usePageWriting.ts';

export interface FrameProps {
  article: EditedArticle;
  /** The server's sequence that the article equals; undefined while operations are unconfirmed. */
  sequence: number | undefined;
  selected: Chosen | undefined;
  writing: PageWriting;
  /** The tool's shortcuts: pressed in the page, they are dispatched on the frame. */
  keys: KeysByPlace;
  followed: readonly string[];
  look?: FrameView;
  id?: number;
  group?: FrameGroup;
  /** Where pages side by side show a selected block: the fraction of their height. */
  chosenAt?: number | undefined;
  previewOrigin?: string | undefined;
  token?: string | undefined;
  onEmptyPlace: (block: string | undefined) => void;
  onMarked: (marked: MarkedOnPage | undefined) => void;
  onProblems: (failures: readonly Failure[]) => void;
  onPainted: () => void;
  onComplete: () => void;
}

export interface FramePage {
  painted: number;
  block: Box | undefined;
  field: Box | undefined;
  others: readonly BlockBox[];
  layout: readonly BlockBox[];
}

interface FrameControls extends FramePage {
  requestLayout: (scrollBy: number) => void;
  print: () => void;
  /** How often the frame was recreated because its scripts failed to load. */
  attempt: number;
  onLoad: () => void;
}

const readyTimeoutMs = 10_000;
/** Delay before a frame that failed to load is recreated, in milliseconds. */
const recreateAfterMs = 5_000;

export function usePreviewFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  props: FrameProps,
): FrameControls {
  const { article, sequence, selected, look = plainView, id = 0, group, previewOrigin, token } = props;
  const origin = previewOrigin ?? window.location.origin;
  const [page, setPage] = useState<FramePage>({
    painted: 0,
    block: undefined,
    field: undefined,
    others: [],
    layout: [],
  });
  const lastSent = useRef<SentArticle>(undefined);
  const version = useRef(0);
  const isReady = useRef(false);
  const [attempt, setAttempt] = useState(0);
  const recreateTimer = useRef<number>(undefined);
  // The listener lives as long as the frame, and calls the latest callbacks.
  const owner = useRef(props);
  owner.current = props;

  const send = (message: EditorMessage): void => {
    const { current } = frame;
    // Editing there needs the focus in it.
    if (message.kind === 'find-texts') current?.focus();
    if (current?.contentWindow) postToWindow(current.contentWindow, origin, message);
  };
  const sendArticle = (): void => {
    const { article: now, sequence: equals } = owner.current;
    const parts = partsOf(now);
    version.current++;
    const update = { version: version.current, ...updateBetween(lastSent.current, parts) };
    lastSent.current = parts;
    send({ kind: 'update', update: equals === undefined ? update : { ...update, sequence: equals } });
  };
  const sendToken = (): void => {
    const { token: now } = owner.current;
    if (now !== undefined) send({ kind: 'token', token: now });
  };
  const sendSelected = (): void => {
    const { article: now, selected: chosen, chosenAt: at } = owner.current;
    if (group && chosen?.block !== group.pressed) group.pressed = undefined;
    const isLevel = at === undefined || group?.pressed !== undefined;
    send({ kind: 'choose', chosen: chosen && plainChosen(now, chosen), ...(isLevel ? {} : { at }) });
  };

  /** Recreates the frame unless it is ready by then. A ready one stays, with the reader's state. */
  const recreateAfter = (milliseconds: number): void => {
    window.clearTimeout(recreateTimer.current);
    recreateTimer.current = window.setTimeout(() => {
      if (!isReady.current) setAttempt((before) => before + 1);
    }, milliseconds);
  };

  const sendFollowed = (): void => send({ kind: 'follow', blocks: owner.current.followed });

  useEffect(() => {
    // Stable while the frame exists: in-page editing identifies its frame by it.
    const sendToFrame: SendToFrame = send;
    const leave = owner.current.writing.join(sendToFrame);
    const stopListening = listen({
      window,
      origin,
      sender: () => frame.current?.contentWindow,
      parse: parseFrameMessage,
      receive: (message) => {
        switch (message.kind) {
          case 'ready':
            isReady.current = true;
            window.clearTimeout(recreateTimer.current);
            lastSent.current = undefined;
            sendToken();
            send({ kind: 'keys', keys: owner.current.keys });
            send({ kind: 'view', view: frameViewOf(owner.current.look ?? plainView) });
            sendArticle();
            sendSelected();
            sendFollowed();
            return group && send({ kind: 'place', place: group.place });
          case 'stuck':
            isReady.current = false;
            return recreateAfter(recreateAfterMs);
          case 'painted':
            owner.current.onPainted();
            return setPage((before) => ({ ...before, painted: message.version }));
          case 'boxes':
            return setPage((before) => ({
              ...before,
              block: message.block,
              field: message.field,
              others: message.others,
            }));
          case 'layout':
            return setPage((before) => ({ ...before, layout: message.blocks }));
          case 'place':
            return group?.moved(id, message.place);
          case 'failures':
            return owner.current.onProblems(message.failures);
          case 'complete':
            return owner.current.onComplete();
          case 'pressed':
            return void frame.current?.dispatchEvent(
              new KeyboardEvent('keydown', { ...message.pressed, bubbles: true, cancelable: true }),
            );
          case 'chosen': {
            const place = keyedChosen(owner.current.article, message.chosen);
            if (!place) return send({ kind: 'stop-writing' });
            if (group) group.pressed = place.block;
            const pressed: PressedText = { caret: message.caret, canWrite: message.canWrite === true };
            return owner.current.writing.choose(place, pressed, sendToFrame);
          }
          case 'empty-place':
            return owner.current.onEmptyPlace(message.block);
          case 'marked':
            return owner.current.onMarked(message.marked);
          case 'texts':
            return owner.current.writing.writeFirst(message.block, message.pointers, sendToFrame);
          case 'typed':
            return owner.current.writing.typed(message, sendToFrame);
          case 'pasted':
            return owner.current.writing.pasted(message);
          case 'reduced':
            return owner.current.writing.reduced(message.notes);
          case 'tools':
            return owner.current.writing.setTools(message.tools, sendToFrame);
          case 'written':
            return owner.current.writing.written(sendToFrame);
          default:
            // The server counts it.
            return undefined;
        }
      },
    });
    // The frame may have been ready before the listener. On a separate origin it exists only after a form was sent.
    if (previewOrigin === undefined) send({ kind: 'hello' });
    const onOnline = (): void => recreateAfter(0);
    window.addEventListener('online', onOnline);
    return () => {
      leave();
      stopListening();
      window.clearTimeout(recreateTimer.current);
      window.removeEventListener('online', onOnline);
    };
  }, []);

  useEffect(() => group?.join(id, (place) => isReady.current && send({ kind: 'place', place })), [group, id]);
  useEffect(() => {
    if (isReady.current) sendToken();
  }, [token]);
  const view = frameViewOf(look);
  useEffect(() => {
    if (isReady.current) send({ kind: 'view', view });
  }, [JSON.stringify(view)]);

  useEffect(() => {
    if (isReady.current) sendArticle();
  }, [article, sequence]);
  useEffect(() => {
    if (isReady.current) sendSelected();
  }, [selected?.block, selected?.pointer]);
  useEffect(() => {
    if (isReady.current) sendFollowed();
  }, [props.followed]);

  return {
    ...page,
    requestLayout: (scrollBy) => send({ kind: 'layout', scrollBy }),
    print: () => send({ kind: 'print' }),
    attempt,
    onLoad: () => {
      if (!isReady.current) recreateAfter(readyTimeoutMs);
    },
  };
}

function frameViewOf({ reader, medium, colours, hasScript }: FrameView): FrameView {
  return { reader, medium, colours, hasScript };
}
