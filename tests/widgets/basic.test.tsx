/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { showBlock } from '../support/shownBlock.ts';

const placeholder = 'Widget encountered in basic json to react transform';

describe('basic nodes', () => {
  test('become text and elements', () => {
    showBlock('basic', {
      nodes: [{ tag: 'p', children: ['Plain ', { tag: 'strong', children: ['words'] }, '.'] }],
    });
    expect(document.querySelector('p')?.innerHTML).toBe('Plain <strong>words</strong>.');
  });

  test('keep the attributes that the allow-list has, and no others', () => {
    showBlock('basic', {
      nodes: [
        {
          tag: 'a',
          attributes: { href: '/sleep', onclick: 'alert(1)', style: 'inset:0', class: 'ad' },
          children: ['Sleep'],
        },
      ],
    });
    const link = screen.getByRole('link', { name: 'Sleep' });
    expect(link.getAttributeNames()).toEqual(['href']);
  });

  test('give up an element that is not on the allow-list, and keep what is in it', () => {
    showBlock('basic', {
      nodes: [
        { tag: 'blink', children: ['kept'] },
        { tag: 'script', children: ['alert(1)'] },
        { tag: 'iframe', attributes: { src: 'https://evil.example' } },
      ],
    });
    expect(document.body.textContent).toBe('kept');
    expect(document.querySelector('script, iframe')).toBeNull();
  });

  test('show a block met among them by its widget, as a root of its own', () => {
    const block = { id: 'inner', type: 'heading', data: { text: 'Inside', level: 3 } };
    const { shown } = showBlock('basic', { nodes: [{ tag: 'p', children: ['Before'] }, block] });
    expect(screen.getByRole('heading', { level: 3, name: 'Inside' })).toBeTruthy();
    expect(shown.map(({ type }) => type)).toEqual(['basic', 'heading']);
  });

  test('show the placeholder for a block that has no widget, to developers only', () => {
    const block = { id: 'inner', type: 'carousel-of-old', data: { text: 'Readable words' } };
    showBlock('basic', { nodes: [block] });
    expect(document.querySelector('[data-placeholder]')?.hasAttribute('hidden')).toBe(true);
    expect(document.body.textContent).toContain('Readable words');
    showBlock('basic', { nodes: [block] }, { preview: true });
    expect(screen.getByText(placeholder).hasAttribute('hidden')).toBe(false);
  });

  test('hold an island that hydrates on its own', () => {
    const block = { id: 'inner', type: 'video', data: { videoId: 'dQw4w9WgXcQ', title: 'A walk' } };
    showBlock('basic', { nodes: [block] });
    expect(document.querySelector('[data-slot] > pagewell-island')?.getAttribute('data-hydrate')).toBe(
      'interaction',
    );
  });

  test('show nothing when there are none', () => expect(showBlock('basic', { nodes: [] }).html).toBe(''));
});
