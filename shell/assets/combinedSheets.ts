import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const rememberedCombinations = 1_000;

export interface CombinedSheets {
  nameOf: (sheets: readonly string[]) => string;
  textOf: (name: string) => string | undefined;
}

/**
 * A name has a bit for each sheet and a hash of the result, so all instances agree, it can be cached forever,
 * and a wrong hash is rejected cheaply. `sheets` are in cascade order.
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

export function isCombinedSheet(name: string): boolean {
  return name.startsWith('page-') && name.endsWith('.css');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, hashLength);
}
