import { ownValue } from '#contracts/json/ownValue.ts';
import { type FrameView, plainView, readFrameView } from './frameView.ts';

/** The layouts of the page: phone, tablet, desktop. In CSS pixels. */
export const pageWidths = [390, 800, 1280] as const;

/**
 * What of a sheet of A4 a page may take, between the margins that browsers leave, in CSS pixels: 210 mm without 1 cm on
 * either side.
 */
export const paperWidth = 718;

/** How the page is looked at. */
export interface PageView extends FrameView {
  /** One width, or all of them side by side. */
  readonly widths: (typeof pageWidths)[number] | 'all';
  /** Whether the page has the room of outline and form as well. */
  readonly isAlone: boolean;
}

/** As most readers get it, on a tablet. */
export const firstView: PageView = { ...plainView, widths: 800, isAlone: false };

/** Reads a view that was kept; what cannot be read is as at first. */
export function readPageView(value: unknown): PageView {
  if (typeof value !== 'object' || value === null) return firstView;
  const widths = ownValue(value, 'widths');
  return {
    ...readFrameView(value),
    widths: [...pageWidths, 'all' as const].find((one) => one === widths) ?? firstView.widths,
    isAlone: ownValue(value, 'isAlone') === true,
  };
}
