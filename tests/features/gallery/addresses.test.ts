import { frameAddress, galleryAddress, readFrameOptions } from '#features/gallery/addresses.ts';

describe('addresses in the gallery', () => {
  test('say what is chosen, and nothing where nothing is', () => {
    expect(galleryAddress('quiz')).toBe('/gallery/quiz');
    expect(galleryAddress('quiz', { width: 800, scheme: 'dark' })).toBe(
      '/gallery/quiz?scheme=dark&width=800',
    );
    expect(frameAddress('quiz', 'typical', undefined)).toBe('/gallery/quiz/typical');
    expect(frameAddress('quiz', 'typical', 'light')).toBe('/gallery/quiz/typical?scheme=light');
  });

  test.each([
    ['scheme=dark&width=390', { width: 390, scheme: 'dark' }],
    ['scheme=light&width=1280', { width: 1280, scheme: 'light' }],
    ['', { width: undefined, scheme: undefined }],
    ['scheme=%22%3E%3Cscript%3E&width=391', { width: undefined, scheme: undefined }],
    ['scheme=constructor&width=800px', { width: undefined, scheme: undefined }],
  ])('"%s" is read as far as it is one of the choices', (query, options) => {
    expect(readFrameOptions(new URLSearchParams(query))).toEqual(options);
  });
});
