import { ownValue } from '#contracts/json/ownValue.ts';
import { anonymousReader, type PreviewReader, readReader } from '#contracts/previewReader.ts';

/** As what the frame shows the page. */
export interface FrameView {
  readonly reader: PreviewReader;
  readonly medium: 'screen' | 'print';
  /** `system`: as the computer is set. */
  readonly colours: 'system' | 'light' | 'dark';
  /** Whether the page's scripts run. */
  readonly hasScript: boolean;
}

/** What most readers get. */
export const plainView: FrameView = {
  reader: anonymousReader,
  medium: 'screen',
  colours: 'system',
  hasScript: true,
};

/** Reads a view by its shape; what cannot be read is as in the plain one. */
export function readFrameView(value: unknown): FrameView {
  if (typeof value !== 'object' || value === null) return plainView;
  const colours = ownValue(value, 'colours');
  return {
    reader: readReader(ownValue(value, 'reader')),
    medium: ownValue(value, 'medium') === 'print' ? 'print' : 'screen',
    colours: colours === 'light' || colours === 'dark' ? colours : 'system',
    hasScript: ownValue(value, 'hasScript') !== false,
  };
}
