/** @jest-environment jsdom */

import { heading } from '../../../support/someBlocks.ts';
import { rendersWhile } from '../support/renders.ts';

const { screen, within } = await import('@testing-library/react');
const { fakeServer } = await import('../document/fakeServer.ts');
const { collaboratorsForTests } = await import('../support/collaborators.ts');
const { openTool, standInForLayout } = await import('../support/openedTool.tsx');

beforeAll(standInForLayout);

test('a key in a form draws that form, the page and the row of its block once, and nothing else of the tool', async () => {
  const blocks = Array.from({ length: 20 }, (_, index) => heading(`part-${index}`, `Part ${index}`));
  const server = fakeServer({ path: '/parts', title: 'Parts', blocks });
  const { user } = await openTool({ server, collaborators: collaboratorsForTests() });
  await user.click(screen.getByRole('treeitem', { name: /Part 7/ }));
  const form = within(screen.getByRole('region', { name: 'Block' }));
  const field = await form.findByLabelText<HTMLInputElement>(/^Text/);
  // With the first key, what is above the page says that it is not saved any more.
  await user.type(field, 'x');

  const renders = await rendersWhile(() => user.keyboard('y'));
  expect(screen.getByRole('treeitem', { name: /Part 7xy/ })).toBeDefined();
  const timesOf = (...names: string[]) => names.map((name) => [name, renders.get(name) ?? 0]);
  expect(timesOf('Item', 'FormOfBlock', 'PreviewFrame')).toEqual([
    ['Item', 1],
    ['FormOfBlock', 1],
    ['PreviewFrame', 1],
  ]);
  expect(
    timesOf('EditorApp', 'Outline', 'TopBar', 'ViewBar', 'BlockTools', 'SidePane', 'ProblemsPane').filter(
      ([, times]) => times !== 0,
    ),
  ).toEqual([]);
});
