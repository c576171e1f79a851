import type { ReactNode } from 'react';
import { Dialog, firstFocus } from '../parts/Dialog.tsx';
import { SearchList } from '../parts/SearchList.tsx';
import { type Command, type ToolDialogProps, whyImpossible } from '../tool/command.ts';
import { hasCommandKey, keysInWords } from '../tool/keys.ts';
import { words } from '../words/words.ts';
import { shortcuts } from './EditorApp.styles.ts';

export function CommandsDialog({ context, onClose }: ToolDialogProps): ReactNode {
  const isMac = hasCommandKey();
  const items = context.commands
    .filter((command) => whyImpossible(command, context) === undefined && (command.when?.(context) ?? true))
    .map((command) => ({ ...itemOf(command, isMac), command }));
  return (
    <Dialog title={words.top.commands} onClose={onClose}>
      <SearchList
        label={words.commands.find}
        placeholder={words.commands.prompt}
        items={items}
        onChoose={({ command }) => {
          onClose();
          command.run(context);
          ensureFocus(context);
        }}
      />
    </Dialog>
  );
}

export function ShortcutsDialog({ context: { commands }, onClose }: ToolDialogProps): ReactNode {
  const items = commands.map((command) => itemOf(command, hasCommandKey()));
  return (
    <Dialog title={words.commands.shortcuts} onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard has no other way to scroll it */}
      <div className={shortcuts} {...{ [firstFocus]: '' }} tabIndex={0}>
        {[...Map.groupBy(items, ({ group }) => group)].map(([group, members]) => (
          <table key={group}>
            <caption>{group}</caption>
            <tbody>
              {members.map(
                ({ id, title, note }) =>
                  note && (
                    <tr key={id}>
                      <th scope="row">{title}</th>
                      <td>
                        <kbd>{note}</kbd>
                      </td>
                    </tr>
                  ),
              )}
            </tbody>
          </table>
        ))}
      </div>
    </Dialog>
  );
}

/** If nothing has the focus after a command, such as after its element was moved, focuses the outline. */
function ensureFocus({ focusPane }: ToolDialogProps['context']): void {
  requestAnimationFrame(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (isLost && !document.querySelector('dialog[open]')) focusPane('outline');
  });
}

function itemOf({ name, title, group, keys = [], words: foundBy }: Command, isMac: boolean) {
  const note = keys.map((one) => keysInWords(one, isMac)).join(words.commands.or);
  return {
    id: name,
    title,
    group: words.commands.groups[group],
    note: note || undefined,
    ...(foundBy === undefined ? {} : { words: foundBy }),
  };
}
