import { type CSSProperties, type ReactNode, type Ref, useId } from 'react';
import type { TrackingEvent } from '#contracts/tracking.ts';
import { trackOpen } from '../tracking/trackingAttributes.ts';
import { close, dialog, title as titleStyle } from './Dialog.styles.ts';
import { OwnWords } from './OwnWords.tsx';

type MaxHeight = number | { narrow: number; wide: number };

interface DialogProps {
  /** Lets an island open the dialog: `ref.current?.showModal()`. Scripts without React query the element. */
  ref?: Ref<HTMLDialogElement>;
  id?: string | undefined;
  title: string;
  /** Whether the title is shown above the content. Not if the content contains it. */
  showsTitle?: boolean;
  isOwnTitle?: boolean;
  /** Reported whenever the dialog opens. */
  event?: TrackingEvent | undefined;
  width?: number;
  /** The maximum height in CSS pixels, beyond which content scrolls; the screen's by default. */
  maxHeight?: MaxHeight;
  onClose?: () => void;
  children: ReactNode;
}

/** Escape, its button and a click outside close it, and the focus returns to its opener. Needs a script. */
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
      // A click outside closes it, if the browser supports that.
      closedby="any"
      {...(event ? trackOpen(event) : {})}
    >
      {/* Closes the dialog without our script. */}
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

function sizesOf(width: number | undefined, maxHeight: MaxHeight | undefined): CSSProperties | undefined {
  if (width === undefined && maxHeight === undefined) return undefined;
  const { narrow, wide } = typeof maxHeight === 'object' ? maxHeight : { narrow: maxHeight, wide: undefined };
  return {
    ...(width === undefined ? {} : { '--dialog-width': `${width}px` }),
    ...(narrow === undefined ? {} : { '--dialog-height': `${narrow}px` }),
    ...(wide === undefined ? {} : { '--dialog-height-wide': `${wide}px` }),
  } as CSSProperties;
}
