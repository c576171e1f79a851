import { feature } from '#feature-kit/feature.ts';
import { bytes, hostNames } from '#platform/configuration/readers.ts';
import { setting } from '#platform/configuration/setting.ts';

export default feature('pictures', {
  settings: {
    hosts: setting({
      variable: 'IMAGE_HOSTS',
      about: 'Hosts that the image proxy may fetch pictures from, by https.',
      default: '',
      read: hostNames(),
    }),
    cacheBytes: setting({
      variable: 'IMAGE_CACHE_SIZE',
      about: 'Maximum disk space of resized pictures, under DATA_DIR.',
      default: '512MB',
      read: bytes(),
    }),
  },
  open: async (parts, settings) => (await import('./openPictures.ts')).openPictures(parts, settings),
});
