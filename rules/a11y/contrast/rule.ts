import { type AuthorColours, type UnreadableColour, unreadableColours } from '#contracts/authorColours.ts';
import { leastContrast } from '#contracts/contrast.ts';
import type { Place } from '../../engine/place.ts';
import type { Report, Rule } from '../../engine/rule.ts';

export const rule: Rule = {
  id: 'a11y/contrast',
  severity: 'warning',
  summary: 'Colors of a block have too little contrast, so readers see the default colors.',
  blocks: {
    'colored-content'({ data, place }, report) {
      reportContrast({ background: data.backgroundColor }, () => place('/data/backgroundColor'), report);
    },
    'content-series'({ data, place }, report) {
      reportContrast({ background: data.color_scheme }, () => place('/data/color_scheme'), report);
    },
    'content-promo'({ data, place }, report) {
      reportContrast(
        { background: data.backgroundColor, ...data.colors },
        (name) => place(name === 'background' ? '/data/backgroundColor' : `/data/colors/${name}`),
        report,
      );
    },
    'announcement-bar'({ data: { backgroundColor, textColor }, place }, report) {
      const colours = { background: backgroundColor, text: textColor };
      reportContrast(
        colours,
        (name) => place(name === 'text' ? '/data/textColor' : '/data/backgroundColor'),
        report,
      );
    },
    'call-out'({ data, place }, report) {
      data.items.forEach(({ isBrandPage, brandPage, isContentSeries, contentSeries }, index) => {
        const at = `/data/items/${index}`;
        if (isBrandPage) {
          const background = brandPage?.brandColor;
          reportContrast({ background }, () => place(`${at}/brandPage/brandColor`), report);
        } else if (isContentSeries) {
          const background = contentSeries?.color_scheme;
          reportContrast({ background }, () => place(`${at}/contentSeries/color_scheme`), report);
        }
      });
    },
  },
};

function reportContrast(
  colours: AuthorColours,
  placeOf: (name: UnreadableColour['name']) => Place,
  report: Report,
): void {
  for (const { name, colour, contrast } of unreadableColours(colours)) {
    // Rounded down, so that an insufficient contrast never reads as sufficient.
    const reached = Math.floor(contrast * 10) / 10;
    const message =
      name === 'background'
        ? `Text on ${colour} has a contrast of at most ${reached}, but ${leastContrast} is needed. Readers see the default colors. Choose a lighter or a darker color.`
        : `${colour} has a contrast of ${reached} with the background, but ${leastContrast} is needed. Readers see the default color. Choose a color with more contrast.`;
    report(placeOf(name), message, { evidence: colour });
  }
}
