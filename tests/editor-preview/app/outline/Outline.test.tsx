/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Outline } from '#editor-preview/app/outline/Outline.tsx';
import { opened } from '../support/openedArticle.ts';

function open() {
  const onSelect = jest.fn<(ids: readonly string[]) => void>();
  const onOpen = jest.fn<(isByKey: boolean) => void>();
  function Tried() {
    const [document] = useState(() => {
      const view = { article: opened() };
      return { subscribe: () => () => true, view: () => view };
    });
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
    const tree = useRef<HTMLDivElement>(null);
    return (
      <Outline
        document={document}
        selected={selected}
        onSelect={(ids) => {
          onSelect(ids);
          setSelected(new Set(ids));
        }}
        onOpen={onOpen}
        onMove={() => {}}
        problems={new Map([['text', { severity: 'error', count: 2 }]])}
        comments={new Map([['text', 3]])}
        people={[]}
        tree={tree}
      />
    );
  }
  render(<Tried />);
  return { onSelect, onOpen, user: userEvent.setup() };
}

const rowOf = (name: RegExp) => screen.getByRole('treeitem', { name });

test('one row has the tab key, and arrows move the focus and the choice', async () => {
  const { user, onSelect } = open();
  await user.tab();
  expect(document.activeElement).toBe(rowOf(/^Article/));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(rowOf(/^Text/));
  expect(onSelect).toHaveBeenLastCalledWith(['text']);
  expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toEqual([rowOf(/^Text/)]);
});

test('a press and Enter open a block, arrows and a range do not', async () => {
  const { user, onOpen } = open();
  await user.click(rowOf(/^Heading/));
  expect(onOpen.mock.calls).toEqual([[false]]);
  await user.keyboard('{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
  expect(onOpen).toHaveBeenCalledTimes(1);
  await user.keyboard('{Enter}');
  expect(onOpen).toHaveBeenLastCalledWith(true);
});

test('Shift chooses a range, Control one more, and Escape one alone', async () => {
  const { user, onSelect } = open();
  await user.click(rowOf(/^Heading/));
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(onSelect).toHaveBeenLastCalledWith(['intro', 'text', 'picks']);
  await user.keyboard('{Control>}');
  await user.click(rowOf(/^Quote/));
  await user.keyboard('{/Control}');
  expect(onSelect).toHaveBeenLastCalledWith(['intro', 'text', 'picks', 'end']);
  await user.keyboard('{Escape}');
  expect(onSelect).toHaveBeenLastCalledWith(['end']);
});

test('every row says its level, its place, whether it is chosen and open, and its problems', async () => {
  const { user } = open();
  await user.click(rowOf(/Fine Creatine/));
  const row = rowOf(/Fine Creatine/);
  expect([row.ariaLevel, row.ariaPosInSet, row.ariaSetSize, row.ariaSelected]).toEqual([
    '3',
    '2',
    '2',
    'true',
  ]);
  expect(rowOf(/carousel/).ariaExpanded).toBe('true');
  expect(rowOf(/^Text.*2 problems/)).toBeDefined();
});

test('what is below a heading is indented, and its type is still said', () => {
  open();
  const indents = [/^Article/, /^Heading/, /^Text/].map((name) => rowOf(name).style.paddingInlineStart);
  expect(indents).toEqual(['8px', '22px', '36px']);
});

test('letters lead to a row', async () => {
  const { user } = open();
  await user.tab();
  await user.keyboard('quo');
  expect(document.activeElement).toBe(rowOf(/^Quote/));
});
