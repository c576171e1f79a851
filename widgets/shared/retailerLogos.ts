/** An entry of the list of retailers' logos (specification §3). */
export interface RetailerLogo {
  name: string;
  imageSrc: string;
}

/** The size of every logo, in CSS pixels. */
export const logoSize = { width: 96, height: 32 } as const;

/** Longer names stand on two lines, where they have two words. */
const longestLine = 12;
/** The widest a line may be, and how wide a letter is as a part of its size. */
const widestLine = 84;
const letterWidth = 0.58;

/**
 * The logos of retailers. The order matters, because the first entry whose name is part of a retailer's name wins:
 * Target stands before CVS, so that the pharmacy "Target (CVS)" gets Target's (specification §3). The marks are names
 * in plain lettering, drawn here; a publisher with the right to use a retailer's logo puts its address in their place.
 */
export const retailerLogos: readonly RetailerLogo[] = [
  'Target',
  'CVS',
  'Walgreens',
  'Walmart',
  'Costco',
  'Kroger',
  'Rite Aid',
  'Amazon',
  'Harrow & Pine',
  'Greenlane Market',
  'Northgate Nutrition',
].map((name) => ({ name, imageSrc: mark(lettering(name)) }));

/** Stands where no logo is known: a shop's awning and door. */
export const defaultLogo: string = mark(
  '<path d="M37 12l3-5h16l3 5zM39.5 15v10h17V15M46 25v-6h4v6" fill="none" stroke="#4a5755" stroke-width="1.8" stroke-linejoin="round"/>',
);

/** The logo for a retailer: of the first entry whose name is part of the retailer's, in whatever case, or the default. */
export function retailerLogo(retailer: string | undefined): string {
  const wanted = retailer?.toLowerCase() ?? '';
  const entry = retailerLogos.find(({ name }) => wanted.includes(name.toLowerCase()));
  return entry?.imageSrc ?? defaultLogo;
}

/** A name across the mark. A line is squeezed where the reader's typeface would not fit. */
function lettering(name: string): string {
  const lines = name.length > longestLine ? name.split(/ (?=[^ ]*$)/) : [name];
  const longest = Math.max(...lines.map(({ length }) => length));
  const size = Math.min(lines.length > 1 ? 12 : 16, widestLine / (longest * letterWidth));
  return lines
    .map((line, index) => {
      const middle = logoSize.height / 2 + (index - (lines.length - 1) / 2) * size * 1.1;
      const width = Math.round(line.length * size * letterWidth);
      return `<text x="48" y="${(middle + size * 0.35).toFixed(1)}" font-size="${size.toFixed(1)}" textLength="${width}" lengthAdjust="spacingAndGlyphs" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" fill="#1c2524">${line.replaceAll('&', '&amp;')}</text>`;
    })
    .join('');
}

/** A mark on white, which stands in light and dark alike. Its address holds the drawing, so that nothing is fetched. */
function mark(content: string): string {
  const { width, height } = logoSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="6" fill="#fff" stroke="#dde4e2"/>${content}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
