import { ownValue } from '#contracts/json/ownValue.ts';
import { anonymousReader, type PreviewReader, readReader } from '#contracts/previewReader.ts';

export interface FrameView {
  readonly reader: PreviewReader;
  readonly medium: 'screen' | 'print';
  readonly colours: 'system' | 'light' | 'dark';
  readonly hasScript: boolean;
}

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
