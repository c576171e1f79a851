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
    'ask-for-review': 'Asking for a review',
    review: 'Giving a review',
    publish: 'Publishing',
    schedule: 'Scheduling',
    withdraw: 'Withdrawing',
    'manage-people': 'Letting people in',
    'configure-site': 'Saying what stands around the articles',
    'manage-readers': 'Seeing who gets letters',
    'see-jobs': 'Seeing the background jobs',
  },
  isFor: (action: string, whom: string, name: string, role: string, others: string) =>
    `${action} is for ${whom}, and ${name} is signed in as ${role}. Ask ${others}.`,
  and: 'and',
  or: 'or',
  anotherPerson: 'another of them',
  tokenHolder: 'the holder of the server’s own token',
};

export type PeopleWords = typeof people;
