import { counted } from '#editing/words/english/counted.ts';

/** Texts of the record of an article. */
export const record = {
  title: (path: string) => `Record of ${path}`,
  taken: <Part>(when: Part, by: string): (Part | string)[] => ['Taken ', when, ` by ${by}. Times are UTC.`],
  sections: 'Sections',
  none: 'None.',
  article: 'Article',
  block: (id: string) => `Block ${id}`,
  changes: { set: 'set', text: 'text', added: 'added', 'taken away': 'taken away', moved: 'moved' },
  shortened: '(shortened; the JSON has all of it)',
  aChange: 'A change',

  revisions: {
    title: 'Published versions',
    about: 'Every version that was published, by whom and why. The JSON holds each as readers got it.',
    line: (revision: string) => `Published revision ${revision}`,
  },
  standings: {
    title: 'Withdrawn, put back, deleted, brought back',
    about: 'When the article was taken from its readers or given back to them, and by whom.',
    steps: {
      withdrawn: 'Withdrawn',
      'put-back': 'Put back',
      deleted: 'Deleted',
      'brought-back': 'Brought back',
    },
    toReaders: (revision: string) => `, with revision ${revision} to its readers`,
    asPlanned: ', as it was planned',
  },
  folded: {
    title: 'What was done long ago',
    about: (days: number) =>
      `Changes that were published, and are more than ${days} days old: who made them, when, and with which version they were published. What they changed stands in the versions.`,
    line: (first: number, last: number, revision: string) =>
      `Changes ${first} to ${last}, published with revision ${revision}`,
    by: (author: string, count: number, from: string, to: string) =>
      `${author}: ${counted(count, 'change', 'changes')}, from ${from} to ${to}.`,
  },
  operations: {
    title: 'What was done',
    about:
      'Every change that is not folded, in the order in which the server has taken it, with what was there before.',
  },
  parked: {
    title: 'What could not be merged',
    about: 'Changes that met others and were kept aside, until somebody decided about them.',
    undecided: 'nobody has decided yet',
    decided: (when: string) => `decided ${when}`,
  },
  reviews: {
    title: 'Reviews',
    about: 'Reviews that were asked for and given, each for the article as of one change.',
    kinds: {
      asked: 'Review asked for',
      approved: 'Review: approved',
      'changes-wanted': 'Review: changes wanted',
    },
    of: (whom: string) => `, of ${whom}`,
    asOf: (sequence: number) => `, as of change ${sequence}`,
  },
  schedules: {
    title: 'Planned publishing and withdrawal',
    about: 'What was to happen at a time, and what became of it.',
    kinds: { publish: 'Publishing', withdraw: 'Withdrawing' },
    due: (kind: string, when: string, became: string) => `${kind}, due ${when}: ${became}`,
    waits: 'still to come',
    outcomes: { done: 'done', cancelled: 'cancelled', overtaken: 'not needed', failed: 'failed' },
  },
  comments: {
    title: 'Comments',
    about: 'Every comment, answer and resolution, in their order.',
    steps: {
      begin: 'Comment',
      answer: 'Answer',
      resolve: 'Comment resolved',
      reopen: 'Comment opened again',
    },
    on: (place: string) => ` on ${place}`,
    theArticle: 'the article',
    to: (comment: string) => ` to comment ${comment}`,
  },
};
