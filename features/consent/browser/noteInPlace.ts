export const overAll = 'position:absolute;inset:0;background:var(--editorial-soft)';

export function noteInPlace(question: HTMLElement, text: string): HTMLElement {
  for (const each of question.querySelectorAll<HTMLElement>(':scope > *')) each.inert = true;
  const note = document.createElement('p');
  note.role = 'status';
  note.tabIndex = -1;
  note.style.cssText = `${overAll};display:grid;place-content:center;padding:1em;text-align:center;outline:0`;
  note.textContent = text;
  question.style.position = 'relative';
  question.append(note);
  return note;
}
