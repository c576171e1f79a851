import { existsSync } from 'node:fs';
import { georgiaAsTextFace, matchedMetrics, textFaceFile } from '../../../shell/design/typeface.ts';

describe('the text face', () => {
  test('is a file that is installed', () => {
    expect(existsSync(textFaceFile)).toBe(true);
  });

  test('has a stand-in of the same width and height, so that no line moves', () => {
    const face = { ascent: 1, descent: 0.3, averageWidth: 0.5 };
    expect(matchedMetrics(face, { ascent: 0.9, descent: 0.2, averageWidth: 0.4 })).toEqual({
      size: '125.0%',
      ascent: '80.0%',
      descent: '24.0%',
    });
    expect(matchedMetrics(face, face)).toEqual({ size: '100.0%', ascent: '100.0%', descent: '30.0%' });
  });

  test('is a little wider than the stand-in', () => {
    expect(Number.parseFloat(georgiaAsTextFace.size)).toBeGreaterThan(100);
  });
});
