import type { CollectionConfig } from 'payload';
import { admins, adminsOnField, entersAdmin, roles, themselves } from '../access.ts';

/** People, and Pagewell with an API key. */
export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Person', plural: 'People' },
  auth: { useAPIKey: true },
  admin: { useAsTitle: 'email' },
  access: { admin: entersAdmin, read: themselves, create: admins, update: themselves, delete: admins },
  fields: [
    {
      name: 'role',
      type: 'select',
      label: 'Role',
      required: true,
      defaultValue: 'editor',
      options: roles,
      saveToJWT: true,
      access: { create: adminsOnField, update: adminsOnField },
    },
  ],
  hooks: {
    beforeValidate: [
      // No administrator exists yet who could set the role of the first user.
      async ({ data, operation, req }) =>
        operation === 'create' && (await req.payload.count({ collection: 'users', req })).totalDocs === 0
          ? { ...data, role: 'admin' }
          : data,
    ],
  },
};
