/** For two independent 32-bit hashes (FNV's prime and one of Knuth's): a collision needs both. */
const multipliers = [0x01000193, 0x9e3779b1] as const;
const seeds = [0x811c9dc5, 0x2545f491] as const;

/** A 64-bit hash as 16 hexadecimal digits, the same everywhere. Not collision-resistant against attackers. */
export function contentHash(text: string): string {
  let [first, second]: [number, number] = [seeds[0], seeds[1]];
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    first = Math.imul(first ^ unit, multipliers[0]);
    second = Math.imul(second ^ unit, multipliers[1]);
    // Multiplication carries upwards only: the rotation mixes the low bits.
    second = (second << 13) | (second >>> 19);
  }
  return hexadecimal(first ^ (second >>> 15)) + hexadecimal(second ^ (first >>> 13));
}

function hexadecimal(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
