/** Whether arrays and objects stand inside each other more than `levels` deep; a text or a number is 0 deep. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  if (Array.isArray(value)) {
    // A loop, because this is called for every value of every article.
    for (let index = 0; index < value.length; index++)
      if (isDeeperThan(value[index], levels - 1)) return true;
    return false;
  }
  for (const key in value) if (isDeeperThan(Reflect.get(value, key), levels - 1)) return true;
  return false;
}
