import { type BehaviourParts, readerPageAttribute } from '#contracts/behaviour.ts';
import { helpfulAttribute } from '#contracts/markers.ts';

export const helpfulPrefix = 'pagewell:helpful:';

/** Pressing the same answer again clears it. Reported, and stored while the tab is open. */
export function start(question: Element, { report }: Pick<BehaviourParts, 'report'>): void {
  const key = helpfulPrefix + question.getAttribute(helpfulAttribute);
  const answers = [...question.querySelectorAll('button')];
  const thanks = question.querySelector('output');

  const show = (answer: string | null): void => {
    for (const button of answers) button.ariaPressed = String(button.value === answer);
  };
  show(storedAnswer(key));
  for (const button of answers) {
    button.addEventListener('click', () => {
      const isTakenBack = button.ariaPressed === 'true';
      show(isTakenBack ? null : button.value);
      if (thanks) thanks.value = isTakenBack ? 'Taken back.' : 'Thank you for telling us.';
      report({
        kind: 'element-clicked',
        location: 'Helpful',
        elementType: 'BUTTON',
        actionOutcome: isTakenBack ? 'CLEAR' : 'SELECT',
        name: button.value,
      });
      storeAnswer(key, isTakenBack ? null : button.value);
    });
  }
}

function storedAnswer(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** A preview stores nothing, so that an editor sees the page as a new reader does. */
function storeAnswer(key: string, answer: string | null): void {
  if (!document.documentElement.hasAttribute(readerPageAttribute)) return;
  try {
    if (answer === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, answer);
  } catch {
    // Without storage the answer ends with the page.
  }
}
