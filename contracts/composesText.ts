/** Keys that an input method consumes; in Safari also the Enter that confirms a composition. */
const takenByInputMethod = 229;

type Pressed = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;
type PressedHere = Pressed & { readonly nativeEvent?: undefined };

/** Whether a key belongs to an input method: Enter confirms a composition, arrows and Escape select candidates. */
export function composesText(event: PressedHere | { readonly nativeEvent: Pressed }): boolean {
  const { isComposing, keyCode } = event.nativeEvent ?? event;
  return isComposing || keyCode === takenByInputMethod;
}
