import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { moveDown, moveTo, moveUp } from '../blocks/moveCommands.ts';
import { deleteBlocks, duplicateBlocks } from '../blocks/tool.ts';
import type { EditorDocument } from '../document/createDocument.ts';
import { useDocumentPart } from '../document/useDocument.ts';
import { dragOfBlocks } from '../dragging/draggedBlocks.ts';
import { addBlock } from '../palette/tool.ts';
import { Sign, type SignName } from '../parts/Sign.tsx';
import type { Command } from '../tool/command.ts';
import { hasCommandKey, keysInWords } from '../tool/keys.ts';
import type { LiveContext } from '../tool/Live.tsx';
import { words } from '../words/words.ts';
import { tool, tools } from './BlockTools.styles.ts';

interface Tool {
  readonly command: Command;
  readonly sign: SignName;
}

const afterHandle: readonly Tool[] = [
  { command: moveUp, sign: 'up' },
  { command: moveDown, sign: 'down' },
  { command: addBlock, sign: 'add' },
  { command: duplicateBlocks, sign: 'copy' },
  { command: deleteBlocks, sign: 'delete' },
];
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** The handle is draggable; clicked, it opens the move dialog. */
export function BlockTools({ document, live }: { document: EditorDocument; live: LiveContext }): ReactNode {
  const handle = useRef<HTMLButtonElement>(null);
  const canSave = useDocumentPart(document, (view) => view.canSave);
  const impossible = useDocumentPart(document, () => {
    const context = live.now();
    return afterHandle
      .map(({ command }) => (command.when?.(context) === false ? command.name : ''))
      .join(' ');
  }).split(' ');
  useEffect(() => {
    if (!handle.current) return;
    return draggable({
      element: handle.current,
      getInitialData: () => dragOfBlocks(live.now().selected),
    });
  }, [live]);

  if (!canSave) return null;
  return (
    <div
      role="toolbar"
      aria-label={words.blockTools.toolbar}
      tabIndex={-1}
      className={tools}
      onKeyDown={goByKey}
    >
      <button
        ref={handle}
        type="button"
        className={tool}
        aria-label={words.blockTools.move}
        title={words.blockTools.moveHelp}
        data-handle=""
        onClick={() => moveTo.run(live.now())}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true" data-filled="">
          <path d="M5 2h2v2H5zM9 2h2v2H9zM5 7h2v2H5zM9 7h2v2H9zM5 12h2v2H5zM9 12h2v2H9z" />
        </svg>
      </button>
      {afterHandle.map(({ command, sign }) => (
        <button
          key={command.name}
          type="button"
          className={tool}
          tabIndex={-1}
          aria-label={command.title}
          title={[
            command.title,
            ...(command.keys ?? []).slice(0, 1).map((keys) => keysInWords(keys, hasCommandKey())),
          ].join(', ')}
          aria-disabled={impossible.includes(command.name)}
          onClick={() => command.run(live.now())}
        >
          <Sign name={sign} />
        </button>
      ))}
    </div>
  );
}

/** A toolbar with roving focus: one tab stop, arrow keys between tools. */
function goByKey(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}
