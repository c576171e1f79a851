import type { ReactNode, Ref } from 'react';
import { group } from './FieldView.styles.ts';

interface GroupProps {
  ref?: Ref<HTMLFieldSetElement>;
  id?: string;
  labelId?: string;
  label?: string;
  describedBy?: string | undefined;
  className?: string;
  isHidden?: boolean;
  children: ReactNode;
}

export function Group(props: GroupProps): ReactNode {
  const { ref, id, labelId, label, describedBy, className = '', isHidden = false, children } = props;
  return (
    <fieldset
      ref={ref}
      id={id}
      className={`${group} ${className}`}
      aria-labelledby={labelId}
      aria-label={label}
      aria-describedby={describedBy}
      hidden={isHidden}
    >
      {children}
    </fieldset>
  );
}
