import { ownValue } from '#contracts/json/ownValue.ts';
import { anonymousReader, type PreviewReader, readReader } from '#contracts/previewReader.ts';

/** The view settings of the frame. */
export interface FrameView {
  readonly reader: PreviewReader;
  readonly medium: 'screen' | 'print';
  /** `system`: the operating system's setting. */
  readonly colours: 'system' | 'light' | 'dark';
  /** Whether the page's scripts run. */
  readonly hasScript: boolean;
}

/** The view of most readers. */
export const plainView: FrameView = {
  reader: anonymousReader,
  medium: 'screen',
  colours: 'system',
  hasScript: true,
};

/** Validates a view; invalid settings become the default. */
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
