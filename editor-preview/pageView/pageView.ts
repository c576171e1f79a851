import { ownValue } from '#contracts/json/ownValue.ts';
import { type FrameView, plainView, readFrameView } from './frameView.ts';

/** Layout widths: phone, tablet, desktop. In CSS pixels. */
export const pageWidths = [390, 800, 1280] as const;

/** The printable width of A4 in CSS pixels: 210 mm without margins of 1 cm. */
export const paperWidth = 718;

/** The settings of the page view. */
export interface PageView extends FrameView {
  /** One width, or all of them side by side. */
  readonly widths: (typeof pageWidths)[number] | 'all';
  /** Whether outline and form are hidden. */
  readonly isAlone: boolean;
}

/** The default for most readers, on a tablet. */
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
