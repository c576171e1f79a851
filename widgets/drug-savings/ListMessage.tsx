import type { ReactNode } from 'react';
import { OwnWords } from '../ui/OwnWords.tsx';
import { listMessage, spinner } from './ListMessage.styles.ts';

interface ListMessageProps {
  message: string;
  /** A way out of it. */
  children?: ReactNode;
}

/** What stands in the place of a list that has nothing to show. */
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

/** What stands there while prices are on their way. */
export function LoadingPrices(): ReactNode {
  return (
    <p className={spinner} data-spinner="">
      <OwnWords>Loading prices</OwnWords>
    </p>
  );
}
