import { logoSize, retailerLogo, retailerMark } from '#widgets/commerce/retailerLogos.ts';
import { sizeOfFile } from '../../fixtures/pictures.ts';
import { testSite } from '../../support/site.ts';

const { retailers } = testSite.content;
const { logos, defaultLogo } = retailers;

const logoNamed = (name: string) => logos.find((entry) => entry.name === name)?.imageSrc;

describe('the list of retailers’ logos', () => {
  test('has Target before CVS', () => {
    const names = logos.map(({ name }) => name);
    expect(names.indexOf('Target')).toBeGreaterThanOrEqual(0);
    expect(names.indexOf('Target')).toBeLessThan(names.indexOf('CVS'));
  });

  test('has every name once, with a picture of its own that is there, sharp on dense screens', async () => {
    expect(new Set(logos.map(({ name }) => name)).size).toBe(logos.length);
    const pictures = [defaultLogo, ...logos.map(({ imageSrc }) => imageSrc)];
    expect(new Set(pictures).size).toBe(pictures.length);
    const { width, height } = logoSize;
    for (const picture of pictures) {
      expect([picture, await sizeOfFile(picture)]).toEqual([
        picture,
        { width: 2 * width, height: 2 * height },
      ]);
    }
  });

  test.each([
    ['Target', 'Target'],
    ['Target (CVS)', 'Target'],
    ['CVS at Target', 'Target'],
    ['CVS Pharmacy', 'CVS'],
    ['cvs pharmacy', 'CVS'],
    ['HARROW & PINE', 'Harrow & Pine'],
  ])('gives %s the logo of %s', (retailer, name) => {
    expect(logoNamed(name)).toBeDefined();
    expect(retailerLogo(retailer, retailers)).toBe(logoNamed(name));
  });

  test.each([undefined, '', ' ', 'The shop around the corner', 'Tar get'])(
    'gives %j the default logo',
    (retailer) => expect(retailerLogo(retailer, retailers)).toBe(defaultLogo),
  );
});

describe('the square sign of a retailer', () => {
  test('is a square picture that is sharp on dense screens', async () => {
    const marks = [retailers.defaultMark, ...logos.map(({ markSrc }) => markSrc)].filter(
      (mark) => mark !== undefined,
    );
    expect(marks.length).toBeGreaterThan(0);
    for (const mark of marks)
      expect([mark, await sizeOfFile(mark)]).toEqual([mark, { width: 120, height: 120 }]);
  });

  test.each([
    ['Eastgate Grocers', 'its sign', '/media/retailer-eastgate-mark.webp'],
    ['CVS Pharmacy', 'its logo, where it has no sign', '/media/retailer-cvs.webp'],
    ['The shop around the corner', 'the default sign', '/media/retailer-unknown-mark.webp'],
  ])('of %s is %s', (retailer, _, mark) => expect(retailerMark(retailer, retailers)).toBe(mark));

  test('is the default logo on a site without signs', () =>
    expect(retailerMark('Eastgate', { logos: [], defaultLogo })).toBe(defaultLogo));
});
