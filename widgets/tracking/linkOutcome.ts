/** What comes of a click on a link that nobody pays for: whether it leads away from the site. */
export function linkOutcome(url: string): 'EXTERNALLINK' | 'INTERNALLINK' {
  return /^https?:|^\/\//i.test(url) ? 'EXTERNALLINK' : 'INTERNALLINK';
}
