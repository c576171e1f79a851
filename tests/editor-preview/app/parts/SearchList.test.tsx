/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchList } from '#editor-preview/app/parts/SearchList.tsx';

const items = [
  { id: 'save', title: 'Save', group: 'Article' },
  { id: 'page', title: 'Go to page', group: 'Go to' },
  { id: 'delete', title: 'Delete the article', group: 'Article' },
  { id: 'outline', title: 'Go to outline', group: 'Go to' },
];

function open(first?: { name: string; items: typeof items }) {
  const chosen: string[] = [];
  render(
    <SearchList
      label="Commands"
      placeholder=""
      items={items}
      {...(first ? { first } : {})}
      onChoose={({ id }) => chosen.push(id)}
    />,
  );
  return { chosen, user: userEvent.setup(), field: screen.getByRole('combobox') };
}
const titles = (root = document.body) =>
  within(root)
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);

test('every group stands once, wherever its items are in the list', () => {
  open();
  expect(screen.getAllByRole('group').map((group) => titles(group))).toEqual([
    ['Save', 'Delete the article'],
    ['Go to page', 'Go to outline'],
  ]);
});

test('arrows go through it as it is seen, with those on top first', async () => {
  const { chosen, user, field } = open({ name: 'Last used', items: items.slice(3) });
  await user.type(field, '{ArrowDown}{ArrowDown}{Enter}');
  expect(chosen).toEqual(['delete']);
});

test('what is searched for is all that is shown', async () => {
  const { chosen, user, field } = open();
  await user.type(field, 'delete the article');
  expect(titles()).toEqual(['Delete the article']);
  await user.type(field, '{Enter}');
  expect(chosen).toEqual(['delete']);
});
