const newline = 0x0a;

/**
 * The line with a key before its first tab: binary search in lines sorted by bytes, without parsing them.
 * @param lines each ends with a line feed
 */
export function findLine(lines: Buffer, key: string): string | undefined {
  const wanted = Buffer.from(`${key}\t`);
  let [from, to] = [0, lines.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const begin = middle === 0 ? 0 : lines.lastIndexOf(newline, middle - 1) + 1;
    const end = lines.indexOf(newline, begin);
    const order = lines.subarray(begin, Math.min(begin + wanted.length, end)).compare(wanted);
    if (order === 0) return lines.toString('utf8', begin, end);
    if (order < 0) from = end + 1;
    else to = begin;
  }
  return undefined;
}
