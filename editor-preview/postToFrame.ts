import { editorAddresses, editorFields } from '../contracts/editor.ts';

/** Sends a typed text to the server, whose answer is the page in the frame of this name. */
export function postToFrame(frameName: string, path: string, text: string): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = editorAddresses.frame;
  form.target = frameName;
  form.hidden = true;
  form.append(field(editorFields.path, path), field(editorFields.text, text));
  document.body.append(form);
  form.submit();
  form.remove();
}

function field(name: string, value: string): HTMLTextAreaElement {
  const element = document.createElement('textarea');
  element.name = name;
  element.value = value;
  return element;
}
