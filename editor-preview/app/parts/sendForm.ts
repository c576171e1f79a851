/** @param target the name of the frame for the response; this window by default */
export function sendForm(action: string, fields: readonly (readonly string[])[], target = ''): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action, target });
  for (const [name = '', value = ''] of fields) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  form.hidden = true;
  document.body.append(form);
  form.submit();
  form.remove();
}
