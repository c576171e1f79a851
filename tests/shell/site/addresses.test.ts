import { absoluteAddress, pictureAddress, sharedPictureAddress } from '#shell/site/addresses.ts';

const origin = 'https://pagewell.example';

describe('addresses for other sites', () => {
  test('of this site are made absolute, others stay', () => {
    expect(absoluteAddress('/authors/ines', origin)).toBe('https://pagewell.example/authors/ines');
    expect(absoluteAddress('https://clinic.example/ines', origin)).toBe('https://clinic.example/ines');
  });

  test.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'mailto:a@b.example',
    '#here',
    '',
    'data:text/html,x',
  ])('%j leads nowhere on the web, so there is none', (link) =>
    expect(absoluteAddress(link, origin)).toBeUndefined(),
  );
});

describe('pictures', () => {
  test('come from this site, or over https', () => {
    expect(pictureAddress('/media/a.jpg')).toBe('/media/a.jpg');
    expect(pictureAddress('https://images.example/a.jpg')).toBe('https://images.example/a.jpg');
  });

  test.each(['http://images.example/a.jpg', 'mailto:a@b.example', 'javascript:alert(1)', 'a.jpg', ''])(
    'do not come from %j',
    (src) => {
      expect(pictureAddress(src)).toBeUndefined();
      expect(sharedPictureAddress(src, origin)).toBeUndefined();
    },
  );

  test('are shown by other sites at 1200 pixels', () => {
    const address = new URL(sharedPictureAddress('/media/a.jpg', origin) ?? '');
    expect(address.origin).toBe(origin);
    expect(Number(address.searchParams.get('w'))).toBeGreaterThanOrEqual(1200);
  });
});
