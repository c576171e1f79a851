/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import { start } from '#client/behaviours/lazyImage.ts';
import { LazyImage } from '#widgets/ui/LazyImage.tsx';

const picture = { src: '/media/dance.gif', alt: 'A dance', width: 600, height: 400, shownWidth: 300 };
const html = renderToStaticMarkup(<LazyImage {...picture} />);

/** Puts HTML on the page as a browser with scripting reads it: what is in a noscript is text. */
function show(markup: string): Element {
  document.body.innerHTML = markup;
  for (const noscript of document.querySelectorAll('noscript')) noscript.textContent = noscript.innerHTML;
  const element = document.querySelector('pagewell-lazy-image');
  if (!element) throw new Error('There is no lazy image');
  return element;
}

describe('the lazy image, as the server sends it', () => {
  test('is a copy for readers without JavaScript, through the image proxy at 2.1 times its width', () =>
    expect(html).toMatch(/<noscript><img src="\/img\?src=%2Fmedia%2Fdance\.gif&amp;w=630"/));
  test('keeps its place', () => expect(html).toContain('style="display:block;aspect-ratio:600 / 400"'));
  test('leaves a picture on a media host as it is', () => {
    const src = 'https://media.pagewell.example/dance.gif';
    expect(renderToStaticMarkup(<LazyImage {...picture} src={src} />)).toContain(`src="${src}"`);
  });
});

describe('the lazy image in a browser', () => {
  test('is inserted exactly once, in place of the copy', () => {
    const element = show(html);
    expect(element.querySelector('img')).toBeNull();
    start(element);
    start(element);
    expect(element.querySelectorAll('img')).toHaveLength(1);
    expect(element.querySelector('img')?.alt).toBe('A dance');
  });

  test('comes in a picture with a source for each breakpoint where there are any', () => {
    const sources = [{ media: '(max-width: 590px)', src: '/media/dance-small.gif' }];
    const element = show(renderToStaticMarkup(<LazyImage {...picture} sources={sources} />));
    start(element);
    const source = element.querySelector('picture > source');
    expect(source?.getAttribute('media')).toBe('(max-width: 590px)');
    expect(source?.getAttribute('srcset')).toContain('dance-small.gif');
    expect(element.querySelectorAll('picture > img')).toHaveLength(1);
  });

  test('runs nothing that its texts look like', () => {
    const alt = '"><img src=x onerror=alert(1)></noscript><script>alert(1)</script>';
    const element = show(renderToStaticMarkup(<LazyImage {...picture} alt={alt} />));
    start(element);
    expect(element.querySelectorAll('*')).toHaveLength(1);
    expect(element.querySelector('img')?.alt).toBe(alt);
  });
});
