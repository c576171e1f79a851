const localHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** Whether an address is written as one of this machine. */
export function isOnThisMachine({ hostname }: Pick<URL, 'hostname'>): boolean {
  return localHosts.has(hostname);
}
