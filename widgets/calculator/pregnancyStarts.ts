import type { PregnancyStart } from './formulas/dueDate.ts';

export interface Start {
  value: PregnancyStart;
  label: string;
  known: string;
}

export const lastPeriod: Start = {
  value: 'last-period',
  label: 'My last period',
  known: 'First day of the last period',
};

export const starts: readonly Start[] = [
  lastPeriod,
  { value: 'conception', label: 'The day of conception', known: 'Day of conception' },
  { value: 'transfer-day-3', label: 'IVF with a day-3 embryo', known: 'Transfer of a day-3 embryo' },
  { value: 'transfer-day-5', label: 'IVF with a day-5 embryo', known: 'Transfer of a day-5 embryo' },
];
