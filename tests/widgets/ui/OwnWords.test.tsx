/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { OwnWords } from '#widgets/ui/OwnWords.tsx';

describe('words of ours', () => {
  test('are English, and stand on their own among words of another direction', () => {
    const { container } = render(<OwnWords>Pros &amp; cons</OwnWords>);
    expect(container.innerHTML).toBe('<bdi lang="en">Pros &amp; cons</bdi>');
  });

  test('leave the language to the page where an author’s have taken their place', () =>
    expect(render(<OwnWords when={false}>اشترِ الآن</OwnWords>).container.innerHTML).toBe('اشترِ الآن'));
});
