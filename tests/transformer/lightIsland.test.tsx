import { renderToStaticMarkup } from 'react-dom/server';
import { type BlockRendering, BlockRenderingContext } from '../../transformer/blockRendering.ts';
import { LightIsland } from '../../transformer/LightIsland.tsx';

const markup = (scripts: BlockRendering['scripts'] | undefined): string => {
  const rendering: BlockRendering | undefined = scripts && {
    html: () => null,
    nestedBlock: () => '',
    report: () => {},
    linkNetworkHosts: new Set(),
    nextPicture: () => 'lazy',
    scripts,
  };
  return renderToStaticMarkup(
    <BlockRenderingContext value={rendering}>
      <LightIsland part="part-carousel">
        <p>Slides</p>
      </LightIsland>
    </BlockRenderingContext>,
  );
};

describe('a part of a block that a small script finishes', () => {
  test('is an island that asks for its script when it is seen, and for no other', () => {
    const address = '/assets/carousel.js';
    const html = markup((part) =>
      part === 'part-carousel' ? { component: address, runtime: address } : undefined,
    );
    expect(html).toMatch(/^<pagewell-island [^>]+><div data-island-root=""><p>Slides<\/p><\/div>/);
    expect(html).toContain('data-hydrate="visible"');
    expect(html.match(/data-(?:script|runtime)="[^"]*"/g)).toEqual([
      `data-script="${address}"`,
      `data-runtime="${address}"`,
    ]);
  });

  test('is only what is in it where the build has no script', () => {
    expect(markup(() => undefined)).toBe('<p>Slides</p>');
  });

  test('has the same elements in the browser, where the attributes are the server’s', () => {
    expect(markup(undefined)).toBe(
      '<pagewell-island><div data-island-root=""><p>Slides</p></div></pagewell-island>',
    );
  });
});
