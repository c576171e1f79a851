/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { declaredEvent } from '../support/declaredEvents.ts';
import { showBlock } from '../support/shownBlock.ts';

const data = {
  header: 'Common questions',
  items: [
    { question: 'How long does it take?', answer: '<p>About <strong>eight weeks</strong>.</p>' },
    { question: 'Is it safe?', answer: '<p>For most adults.</p>' },
  ],
};

describe('questions and answers', () => {
  test('stand behind native disclosures, closed at first, so that any number may be open', () => {
    showBlock('faq', data);
    const details = [...document.querySelectorAll('details')];
    expect(details.map(({ open }) => open)).toEqual([false, false]);
    expect(details.map((item) => item.getAttribute('name'))).toEqual([null, null]);
    expect(details.map((item) => item.querySelector('summary')?.textContent)).toEqual([
      'How long does it take?',
      'Is it safe?',
    ]);
  });

  test('show the answer with its formatting', () => {
    showBlock('faq', data);
    expect(document.querySelector('details strong')?.textContent).toBe('eight weeks');
  });

  test('are named by their header; without one they are no landmark, so that two boxes never share a name', () => {
    showBlock('faq', data);
    expect(screen.getByRole('region', { name: 'Common questions' })).toBeTruthy();
    showBlock('faq', { items: data.items });
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.querySelector('[aria-label]')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  test('declare that an opening is reported, without the question', () => {
    showBlock('faq', data);
    const declared = declaredEvent(document.querySelector('details'), 'open');
    expect(declared).toEqual({
      kind: 'element-clicked',
      elementType: 'FAQ',
      actionOutcome: 'OPEN',
      position: 1,
    });
  });

  test('may ask the same twice', () => {
    const [first] = data.items;
    showBlock('faq', { items: [first, first] });
    expect(document.querySelectorAll('details')).toHaveLength(2);
  });
});
