import { type ClipboardEvent, type ReactNode, useState } from 'react';
import { onDemand } from '../../parts/onDemand.tsx';
import type { Control, ControlProps } from '../field/control.ts';
import { isText } from '../field/textOf.ts';
import { LinkControl } from '../link/LinkControl.tsx';
import { pictureField } from './ImageControl.styles.ts';

const PictureCard = onDemand(() => import('./PictureCard.tsx'));

function ImageControl(props: ControlProps): ReactNode {
  const [pastedFile, setPastedFile] = useState<File>();
  const [isAddressTyped, setAddressTyped] = useState(false);
  const onPaste = (event: ClipboardEvent): void => {
    const [file] = event.clipboardData.files;
    if (!file) return;
    event.preventDefault();
    setPastedFile(file);
  };
  return (
    <div className={pictureField} data-picture="" onPaste={onPaste}>
      <PictureCard
        {...props}
        pastedFile={pastedFile}
        onPastedFile={setPastedFile}
        isNew={isAddressTyped}
        onMeasured={() => setAddressTyped(false)}
      />
      <LinkControl
        {...props}
        onChange={(value) => {
          setAddressTyped(true);
          props.onChange(value);
        }}
      />
    </div>
  );
}

export const imageControl: Control = { Control: ImageControl, accepts: isText, layout: 'input' };
