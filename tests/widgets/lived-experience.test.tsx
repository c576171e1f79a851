/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import { declaredEvent } from '../support/declaredEvents.ts';
import { showBlock } from '../support/shownBlock.ts';

const emeka = {
  title: 'Twelve years of night shifts',
  quote: 'I lay awake with the curtains drawn.',
  name: 'Emeka Okonjo',
  credentials: 'Nurse, Baltimore',
  photo: { src: '/media/portrait-okonjo.jpg', alt: '' },
  cta: '/mental-health/how-to-find-a-therapist',
  authorBioPageUrl: 'https://nurses.example/okonjo',
};
const show = (data: object) => showBlock('lived-experience', data);

describe('a lived experience', () => {
  test('shows photo, title, quote, name and what the person is', () => {
    show(emeka);
    expect(document.querySelector('img')?.getAttribute('src')).toContain('portrait-okonjo.jpg');
    expect(document.querySelector('strong')?.textContent).toBe('Twelve years of night shifts');
    expect(document.querySelector('blockquote')?.textContent).toBe('I lay awake with the curtains drawn.');
    expect(document.querySelector('footer')?.textContent).toBe('Emeka Okonjo, Nurse, Baltimore');
  });

  test('leads to the whole article, and by the name to the person', () => {
    show(emeka);
    const article = screen.getByRole('link', { name: /^Read full article/ });
    expect(article.getAttribute('href')).toBe('/mental-health/how-to-find-a-therapist');
    expect(screen.getByRole('link', { name: 'Emeka Okonjo' }).getAttribute('href')).toBe(
      'https://nurses.example/okonjo',
    );
    expect(declaredEvent(article.parentElement, 'click')).toEqual({
      kind: 'element-clicked',
      location: 'Lived experience',
      elementType: 'LINK',
      actionOutcome: 'INTERNALLINK',
      name: 'Twelve years of night shifts',
      text: 'Read full article',
      linkUrl: '/mental-health/how-to-find-a-therapist',
    });
  });

  test('is its quote alone where nothing else is known', () => {
    show({ quote: 'It was harder in the second month.' });
    expect(document.body.textContent).toBe('It was harder in the second month.');
    expect(document.querySelector('a, img, figcaption, strong')).toBeNull();
  });

  test('leaves out each part that is missing, and no sign of it', () => {
    show({ ...emeka, name: ' ', cta: undefined });
    expect(document.querySelector('footer')?.textContent).toBe('Nurse, Baltimore');
    expect(screen.queryByRole('link')).toBeNull();
    show({ ...emeka, credentials: '', authorBioPageUrl: undefined });
    expect(document.querySelector('footer')?.textContent).toBe('Emeka Okonjo');
    expect(document.querySelector('cite a')).toBeNull();
  });
});
