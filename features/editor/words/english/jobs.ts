/** Of the page of background jobs. */
export const jobs = {
  title: 'Background jobs',
  about:
    'Work that no page waits for. One server at a time does each job. A job that fails is tried again by itself.',
  refresh: 'Refresh',
  asOf: 'As of',
  none: 'There are no background jobs.',
  columns: {
    job: 'Job',
    state: 'State',
    lastDone: 'Last success',
    next: 'Next run',
    queued: 'Waiting items',
    failures: 'Failures since then',
  },
  /** By the name in the database. */
  names: {
    'article-checks': 'Checks articles for the list of the editor',
    'cms-fetches': 'Fetches articles that the CMS says have changed',
    'cms-list': 'Reads the list of articles of the CMS',
    'coupons-cleaning': 'Deletes old coupons for drugs',
    'events-cleaning': 'Deletes old events of readers',
    'findable-articles': 'Works out what articles lead to',
    'newsletter-cleaning': 'Deletes sign-ups to letters that were not confirmed',
    'newsletter-mails': 'Sends mails of the letters',
    'operations-folding': 'Shortens the history of published articles',
    'rate-limits-cleaning': 'Deletes old counts of requests',
    schedules: 'Publishes and withdraws at planned times',
    'sessions-cleaning': 'Deletes old sessions of members',
  },
  states: { running: 'Running', failing: 'Fails', late: 'Late', inOrder: 'In order' },
  notYet: 'Not yet',
  now: 'Now',
  notPlanned: 'When an item comes',
  oldest: (time: string) => `the oldest for ${time}`,
  errors: {
    unreachable: 'A server that it needs does not answer.',
    tooLong: 'It took too long and was stopped.',
    unreadable: 'An item cannot be read by this release.',
    other: 'The last run failed.',
  },
  givenUp: 'That item was given up.',
};
