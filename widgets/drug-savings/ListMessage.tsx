import type { ReactNode } from 'react';
import { OwnWords } from '../ui/OwnWords.tsx';

interface ListMessageProps {
  message: string;
  /** A way out of it. */
  children?: ReactNode;
}

/** What stands in the place of a list that has nothing to show. */
export function ListMessage({ message, children }: ListMessageProps): ReactNode {
  return (
    <div data-message="">
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
