import type { Access, FieldAccess, PayloadRequest } from 'payload';

/** Permissions of a signed-in user. */
export const roles = [
  { value: 'admin', label: 'Administrator: articles, pictures, people and keys' },
  { value: 'editor', label: 'Editor: articles and pictures' },
  { value: 'site', label: 'Pagewell itself: reads what is published' },
];

function roleOf({ user }: PayloadRequest): unknown {
  return user ? Reflect.get(user, 'role') : undefined;
}

const writes = (req: PayloadRequest): boolean => roleOf(req) === 'admin' || roleOf(req) === 'editor';

/** The key of a program is no person. */
export const entersAdmin = ({ req }: { req: PayloadRequest }): boolean => writes(req);
export const editors: Access = ({ req }) => writes(req);
export const admins: Access = ({ req }) => roleOf(req) === 'admin';
export const adminsOnField: FieldAccess = ({ req }) => roleOf(req) === 'admin';
/** Anyone may read a file by its address; only signed-in users list files. */
export const readPictures: Access = ({ req, isReadingStaticFile }) =>
  isReadingStaticFile === true || roleOf(req) !== undefined;

/** Editors read drafts too, Pagewell's key only published articles, other requests nothing. */
export const readArticles: Access = ({ req }) =>
  writes(req) ? true : roleOf(req) === 'site' ? { _status: { equals: 'published' } } : false;

/** Own account; administrators all. */
export const themselves: Access = ({ req }) =>
  roleOf(req) === 'admin' ? true : req.user ? { id: { equals: req.user.id } } : false;
