import { defaultLogo, retailerLogo, retailerLogos } from '../../../widgets/shared/retailerLogos.ts';

const logoNamed = (name: string) => retailerLogos.find((entry) => entry.name === name)?.imageSrc;

describe('the list of retailers’ logos', () => {
  test('has Target before CVS', () => {
    const names = retailerLogos.map(({ name }) => name);
    expect(names.indexOf('Target')).toBeGreaterThanOrEqual(0);
    expect(names.indexOf('Target')).toBeLessThan(names.indexOf('CVS'));
  });

  test('has every name once, with a drawing of its own that carries no script', () => {
    expect(new Set(retailerLogos.map(({ name }) => name)).size).toBe(retailerLogos.length);
    expect(new Set(retailerLogos.map(({ imageSrc }) => imageSrc)).size).toBe(retailerLogos.length);
    for (const src of [defaultLogo, ...retailerLogos.map(({ imageSrc }) => imageSrc)]) {
      expect(src).toMatch(/^data:image\/svg\+xml,%3Csvg%20/);
      expect(decodeURIComponent(src)).not.toMatch(/script|href|http:\/\/(?!www\.w3\.org\/2000\/svg)/);
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
    expect(retailerLogo(retailer)).toBe(logoNamed(name));
  });

  test.each([undefined, '', ' ', 'The shop around the corner', 'Tar get'])(
    'gives %j the default logo',
    (retailer) => {
      expect(retailerLogo(retailer)).toBe(defaultLogo);
    },
  );
});
