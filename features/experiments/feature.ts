import { feature } from '#feature-kit/feature.ts';
import { experimentsDimension } from './dimension.ts';
import { settings } from './settings.ts';

export default feature('experiments', {
  settings,
  dimensions: (values, facts) => ({ experiments: experimentsDimension(values, facts) }),
});
