export const people = {
  roles: {
    writer: 'writer',
    'medical-reviewer': 'medical reviewer',
    publisher: 'publisher',
    owner: 'owner',
  },
  allIn: {
    writer: 'writers',
    'medical-reviewer': 'medical reviewers',
    publisher: 'publishers',
    owner: 'the owner',
  },
  actions: {
    write: 'Writing',
    comment: 'Commenting',
    share: 'Sharing a preview',
    'ask-for-review': 'Requesting a review',
    review: 'Giving a review',
    publish: 'Publishing',
    schedule: 'Scheduling',
    withdraw: 'Withdrawing',
    'manage-people': 'Managing users',
    'configure-site': 'Editing the site settings',
    'manage-readers': 'Viewing newsletter subscribers',
    'see-jobs': 'Viewing the background jobs',
  },
  isFor: (action: string, whom: string, name: string, role: string, others: string) =>
    `${action} is only allowed for ${whom}. ${name} is signed in as ${role}. Ask ${others}.`,
  and: 'and',
  or: 'or',
  anotherPerson: 'another of them',
  sampleContent: 'Sample content',
  tokenHolder: 'the operator, who has the server’s token',
};

export type PeopleWords = typeof people;
