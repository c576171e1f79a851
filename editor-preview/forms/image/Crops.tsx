import type { ReactNode } from 'react';
import { crops } from './PictureCard.styles.ts';
import type { FocusPoint } from './pictureChanges.ts';

/** Shapes in which pages show pictures: wide, square and upright. */
const shapes = ['16 / 9', '1 / 1', '3 / 4'];

/** What is left of a picture where it is cropped. */
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
