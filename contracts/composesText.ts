/** What browsers report for a key that the input method has taken; Safari reports the confirming Enter so, after the composition has ended. */
const takenByInputMethod = 229;

type Pressed = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/** Whether a key belongs to the input method, which composes a word: Enter confirms it, and arrows and Escape choose among words. */
export function composesText(event: Pressed | { readonly nativeEvent: Pressed }): boolean {
  const { isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === takenByInputMethod;
}
