const localHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** Written as one: names are not resolved. */
export function isOnThisMachine({ hostname }: Pick<URL, 'hostname'>): boolean {
  return localHosts.has(hostname);
}
