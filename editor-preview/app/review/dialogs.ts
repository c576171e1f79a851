import { onDemand } from '../parts/onDemand.tsx';

export const ScheduleDialog = onDemand(() => import('./ScheduleDialog.tsx'));
export const SignInDialog = onDemand(() => import('./SignInDialog.tsx'));
