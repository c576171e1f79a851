import path from 'node:path';
import { feature } from '#feature-kit/feature.ts';
import { choice, optional } from '#platform/configuration/readers.ts';
import { setting } from '#platform/configuration/setting.ts';

export default feature('gallery', {
  settings: {
    gallery: setting({
      variable: 'GALLERY',
      about: 'Whether /gallery shows every block. By default in development only.',
      default: undefined,
      read: optional(choice('on', 'off')),
    }),
  },
  entries: { 'gallery-pages': 'features/gallery/galleryPages.styles.ts' },
  tool: { at: '/gallery', title: 'Block gallery', titleIn: { es: 'Galería de bloques' } },
  open: async ({ folders, renderer, isDevelopment }, { gallery = isDevelopment ? 'on' : 'off' }) => {
    if (gallery === 'off') return {};
    const { readBlockFixtures } = await import('./blockFixtures.ts');
    const { galleryRoutes } = await import('./galleryRoutes.ts');
    const read = () => readBlockFixtures(path.join(folders.project, 'fixtures', 'blocks'));
    // Also in development, so that an invalid example fails the start there too.
    const known = read();
    return { routes: galleryRoutes(isDevelopment ? read : () => known, renderer) };
  },
});
