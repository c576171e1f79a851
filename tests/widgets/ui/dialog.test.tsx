/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from '#widgets/ui/Dialog.tsx';
import { declaredEvent } from '../../support/declaredEvents.ts';

const hidden = { hidden: true };
const shown = () => screen.getByRole<HTMLDialogElement>('dialog', hidden);

test('is closed until a script opens it', () => {
  render(<Dialog title="Prevalence Rates">A share of people.</Dialog>);
  expect(shown().open).toBe(false);
});

test('is called by its title, which stands above the content', () => {
  render(<Dialog title="Prevalence Rates">A share of people.</Dialog>);
  shown().open = true;
  expect(screen.getByRole('dialog', { name: 'Prevalence Rates' })).toBe(shown());
  expect(screen.getByRole('heading', { ...hidden, level: 2 }).textContent).toBe('Prevalence Rates');
});

test('is called so as well where its content says the title itself', () => {
  render(
    <Dialog title="Compare powders" showsTitle={false}>
      A table
    </Dialog>,
  );
  shown().open = true;
  expect(screen.getByRole('dialog', { name: 'Compare powders' })).toBe(shown());
  expect(screen.queryByRole('heading', hidden)).toBeNull();
});

test('tells only of a title of ours that it is English', () => {
  const { rerender } = render(<Dialog title="Parts">…</Dialog>);
  const heading = () => screen.getByRole('heading', hidden);
  expect(heading().querySelector('[lang]')).toBeNull();
  rerender(
    <Dialog title="Share" isOwnTitle>
      …
    </Dialog>,
  );
  expect(heading().querySelector('[lang="en"]')?.textContent).toBe('Share');
});

test('has a button that closes it, by HTML alone', () => {
  render(<Dialog title="Share">Links</Dialog>);
  const button = screen.getByRole<HTMLButtonElement>('button', { ...hidden, name: 'Close' });
  expect(button.type).toBe('submit');
  expect(button.form?.method).toBe('dialog');
});

test('is closed by a click outside, where browsers know how', () => {
  render(<Dialog title="Share">Links</Dialog>);
  expect(shown().getAttribute('closedby')).toBe('any');
});

test('reports that it was opened, where it is told what to', () => {
  const event = { kind: 'element-clicked', location: 'Share', actionOutcome: 'OPEN' } as const;
  const { rerender } = render(<Dialog title="Share">Links</Dialog>);
  expect(shown().hasAttribute('data-track-open')).toBe(false);
  rerender(
    <Dialog title="Share" event={event}>
      Links
    </Dialog>,
  );
  expect(declaredEvent(shown(), 'open')).toMatchObject(event);
});

test('is as wide and at most as high as it is told, and else has no size of its own', () => {
  const { rerender } = render(<Dialog title="Share">Links</Dialog>);
  const size = (name: string) => shown().style.getPropertyValue(`--dialog-${name}`);
  expect(shown().hasAttribute('style')).toBe(false);
  rerender(
    <Dialog title="Coupon" width={746} maxHeight={{ narrow: 812, wide: 896 }}>
      Codes
    </Dialog>,
  );
  expect(['width', 'height', 'height-wide'].map(size)).toEqual(['746px', '812px', '896px']);
  rerender(
    <Dialog title="Coupon" maxHeight={459}>
      Codes
    </Dialog>,
  );
  expect(['width', 'height', 'height-wide'].map(size)).toEqual(['', '459px', '']);
});

test('says that it has closed', () => {
  const onClose = jest.fn();
  render(
    <Dialog title="Coupon" onClose={onClose}>
      Codes
    </Dialog>,
  );
  expect(onClose).not.toHaveBeenCalled();
  fireEvent(shown(), new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(1);
});
