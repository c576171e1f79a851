export const place = {
  rename: 'Rename the path',
  renameIsFoundBy: 'address url slug redirect move article',
  newPath: 'New path',
  renameHelp: <Part>(path: Part): (Part | string)[] => [
    path,
    ' leads there from then on, for readers and editors. Comments, history and whoever has the article open go along.',
  ],
  doRename: 'Rename',
  leaveAsIs: 'Leave it as it is',
  standsAt: (path: string) => `The article stands at ${path} now.`,
  delete: 'Delete the article',
  deleteIsFoundBy: 'remove withdraw',
  readersGetIt: <Part>(path: Part): (Part | string)[] => [
    'Readers get ',
    path,
    ' now. It is withdrawn first: from then on they are told that there is no such page.',
  ],
  deleteHelp:
    'It leaves the list of articles, and stands there under the state “Deleted”. For 30 days it can be brought back; what was written and published stays on record.',
  withdrawAndDelete: 'Withdraw and delete',
  doDelete: 'Delete',
  leaveIt: 'Leave it',
  deleted: 'The article is deleted. It can be brought back here, and from the list.',
  deletedWithPlans:
    'The article is deleted. It can be brought back here, and from the list. What was planned for it is cancelled.',
  readOnly: 'Read-only.',
  isDeleted: 'This article is deleted',
  byUntil: (author: string, until: string) =>
    `, by ${author}. Until ${until} it can be brought back; what is written here meanwhile is kept.`,
  bringBack: 'Bring back',
  bringBackToReaders: 'Bring back to the readers',
  isBack: 'The article is back.',
};
