import {
  type FrameSays,
  maxFrameMessages,
  type OutsideChange,
  type OutsideFault,
  readFrameMessage,
  silentAfterMs,
} from '#contracts/outside/frame.ts';
import type { OutsidePayload } from '#contracts/outside/payload.ts';

/** What a frame may do: no more than its own policy allows, whichever document is in it. */
const sandboxed = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

interface OutsideFrameOptions {
  /** Where the frame stands. */
  box: Element;
  /** The address of the frame: ours, or that of the host that frames have of their own. */
  address: string;
  /** What it is, for those who cannot see it. */
  title: string;
  /** All that it is told. */
  payload: OutsidePayload;
  /** How long it may say nothing, in milliseconds. */
  silentAfter?: number;
  /** Whether it asks the reader what they agree to, so that it may say what was answered. */
  asks?: boolean;
  tell: (change: OutsideChange) => void;
}

/**
 * Makes an outside frame: the one place where a page makes one. It learns where it is from the address, and the rest by a
 * port of its own. A frame that does not keep to the rules is taken away, and its port closed.
 *
 * @returns takes the frame away, as when the reader withdraws
 */
export function openOutsideFrame({
  box,
  address,
  title,
  payload,
  silentAfter = silentAfterMs,
  asks = false,
  tell,
}: OutsideFrameOptions): () => void {
  const frame = document.createElement('iframe');
  const { port1: ours, port2: theirs } = new MessageChannel();
  const [width, height] = largest(payload.sizes);
  let messages = 0;
  let isOver = false;

  function end(fault: OutsideFault): void {
    if (isOver) return;
    isOver = true;
    clearTimeout(silent);
    ours.close();
    frame.remove();
    tell({ state: 'ended', fault });
  }
  const silent = setTimeout(() => end('silent'), silentAfter);

  function take(said: FrameSays): void {
    // A script that has come is an answer where there is nothing to fill.
    if (said.kind === 'loaded' && payload.sizes) return;
    clearTimeout(silent);
    if (said.kind === 'filled') fill(said.width, said.height);
    else if (said.kind === 'choice') asks ? tell({ state: 'filled', choice: said }) : end('nonsense');
    else if (said.kind === 'missing' || said.kind === 'unstyled') end(said.kind);
    else tell({ state: said.kind === 'loaded' ? 'filled' : 'empty' });
  }
  function fill(width: number, height: number): void {
    const fits = payload.sizes?.some(([wide, high]) => wide === width && high === height);
    if (!fits) {
      end('size');
      return;
    }
    frame.width = String(width);
    frame.height = String(height);
    tell({ state: 'filled', size: [width, height] });
  }
  ours.onmessage = ({ data }) => {
    messages += 1;
    const said = readFrameMessage(data);
    if (messages > maxFrameMessages) end('flood');
    else if (said) take(said);
    else end('nonsense');
  };

  frame.title = title;
  frame.referrerPolicy = 'no-referrer';
  frame.setAttribute('sandbox', isElsewhere(address) ? `${sandboxed} allow-same-origin` : sandboxed);
  frame.width = String(width);
  frame.height = String(height);
  frame.style.border = '0';
  frame.hidden = width === 0;
  let loads = 0;
  frame.onload = () => {
    loads += 1;
    // Its document has no origin that could be named. It is ours still: a partner's script comes after the port.
    if (loads === 1) frame.contentWindow?.postMessage(payload, '*', [theirs]);
    else end('navigated');
  };
  frame.src = address;
  tell({ state: 'loading' });
  box.append(frame);
  return () => end('withdrawn');
}

/** Whether frames have a host of their own, which lets partners keep something there, and nothing of ours. */
function isElsewhere(address: string): boolean {
  return new URL(address, location.href).origin !== location.origin;
}

function largest(sizes: readonly [number, number][] = []): [number, number] {
  return [Math.max(0, ...sizes.map(([width]) => width)), Math.max(0, ...sizes.map(([, height]) => height))];
}
