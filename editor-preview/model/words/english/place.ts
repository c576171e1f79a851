export const place = {
  rename: 'Rename the path',
  renameIsFoundBy: 'address url slug redirect move article',
  newPath: 'New path',
  renameHelp: <Part>(path: Part): (Part | string)[] => [
    path,
    ' will redirect to the new path for readers and editors. Comments, history and open windows move with the article.',
  ],
  doRename: 'Rename',
  leaveAsIs: 'Cancel',
  movedTo: (path: string) => `The article is now at ${path}.`,
  delete: 'Delete the article',
  deleteIsFoundBy: 'remove withdraw',
  readersGetIt: <Part>(path: Part): (Part | string)[] => [
    'Readers can see ',
    path,
    ' now. The article is withdrawn first: then they get “page not found”.',
  ],
  deleteHelp:
    'The article moves to the state “Deleted” in the list. It can be restored for 30 days. Its history is kept.',
  withdrawAndDelete: 'Withdraw and delete',
  doDelete: 'Delete',
  leaveIt: 'Cancel',
  deleted: 'The article is deleted. You can restore it here or from the list.',
  deletedWithPlans:
    'The article is deleted. You can restore it here or from the list. Its schedule is cancelled.',
  readOnly: 'Read-only.',
  isDeleted: 'This article is deleted',
  byUntil: (author: string, until: string) =>
    `, by ${author}. It can be restored until ${until}. Changes made here in the meantime are kept.`,
  restore: 'Restore',
  restoreAndPublish: 'Restore and publish',
  restored: 'The article is restored.',
};
