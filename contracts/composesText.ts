/** What browsers report for a key that the input method has taken; Safari reports the confirming Enter so, after the composition has ended. */
const takenByInputMethod = 229;

type Pressed = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;
type PressedHere = Pressed & { readonly nativeEvent?: undefined };

/** Whether a key belongs to the input method, which composes a word: Enter confirms it, and arrows and Escape choose among words. */
export function composesText(event: PressedHere | { readonly nativeEvent: Pressed }): boolean {
  const { isComposing, keyCode } = event.nativeEvent ?? event;
  return isComposing || keyCode === takenByInputMethod;
}
