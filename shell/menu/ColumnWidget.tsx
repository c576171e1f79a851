import type { ReactNode } from 'react';
import type { ColumnSection, Topic } from '#schemas/generated/types.ts';
import { EvidenceScale } from '#widgets/ui/EvidenceScale.tsx';
import { topicList, urgent } from './columnWidget.styles.ts';

interface ColumnWidgetProps {
  name: NonNullable<ColumnSection['widget']>;
  topics: readonly Topic[];
}

export function ColumnWidget({ name, topics }: ColumnWidgetProps): ReactNode {
  switch (name) {
    case 'topics':
      return (
        <ul className={topicList}>
          {topics.map((topic) => (
            <li key={topic.path}>
              <a href={topic.path}>{topic.name}</a>
            </li>
          ))}
        </ul>
      );
    case 'evidence-scale':
      return (
        <>
          <p>Four dots say how much the studies behind a claim can carry.</p>
          <ul className={topicList}>
            {(['strong', 'moderate', 'weak', 'none'] as const).map((level) => (
              <li key={level}>
                <EvidenceScale level={level} isTested />
              </li>
            ))}
          </ul>
        </>
      );
    case 'urgent-help':
      return (
        <p className={urgent}>
          <b>In danger now?</b> Call your local emergency number. You do not have to know what to say.
        </p>
      );
  }
}
