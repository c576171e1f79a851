import type { ReactNode } from 'react';
import type { QuizResponse } from '#schemas/generated/types.ts';
import { Paragraphs } from '../ui/PlainText.tsx';
import { present } from '../ui/presentText.ts';

/** The link is not reported: it would reveal the result. The schema allows anchors only. */
export function Advice({ response }: { response: QuizResponse | undefined }): ReactNode {
  const link = present(response?.link);
  const title = present(response?.linkTitle);
  return (
    <>
      <Paragraphs text={response?.text} />
      {link && title && (
        <p>
          <a href={link}>{title}</a>
        </p>
      )}
    </>
  );
}
