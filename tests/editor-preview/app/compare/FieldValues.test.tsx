/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { FieldValues } from '#editor-preview/app/compare/FieldValues.tsx';

test('words around an unchanged tag stay apart', () => {
  const html = (dose: string) => `<p>Take it for a year<cite data-source="5"></cite> and ${dose} grams.</p>`;
  const { container } = render(<FieldValues before={html('5')} after={html('10')} />);
  expect(container.querySelector('dd')?.textContent).toBe('Take it for a year and 5 grams.');
});
