/** The outcome of a click on an unpaid link: whether it leaves the site. */
export function linkOutcome(url: string): 'EXTERNALLINK' | 'INTERNALLINK' {
  return /^https?:|^\/\//i.test(url) ? 'EXTERNALLINK' : 'INTERNALLINK';
}
