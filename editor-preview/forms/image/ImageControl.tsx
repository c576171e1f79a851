import { type ReactNode, useState } from 'react';
import { checkLink } from '../../../contracts/link.ts';
import type { Control, ControlProps } from '../field/control.ts';
import { isText, textOf } from '../field/textOf.ts';
import { LinkControl } from '../link/LinkControl.tsx';
import { pictureField, thumbnail } from './ImageControl.styles.ts';

/** The address of a picture, with the picture and its size. */
function ImageControl(props: ControlProps): ReactNode {
  const address = shownAddress(textOf(props.value));
  return (
    <div className={pictureField}>
      <LinkControl {...props} />
      {address && <Thumbnail key={address} address={address} />}
    </div>
  );
}

type Loading = { state: 'loading' | 'failed' } | { state: 'shown'; width: number; height: number };

function Thumbnail({ address }: { address: string }): ReactNode {
  const [loading, setLoading] = useState<Loading>({ state: 'loading' });
  return (
    <div className={thumbnail}>
      {loading.state !== 'failed' && (
        <img
          src={address}
          alt=""
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setLoading({ state: 'shown', width: naturalWidth, height: naturalHeight })
          }
          onError={() => setLoading({ state: 'failed' })}
        />
      )}
      <span>
        {loading.state === 'shown' && `${loading.width} × ${loading.height} px`}
        {loading.state === 'failed' &&
          'There is no picture at this address, or it cannot be loaded from here.'}
      </span>
    </div>
  );
}

/** The same addresses that readers get pictures from: https, or this site. */
function shownAddress(text: string): string | undefined {
  const link = checkLink(text);
  return link.ok && link.readable && /^(?:https:|\/)/i.test(link.href) ? link.href : undefined;
}

export const imageControl: Control = { Control: ImageControl, accepts: isText, layout: 'input' };
