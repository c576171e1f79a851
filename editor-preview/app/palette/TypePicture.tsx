import { type ReactNode, useState } from 'react';
import { blockPicture } from '#schemas/blockPictures.ts';
import type { BlockType } from '#schemas/generated/types.ts';
import { typePicture } from './TypePicture.styles.ts';

export default function TypePicture({ type }: { type: BlockType }): ReactNode {
  const [isMissing, setMissing] = useState(false);
  return (
    <picture className={typePicture}>
      {!isMissing && (
        <>
          <source
            media="(prefers-color-scheme: dark)"
            srcSet={new URL(`./pictures/${type}.dark.webp`, import.meta.url).href}
          />
          <img
            src={new URL(`./pictures/${type}.light.webp`, import.meta.url).href}
            alt=""
            width={blockPicture.width}
            height={blockPicture.height}
            loading="lazy"
            decoding="async"
            // A type in development has no image yet.
            onError={() => setMissing(true)}
          />
        </>
      )}
    </picture>
  );
}
