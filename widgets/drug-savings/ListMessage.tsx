import type { ReactNode } from 'react';
import { OwnWords } from '../ui/OwnWords.tsx';
import { listMessage, spinner } from './ListMessage.styles.ts';

interface ListMessageProps {
  message: string;
  children?: ReactNode;
}

/** Replaces a list without entries. */
export function ListMessage({ message, children }: ListMessageProps): ReactNode {
  return (
    <div className={listMessage}>
      <h4>
        <OwnWords>Error</OwnWords>
      </h4>
      <p>
        <OwnWords>{message}</OwnWords>
      </p>
      {children}
    </div>
  );
}

export function LoadingPrices(): ReactNode {
  return (
    <p className={spinner} data-spinner="">
      <OwnWords>Loading prices</OwnWords>
    </p>
  );
}
