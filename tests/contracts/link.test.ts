import fc from 'fast-check';
import { checkLink, isPlainAddress, maxLinkLength } from '#contracts/link.ts';
import { phrases } from '#rules/testing/examples.ts';
import { oddAddress } from '../support/addresses.ts';

function hrefOf(text: string): string | undefined {
  const link = checkLink(text);
  return link.ok ? link.href : undefined;
}

describe('an address that an article may hold', () => {
  test.each([
    ['https://shop.example/collagen', 'https://shop.example/collagen'],
    ['HTTP://Shop.Example/Collagen', 'http://shop.example/Collagen'],
    ['/nutrition/collagen', '/nutrition/collagen'],
    ['/search?q1=sleep#results', '/search?q1=sleep#results'],
    ['#sources', '#sources'],
    ['?page=2', '?page=2'],
    ['how-much-collagen-per-day', 'how-much-collagen-per-day'],
    ['mailto:questions@site.example', 'mailto:questions@site.example'],
    ['tel:+18005550142', 'tel:+18005550142'],
  ])('%s is kept', (text, href) => expect(checkLink(text)).toEqual({ ok: true, readable: true, href }));

  test.each([
    ['blanks around it', ' \u00a0https://shop.example/\u2003\n', 'https://shop.example/'],
    ['a tab and a line break inside the host', 'https://sh\top.\nexample/a', 'https://shop.example/a'],
    ['zero-width characters', 'https://shop\u200b.example/\ufeffa', 'https://shop.example/a'],
    ['a soft hyphen in the host', 'https://sh\u00adop.example/', 'https://shop.example/'],
    [
      'a direction override in its path',
      'https://shop.example/\u202egpj.exe',
      'https://shop.example/gpj.exe',
    ],
    ['a blank in a path', '/media/my picture.jpg', '/media/my%20picture.jpg'],
    ['a blank in a query', 'https://shop.example/s?q=fish oil', 'https://shop.example/s?q=fish%20oil'],
    ['a zero-width character in front of it', '\u200b//shop.example/a', 'https://shop.example/a'],
    ['letters of another script in the host', 'https://аррӏе.example/', 'https://xn--80ak6aa92e.example/'],
    ['dots that climb', '/nutrition/../health', '/health'],
    ['an address of the machine itself', 'http://[::1]/', 'http://[::1]/'],
  ])('is normalised: %s', (_case, text, href) => expect(hrefOf(text)).toBe(href));

  test.each(['//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example', '///evil.example'])(
    '%j comes back as the address of another site, not as a path of this one',
    (text) => expect(hrefOf(text)).toBe('https://evil.example/'),
  );

  test('a scheme without slashes names a host', () =>
    expect(hrefOf('https:evil.example')).toBe('https://evil.example/'));

  test.each(['/.//evil.example', '/x/..//evil.example', '/./\\evil.example'])(
    '%j stays a path of this site when its dots are resolved',
    (text) => expect(new URL(hrefOf(text) ?? '', 'https://here.example/').host).toBe('here.example'),
  );

  test('normalising twice changes nothing more', () => {
    for (const text of phrases(`
      //a.example/b c | /x y?z=1 2#ü | https:a.example | a b/c | /.//x | mailto:a b@c.example
    `)) {
      const once = hrefOf(text);
      expect(once === undefined ? undefined : hrefOf(once)).toBe(once);
    }
  });
});

describe('an address that is refused', () => {
  const blanks = {
    space: ' ',
    'no-break space': '\u00a0',
    tab: '\t',
    'line feed': '\n',
    'vertical tab': '\v',
    NUL: '\u0000',
    'escape character': '\u001b',
    'delete character': '\u007f',
    'next line': '\u0085',
    'soft hyphen': '\u00ad',
    'grapheme joiner': '\u034f',
    'ogham space': '\u1680',
    'vowel separator': '\u180e',
    'em space': '\u2003',
    'zero-width space': '\u200b',
    'zero-width joiner': '\u200d',
    'right-to-left mark': '\u200f',
    'line separator': '\u2028',
    'right-to-left override': '\u202e',
    'word joiner': '\u2060',
    'ideographic space': '\u3000',
    'braille blank': '\u2800',
    'hangul filler': '\u3164',
    'variation selector': '\ufe0f',
    'byte order mark': '\ufeff',
    'tag letter': '\u{e0061}',
    'private character': '\ue000',
    'lone surrogate': '\ud800',
  };

  test.each(Object.entries(blanks))('javascript: behind, inside and in front of a %s', (_name, blank) => {
    for (const text of [
      `${blank}javascript:alert(1)`,
      `java${blank}script:alert(1)`,
      `javascript${blank}:alert(1)`,
    ]) {
      expect(checkLink(text)).toEqual({ ok: false, reason: 'scheme' });
    }
  });

  test.each(
    phrases(`
      javascript:alert(1) | JaVaScRiPt:alert(1) | javascript://[ | javascript://shop.example/%0aalert(1)
      vbscript:msgbox(1) | data:text/html,<script>alert(1)</script> | blob:https://shop.example/1
      file:///etc/passwd | ftp://shop.example/ | ws://shop.example/ | view-source:https://shop.example/
      intent://shop.example#Intent;end | about:blank | sms:+1
    `),
  )('%s has a scheme that leaves the web', (text) =>
    expect(checkLink(text)).toEqual({ ok: false, reason: 'scheme' }),
  );

  test.each([
    'https://user:secret@shop.example/',
    'https://shop.example@evil.example/',
    '//user@evil.example/',
  ])('%s hides where it leads behind a user name', (text) =>
    expect(checkLink(text)).toEqual({ ok: false, reason: 'credentials' }),
  );

  test.each([
    'https://shop\u00a0offers.example/x',
    'https://shop\u2003.example',
    'https://shop\u202e.example/',
    'https://shop\u2800offers.example/x',
    ...phrases(`
      https://shop offers.example/x | https://shop.example /x | https:// shop.example/x
      https ://shop.example/x | // shop.example/x | / /shop.example/x | https://shop.example:80 80/
    `),
  ])('%j would lead to another place than is written, once its blank is taken out', (text) =>
    expect(checkLink(text)).toEqual({ ok: false, reason: 'blank' }),
  );

  test('a blank that would be a password is one', () =>
    expect(checkLink('//:\u00a0@host.example/a')).toEqual({ ok: false, reason: 'credentials' }));

  test.each([
    '/media/oats\ud83d.jpg',
    'https://shop.example/?q=\udc00',
    '#\ud83d',
    'a\udc00\ud83d',
    'https://[\ud83d',
  ])('%j holds half a character, which no address can carry', (text) => {
    expect(checkLink(text)).toEqual({ ok: false, reason: 'half-character' });
    expect(hrefOf(text.toWellFormed().replaceAll('\ufffd', '😴'))).toBeDefined();
  });

  test.each(['', '   ', '\u200b\u00a0\n'])('%j is nothing but blanks', (text) =>
    expect(checkLink(text)).toEqual({ ok: false, reason: 'empty' }),
  );

  test(`more than ${maxLinkLength} characters are too long, as many are not`, () => {
    const longest = `/${'a'.repeat(maxLinkLength - 1)}`;
    expect(hrefOf(longest)).toBe(longest);
    expect(checkLink(`${longest}a`)).toEqual({ ok: false, reason: 'too-long' });
  });
});

describe('an address that cannot be read', () => {
  test.each(['http://', 'https://[', 'https://shop.example:99999/', '//', 'https://sh<op.example/'])(
    '%s stays as written',
    (text) => expect(checkLink(text)).toEqual({ ok: true, readable: false, href: text }),
  );

  test('no prefix of an entity or percent code makes a scheme', () => {
    // Entities are for the parser of HTML to resolve, before anything is checked here.
    expect(hrefOf('&#106;avascript:alert(1)')).not.toMatch(/^javascript:/i);
    expect(hrefOf('%6aavascript:alert(1)')).not.toMatch(/^javascript:/i);
    expect(hrefOf('ｊavascript:alert(1)')).not.toMatch(/^javascript:/i);
  });
});

describe('an address that is plain at a glance', () => {
  test.each([
    '/nutrition/collagen',
    '#sources',
    'https://shop.example/collagen?size=300#price',
    'http://a.b.example',
  ])('%s is one', (text) => expect(isPlainAddress(text)).toBe(true));

  test.each([
    '//shop.example',
    'https://user@shop.example',
    'https://xn--80ak6aa92e.example',
    'mailto:a@b.example',
    '',
  ])('%j is looked at in full', (text) => expect(isPlainAddress(text)).toBe(false));

  test('is always one that the rule accepts and can read', () => {
    const plainish = fc
      .tuple(
        fc.constantFrom('/', '#', 'https://', 'http://shop.example/'),
        fc.string({ unit: 'grapheme', maxLength: 20 }),
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(oddAddress, plainish), (text) => {
        const link = checkLink(text);
        return !isPlainAddress(text) || (link.ok && link.readable);
      }),
      { numRuns: 20_000 },
    );
  });

  test(`has at most ${maxLinkLength} characters`, () => {
    const longest = `/${'a'.repeat(maxLinkLength - 1)}`;
    expect(isPlainAddress(longest)).toBe(true);
    expect(isPlainAddress(`${longest}a`)).toBe(false);
  });
});
