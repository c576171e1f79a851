import { driverStepsAttribute } from '#contracts/markers.ts';
import { widget } from '#transformer/registry/widget.ts';

export default widget('driver', {
  load: () => import('./Driver.tsx'),
  reads: ['newsletter', 'articlePath', 'privatePath', 'indexOfKind', 'hasFirstPicture'],
  laterParts: ['widgets/driver/DriverSteps.tsx'],
  behaviours: [
    {
      script: 'client/behaviours/driverSteps.ts',
      marker: `[${driverStepsAttribute}]`,
      moment: 'visible',
      why: 'Shows the confirmation after a sign-up.',
    },
  ],
});
