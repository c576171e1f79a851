export const states = {
  new: 'New article',
  draft: 'Draft',
  published: 'Published',
  changed: 'Published, with a newer draft',
  withdrawn: 'Withdrawn',
  deleted: 'Deleted',
};
