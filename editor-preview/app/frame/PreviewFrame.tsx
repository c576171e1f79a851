import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { lentAbilities } from '#contracts/frames/frameHosts.ts';
import { anonymousReader, readerFields } from '#contracts/previewReader.ts';
import {
  editorAddresses,
  editorFields,
  ownFrameAddresses,
  ownFrameFields,
} from '#editor-preview/model/editorPages.ts';
import { languageFields } from '#editor-preview/model/words/language.ts';
import type { InsertionPoint } from '../document/moves.ts';
import { sendForm } from '../parts/sendForm.ts';
import { PeopleAtBlock } from '../presence/PeopleAtBlock.tsx';
import type { ColouredPerson } from '../presence/peopleByBlock.ts';
import { toolLanguage, words } from '../words/words.ts';
import { PageDropTarget } from './dropping/PageDropTarget.tsx';
import type { Box } from './messages.ts';
import { fieldOutline, framed, outline, stage, toolsPlace } from './PreviewFrame.styles.ts';
import { type FrameProps, usePreviewFrame } from './usePreviewFrame.ts';

interface PreviewFrameProps extends FrameProps {
  path: string;
  width: number;
  onMove: (ids: ReadonlySet<string>, place: InsertionPoint) => void;
  onFiles: (files: readonly File[], place: InsertionPoint) => void;
  tools: ReactNode;
  people: ReadonlyMap<string, readonly ColouredPerson[]>;
  room: { readonly width: number; readonly height: number };
  title?: string;
  onLook?: () => void;
  printer?: { current: (() => void) | undefined } | undefined;
}

/** The preview page in a frame that is never reloaded: updates are rendered in it. */
export function PreviewFrame({
  path,
  width,
  room,
  title = words.view.page,
  onLook,
  printer,
  onMove,
  onFiles,
  tools,
  people,
  ...props
}: PreviewFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const name = useId();
  const { previewOrigin, token, look } = props;
  // The initial state; later changes are sent as messages. Another path would reload the page.
  const [begun] = useState(() => [
    [editorFields.path, path],
    [languageFields.language, toolLanguage],
    ...readerFields(look?.reader ?? anonymousReader),
  ]);
  const { painted, block, field, others, layout, requestLayout, print, attempt, onLoad } = usePreviewFrame(
    frame,
    props,
  );
  const opened = useRef<number>(undefined);
  useEffect(() => {
    if (previewOrigin === undefined || token === undefined || opened.current === attempt) return;
    opened.current = attempt;
    sendForm(previewOrigin + ownFrameAddresses.page, [...begun, [ownFrameFields.token, token]], name);
  }, [previewOrigin, token, name, begun, attempt]);
  useEffect(() => {
    if (!printer) return undefined;
    printer.current = print;
    return () => {
      printer.current = undefined;
    };
  }, [printer]);
  // Overlays use the page's colour scheme.
  const scheme = look?.medium === 'print' ? 'light' : look?.colours;
  const colours = scheme === undefined || scheme === 'system' ? {} : { colorScheme: scheme };
  const scale = room.width > 0 ? Math.min(1, room.width / width) : 1;
  return (
    <div className={framed} style={{ height: room.height }}>
      <div
        className={stage}
        style={{ width, transform: `scale(${scale})`, marginInlineStart: startOf(room.width, width * scale) }}
      >
        <iframe
          key={attempt}
          ref={frame}
          name={name}
          title={title}
          {...(previewOrigin === undefined && {
            src: `${editorAddresses.frame}?${new URLSearchParams(begun)}`,
          })}
          width={width}
          height={Math.round(room.height / scale)}
          onLoad={onLoad}
          onPointerEnter={onLook}
          onFocus={onLook}
          // Permissions delegated to players must be delegated to the preview first.
          {...(previewOrigin !== undefined && {
            allow: lentAbilities.map((ability) => `${ability} ${previewOrigin}`).join('; '),
          })}
          data-painted={painted}
        />
        {block && <div className={outline} style={{ ...boxStyle(block), ...colours }} />}
        {field && <div className={fieldOutline} style={{ ...boxStyle(field), ...colours }} />}
        {others.map((other) => (
          <PeopleAtBlock key={other.block} people={people.get(other.block)} box={other.box} scale={scale} />
        ))}
        <PageDropTarget
          article={props.article}
          layout={layout}
          onRequestLayout={() => requestLayout(0)}
          onScroll={requestLayout}
          onMove={onMove}
          onFiles={onFiles}
        />
      </div>
      {block && (
        <div
          className={toolsPlace}
          style={toolsAt(block, room.width, width, scale)}
          // Unmounting would end a drag that began at them.
          inert={!isSeen(block, room.height / scale)}
        >
          {tools}
        </div>
      )}
    </div>
  );
}

function startOf(room: number, shown: number): number {
  return Math.max(0, Math.floor((room - shown) / 2));
}

const gap = 4;

function boxStyle({ left, top, width, height }: Box): CSSProperties {
  return { left: left - gap, top: top - gap, width: width + 2 * gap, height: height + 2 * gap };
}

const [toolsWidth, toolsRow] = [180, 28];

/** Of the tools above a block, which wrap in a narrow page. */
export function toolsHeight(shownWidths: readonly number[]): number {
  const rows = shownWidths.some((width) => width < toolsWidth) ? 2 : 1;
  return rows * toolsRow + 3 * gap;
}

/** Above the block's top edge, at its end; at the page's top if that is out of view. */
function toolsAt({ left, top, width }: Box, room: number, page: number, scale: number): CSSProperties {
  const right = startOf(room, page * scale) + (left + width + gap) * scale;
  return {
    height: Math.max(0, (top - gap) * scale),
    right: Math.max(0, Math.min(room - right, room - toolsWidth)),
  };
}

function isSeen({ top, height }: Box, room: number): boolean {
  return top + height > 0 && top < room;
}
