import type { ReactNode } from 'react';
import { crops } from './PictureCard.styles.ts';
import type { FocusPoint } from './pictureChanges.ts';

/** Aspect ratios of images on pages: landscape, square and portrait. */
const shapes = ['16 / 9', '1 / 1', '3 / 4'];

/** Previews of an image's crops. */
export function Crops({ address, focus }: { address: string; focus: FocusPoint | undefined }): ReactNode {
  const objectPosition = focus && `${focus.x}% ${focus.y}%`;
  return (
    <div className={crops} aria-hidden="true">
      {shapes.map((aspectRatio) => (
        <img
          key={aspectRatio}
          src={address}
          alt=""
          draggable={false}
          style={{ aspectRatio, objectPosition }}
        />
      ))}
    </div>
  );
}
