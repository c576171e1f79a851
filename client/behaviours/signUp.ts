import { type BehaviourParts, readerPageAttribute } from '#contracts/behaviour.ts';
import { solveAhead } from '#contracts/botCheck.ts';
import { fetchJson } from '#contracts/fetchJson.ts';
import { emailMessage, isEmail } from '#contracts/formValidation.ts';
import {
  challengeAddress,
  noLetterMessage,
  signedUpDomEvent,
  signUpAddress,
  signUpFormAttribute,
  signUpLists,
} from '#contracts/newsletter.ts';

export const signUpMessages = {
  underWay: 'One moment …',
  done: 'Almost done: please confirm in the mail that we have sent to you.',
  failed: 'That did not work. Please try again in a minute.',
} as const;

const listFields: readonly string[] = signUpLists;

/** Solves the bot check while the address is typed. If that fails, the form submits natively. */
export function start(form: Element, { report }: Pick<BehaviourParts, 'report'>): void {
  const field = form.querySelector<HTMLInputElement>('[type=email]');
  const output = form.querySelector('output');
  if (!(form instanceof HTMLFormElement) || !field || !output || !globalThis.crypto?.subtle) return;
  const showMessage = (text: string, isWrong = false): void => {
    output.value = text;
    field.ariaInvalid = String(isWrong);
    // In a low window it may be below the visible part.
    if (text) output.scrollIntoView({ block: 'nearest' });
  };
  const { begin, take } = solveAhead(() => fetchJson(challengeAddress));
  const isReaders = document.documentElement.hasAttribute(readerPageAttribute);
  let isUnderWay = false;

  async function submit(email: string): Promise<void> {
    const isMock = email === form.getAttribute(signUpFormAttribute);
    isUnderWay = true;
    showMessage(signUpMessages.underWay);
    try {
      const recaptcha = await take();
      await fetchJson(signUpAddress, {
        body: { ...fieldsOf(new FormData(form as HTMLFormElement)), email, recaptcha },
        credentials: isMock ? 'omit' : 'same-origin',
      });
      showMessage(signUpMessages.done);
      form.dispatchEvent(new Event(signedUpDomEvent, { bubbles: true }));
      if (!isMock) {
        for (const kind of ['form-submitted', 'identify'] as const) report({ kind, location: 'Newsletter' });
      }
    } catch {
      showMessage(signUpMessages.failed);
    }
    isUnderWay = false;
  }

  field.addEventListener('input', () => {
    showMessage('');
    if (isReaders) begin();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const email = field.value.trim();
    if (!isEmail(email)) {
      showMessage(emailMessage, true);
      field.focus();
    } else if (!new FormData(form).has('lists')) {
      showMessage(noLetterMessage);
      form.querySelector<HTMLInputElement>('[name=lists]')?.focus();
    } else if (isReaders && !isUnderWay) void submit(email);
  });
}

function fieldsOf(form: FormData): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  form.forEach((value, name) => {
    fields[name] = listFields.includes(name) ? form.getAll(name) : value;
  });
  return fields;
}
