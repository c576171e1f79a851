import { readFileSync } from 'node:fs';
import { cutFace, faces } from '#shell/design/fonts/cutFaces.ts';
import { fallbackFaces, matchedMetrics, textFaceFile } from '#shell/design/typeface.ts';

describe('the text face', () => {
  test.each(Object.entries(faces))('has a file that is what the program cuts: %s', async (name, face) => {
    expect(readFileSync(`shell/design/fonts/${name}`).equals(await cutFace(face))).toBe(true);
  });

  test('costs a page of English or Spanish no more than 25 kB', () =>
    expect(readFileSync(textFaceFile).length).toBeLessThan(25_000));

  test('has a stand-in of the same width and height, so that no line moves', () => {
    const face = { ascent: 1, descent: 0.3, averageWidth: 0.5 };
    expect(matchedMetrics(face, { ascent: 0.9, descent: 0.2, averageWidth: 0.4 })).toEqual({
      size: '125.0%',
      ascent: '80.0%',
      descent: '24.0%',
    });
    expect(matchedMetrics(face, face)).toEqual({ size: '100.0%', ascent: '100.0%', descent: '30.0%' });
  });

  test('is a little wider than Georgia, and a little narrower than the serif of most Linux systems', () => {
    expect(fallbackFaces).toMatch(/local\('Georgia'\).*size-adjust: 107\.5%/);
    expect(fallbackFaces).toMatch(/local\('DejaVu Serif'\).*size-adjust: 92\.4%/);
  });
});
