import { type ReactNode, useEffect, useRef } from 'react';
import { listen, type PreviewReport, parseFrameMessage, tell } from './bridge/messages.ts';
import { postToFrame } from './postToFrame.ts';

interface PreviewFrameProps {
  /** Its own for every frame. */
  id: number;
  path: string;
  text: string;
  /** Whether this is the frame that is looked at; the other one is in the making. */
  shown: boolean;
  width: number;
  height: number;
  markedBlock: string | undefined;
  /** Where the frame before this one was scrolled to, in CSS pixels. */
  scrollTop: () => number;
  onReady: (id: number, report: PreviewReport) => void;
  onFailed: (id: number) => void;
  onChosen: (blockId: string) => void;
  onScrolled: (top: number) => void;
}

/** How long after its page has loaded a frame may be silent, in milliseconds. Then it holds no preview. */
const silenceLimit = 2_000;

/** A frame with the page that a text makes: the readers' page, from the readers' pipeline. */
export function PreviewFrame(props: PreviewFrameProps): ReactNode {
  const { id, path, text, shown, width, height, markedBlock } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const isReady = useRef(false);
  // The listener lives as long as the frame, and always speaks to the latest of its owner's functions.
  const owner = useRef(props);
  owner.current = props;
  const name = `preview-${id}`;

  useEffect(() => {
    const { origin } = window.location;
    const say = (message: Parameters<typeof tell>[2]): void => {
      if (frame.current?.contentWindow) tell(frame.current.contentWindow, origin, message);
    };
    const stopListening = listen({
      window,
      origin,
      speaker: () => frame.current?.contentWindow,
      parse: parseFrameMessage,
      receive: (message) => {
        const { onReady, onChosen, onScrolled, scrollTop } = owner.current;
        if (message.kind === 'chosen') return onChosen(message.blockId);
        if (message.kind === 'scrolled') return owner.current.shown ? onScrolled(message.top) : undefined;
        isReady.current = true;
        say({ kind: 'scroll', top: scrollTop() });
        return onReady(id, message.report);
      },
    });
    postToFrame(name, path, text);
    return stopListening;
  }, [id, name, path, text]);

  useEffect(() => {
    const target = frame.current?.contentWindow;
    if (shown && target) tell(target, window.location.origin, { kind: 'mark', blockId: markedBlock });
  }, [shown, markedBlock]);

  useEffect(() => {
    const element = frame.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onLoad = (): void => {
      if (element && isBlank(element)) return;
      timer = setTimeout(() => {
        if (!isReady.current) owner.current.onFailed(id);
      }, silenceLimit);
    };
    element?.addEventListener('load', onLoad);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('load', onLoad);
    };
  }, [id]);

  return (
    <iframe
      ref={frame}
      name={name}
      title={shown ? 'Preview of the page' : 'The next preview, loading'}
      width={width}
      height={height}
      inert={!shown}
      data-shown={shown}
    />
  );
}

/** Whether a frame still holds the empty page that it was made with. */
function isBlank(frame: HTMLIFrameElement): boolean {
  try {
    return frame.contentWindow?.location.href === 'about:blank';
  } catch (error) {
    // A page of another origin, such as the browser's own error page, does not say its address.
    if (error instanceof DOMException) return false;
    throw error;
  }
}
