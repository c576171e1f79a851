import { type CSSProperties, type ReactNode, type Ref, useId } from 'react';
import type { TrackingEvent } from '#contracts/tracking.ts';
import { trackOpen } from '../tracking/trackingAttributes.ts';
import { close, dialog, title as titleStyle } from './Dialog.styles.ts';
import { OwnWords } from './OwnWords.tsx';

/** Everywhere, or below and from `tabletFrom` on. */
type MaxHeight = number | { narrow: number; wide: number };

interface DialogProps {
  /** By it an island opens the window: `ref.current?.showModal()`. A script without React looks for the element. */
  ref?: Ref<HTMLDialogElement>;
  id?: string | undefined;
  /** What the window is called. */
  title: string;
  /** Whether the title stands above the content. Not where the content says it itself. */
  showsTitle?: boolean;
  /** Whether the title is our own words, and none of an author's. */
  isOwnTitle?: boolean;
  /** What to report whenever the window opens. */
  event?: TrackingEvent | undefined;
  /** How wide it is where the screen has room, in CSS pixels; as every window where nothing is said. */
  width?: number;
  /** How high it may be at the most, in CSS pixels: its content scrolls. As high as the screen where nothing is said. */
  maxHeight?: MaxHeight;
  /** Called once it has closed, however it was. */
  onClose?: () => void;
  children: ReactNode;
}

/**
 * A window above the page. A native dialog: what is behind it is out of reach, Escape, its button and a click outside
 * close it, and the focus comes back to what opened it. Opening it takes a script; without one it is not seen.
 */
export function Dialog({
  ref,
  id,
  title,
  showsTitle = true,
  isOwnTitle = false,
  event,
  width,
  maxHeight,
  onClose,
  children,
}: DialogProps): ReactNode {
  const titleId = useId();
  const Title = showsTitle ? 'h2' : 'span';
  return (
    <dialog
      ref={ref}
      id={id}
      className={dialog}
      style={sizesOf(width, maxHeight)}
      onClose={onClose}
      aria-labelledby={titleId}
      // A click outside closes it where the browser knows how.
      closedby="any"
      {...(event ? trackOpen(event) : {})}
    >
      {/* Closes the window without a script of ours. */}
      <form method="dialog" className={close}>
        <button type="submit">
          <OwnWords>Close</OwnWords>
        </button>
      </form>
      <Title id={titleId} className={titleStyle} hidden={!showsTitle}>
        <OwnWords when={isOwnTitle}>{title}</OwnWords>
      </Title>
      {children}
    </dialog>
  );
}

/** What the style sheet reads; nothing where a window is as every other. */
function sizesOf(width: number | undefined, maxHeight: MaxHeight | undefined): CSSProperties | undefined {
  if (width === undefined && maxHeight === undefined) return undefined;
  const { narrow, wide } = typeof maxHeight === 'object' ? maxHeight : { narrow: maxHeight, wide: undefined };
  return {
    ...(width === undefined ? {} : { '--dialog-width': `${width}px` }),
    ...(narrow === undefined ? {} : { '--dialog-height': `${narrow}px` }),
    ...(wide === undefined ? {} : { '--dialog-height-wide': `${wide}px` }),
  } as CSSProperties;
}
