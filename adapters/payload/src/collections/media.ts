import type { CollectionConfig } from 'payload';
import { editors, readPictures } from '../access.ts';

export function media(folder: string): CollectionConfig {
  return {
    slug: 'media',
    labels: { singular: 'Picture', plural: 'Pictures' },
    access: { read: readPictures, create: editors, update: editors, delete: editors },
    upload: {
      staticDir: folder,
      mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'],
      focalPoint: true,
    },
    fields: [
      {
        name: 'alt',
        type: 'text',
        label: 'Text alternative',
        maxLength: 300,
        admin: {
          description:
            'Describe the picture for readers who cannot see it. Leave it empty if the picture is only decoration.',
        },
      },
    ],
  };
}
