/** @jest-environment jsdom */
import { showBlock } from '../support/shownBlock.ts';

const text = '<p>Breathe <a href="https://sleep.example/">slowly</a>.</p>';
const gif = { src: '/media/breathing.gif', alt: 'A flower opens and closes', width: 480, height: 270 };
const show = (data: object) => showBlock('colored-content', data);
const box = () => document.querySelector('section');

describe('colored content', () => {
  test('stands on the ground of its author', () => {
    show({ content: text, backgroundColor: '#f3e3c3' });
    expect(box()?.style.getPropertyValue('--ground')).toBe('#f3e3c3');
    expect(box()?.dataset.ground).toBe('light');
    show({ content: text, backgroundColor: '#0b3b4f' });
    expect(box()?.dataset.ground).toBe('dark');
  });

  test.each([
    ['a ground that no text can be read on', '#7f7f7f'],
    ['no ground', undefined],
  ])('has our colors with %s', (_what, backgroundColor) => {
    show({ content: text, backgroundColor });
    expect(box()?.getAttribute('style')).toBeNull();
    expect(box()?.dataset.ground).toBeUndefined();
  });

  test('ends with its animated picture, which is loaded late', () => {
    show({ content: text, gif });
    const picture = box()?.lastElementChild;
    const image = picture?.querySelector('img');
    expect(image?.getAttribute('src')).toContain('breathing.gif');
    expect(image?.getAttribute('loading')).toBe('lazy');
    expect(image?.alt).toBe('A flower opens and closes');
  });

  test('has a first frame for readers who want no motion, and a script that stops it for all others', () => {
    show({ content: text, gif });
    const still = document.querySelector('source');
    expect(still?.media).toBe('(prefers-reduced-motion: reduce)');
    expect(still?.srcset).toMatch(/breathing\.gif&w=\d+&still /);
    expect(box()?.hasAttribute('data-animations')).toBe(true);
  });

  test('needs neither for a picture that stands still', () => {
    show({ content: text, gif: { ...gif, src: '/media/flower.webp' } });
    expect(document.querySelector('source')).toBeNull();
    expect(box()?.hasAttribute('data-animations')).toBe(false);
  });

  test('is a picture alone, or a text alone', () => {
    show({ gif });
    expect(box()?.children).toHaveLength(1);
    show({ content: text });
    expect(document.querySelector('img')).toBeNull();
  });

  test.each([
    ['nothing', {}],
    ['a blank text', { content: '<p> </p>', backgroundColor: '#f3e3c3' }],
  ])('is not shown with %s', (_what, data) => expect(show(data).html).toBe(''));
});
