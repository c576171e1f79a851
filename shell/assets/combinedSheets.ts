import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** How many combinations are remembered; another one is made again. */
const rememberedCombinations = 1_000;

/** Style sheets made of several built ones, each at an address that says of which, and of what content. */
export interface CombinedSheets {
  /** The name of the one that holds these built sheets. */
  nameOf: (sheets: readonly string[]) => string;
  /** The text of the one of this name; undefined where no page of this build names it. */
  textOf: (name: string) => string | undefined;
}

/**
 * Combines built sheets. A name holds a bit for each sheet that there is, and the beginning of the hash of what they make
 * together: whichever instance is asked makes the same text of it, whoever keeps it keeps it for ever, and a name with another
 * hash costs no more than finding that out.
 *
 * @param sheets all that may be combined, in the order in which they stand together
 */
export function combinedSheets(
  sheets: readonly string[],
  textOfSheet: (sheet: string) => string,
): CombinedSheets {
  const places = new Map(sheets.map((sheet, index) => [sheet, index]));
  const names = new LRUCache<string, string>({ max: rememberedCombinations });
  const maskBytes = Math.ceil(sheets.length / 8);
  const maskLength = Math.ceil((maskBytes * 8) / 6);
  const pattern = new RegExp(`^page-([\\w-]{${maskLength}})-([\\w-]{${hashLength}})\\.css$`);

  function textOfMask(mask: Buffer): string {
    return sheets
      .filter((_, index) => (mask[index >> 3] ?? 0) & (1 << (index & 7)))
      .map(textOfSheet)
      .join('\n');
  }

  function nameOfMask(mask: Buffer): string {
    return `page-${mask.toString('base64url')}-${hashOf(textOfMask(mask))}.css`;
  }

  return {
    nameOf(wanted) {
      const mask = Buffer.alloc(maskBytes);
      for (const sheet of wanted) {
        const index = places.get(sheet);
        if (index !== undefined) mask[index >> 3] = (mask[index >> 3] ?? 0) | (1 << (index & 7));
      }
      const key = mask.toString('base64url');
      const name = names.get(key) ?? nameOfMask(mask);
      names.set(key, name);
      return name;
    },
    textOf(name) {
      const [, mask, hash] = pattern.exec(name) ?? [];
      if (mask === undefined) return undefined;
      const text = textOfMask(Buffer.from(mask, 'base64url'));
      return hashOf(text) === hash ? text : undefined;
    },
  };
}

const hashLength = 8;

/** Whether a name is of the form that combined sheets have, of whatever build. */
export function isCombinedSheet(name: string): boolean {
  return name.startsWith('page-') && name.endsWith('.css');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, hashLength);
}
