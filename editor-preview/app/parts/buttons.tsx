import type { ComponentProps, ReactNode } from 'react';
import { linkButton, mainButton, plainButton } from './controls.styles.ts';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'>;

export function buttonWith(className: string): (props: ButtonProps) => ReactNode {
  return (props) => <button type="button" className={className} {...props} />;
}

export const PlainButton = buttonWith(plainButton);
export const MainButton = buttonWith(mainButton);
export const LinkButton = buttonWith(linkButton);
