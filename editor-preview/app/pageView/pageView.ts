import { ownValue } from '#contracts/json/ownValue.ts';
import { type FrameView, plainView, readFrameView } from './frameView.ts';

/** Layout widths: phone, tablet, desktop. In CSS pixels. */
export const pageWidths = [390, 800, 1280] as const;

/** The printable width of A4 in CSS pixels: 210 mm without margins of 1 cm. */
export const paperWidth = 718;

export interface PageView extends FrameView {
  readonly widths: (typeof pageWidths)[number] | 'all';
  readonly isAlone: boolean;
}

export const firstView: PageView = { ...plainView, widths: 800, isAlone: false };

/** Validates a stored view; invalid settings become the default. */
export function readPageView(value: unknown): PageView {
  if (typeof value !== 'object' || value === null) return firstView;
  const widths = ownValue(value, 'widths');
  return {
    ...readFrameView(value),
    widths: [...pageWidths, 'all' as const].find((one) => one === widths) ?? firstView.widths,
    isAlone: ownValue(value, 'isAlone') === true,
  };
}
