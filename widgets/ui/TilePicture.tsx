import type { ReactNode } from 'react';
import { initialInPlace } from './initial.styles.ts';
import { Picture, type PictureProps } from './Picture.tsx';
import { initial } from './presentText.ts';

interface TilePictureProps extends PictureProps {
  /** The tile's name, of which the initial takes the place of a missing picture. */
  name: string | undefined;
  /** Whether a missing picture has a place: in a list without any it has none. */
  hasPlace: boolean;
}

export function TilePicture({ name = '', hasPlace, ...picture }: TilePictureProps): ReactNode {
  if (picture.src) return <Picture {...picture} />;
  return (
    hasPlace && (
      <i className={initialInPlace} aria-hidden="true">
        {initial(name)}
      </i>
    )
  );
}
