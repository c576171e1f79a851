import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const config: NextConfig = {
  // The folder stands in another project, with a lockfile of its own.
  turbopack: { root: import.meta.dirname },
  outputFileTracingRoot: import.meta.dirname,
  // `npm run types` says it, and once is enough.
  typescript: { ignoreBuildErrors: true },
};

export default withPayload(config, { devBundleServerPackages: false });
