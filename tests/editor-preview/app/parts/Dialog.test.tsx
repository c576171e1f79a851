/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Dialog } from '#editor-preview/app/parts/Dialog.tsx';

/** As browsers do it: what had the focus gets it back when a dialog that is in the page is closed. */
beforeAll(() => {
  let before: Element | null = null;
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
    before = document.activeElement;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    if (this.isConnected && before instanceof HTMLElement) before.focus();
  };
});

function Tool(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [names, setNames] = useState(['One', 'Two']);
  return (
    <>
      {names.map((name) => (
        <button key={name} type="button" onClick={() => setOpen(true)}>
          {name}
        </button>
      ))}
      {isOpen && (
        <Dialog title="Commands" onClose={() => setOpen(false)}>
          <button
            type="button"
            onClick={() => {
              setOpen(false);
              setNames(names.toReversed());
            }}
          >
            Move
          </button>
        </Dialog>
      )}
    </>
  );
}

test('a window that is shut gives the focus back to what had it', async () => {
  const user = userEvent.setup();
  render(<Tool />);
  await user.click(screen.getByRole('button', { name: 'Two' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Two' }));
});

test.each(['One', 'Two'])('also where that is put elsewhere by what was chosen: %s', async (name) => {
  const user = userEvent.setup();
  render(<Tool />);
  await user.click(screen.getByRole('button', { name }));
  await user.click(screen.getByRole('button', { name: 'Move' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name }));
});

test('a press on its margin leaves it open; one outside is the browser’s to tell from that', async () => {
  const user = userEvent.setup();
  render(<Tool />);
  await user.click(screen.getByRole('button', { name: 'One' }));
  const dialog = screen.getByRole('dialog', { name: 'Commands' });
  await user.click(dialog);
  expect(dialog.isConnected).toBe(true);
  expect(dialog.getAttribute('closedby')).toBe('any');
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(dialog.isConnected).toBe(false);
});
