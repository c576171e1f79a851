/**
 * What stands for a field of HTML in an island's data. Not blank, so that a component's question "is there a review?"
 * gets the same answer in the browser as on the server.
 */
export const htmlStandIn = '…';

/**
 * The data that an island gets in the browser: the block's, with a stand-in for each field of HTML, because the
 * server's nodes are already there (see `RichHtml`). The input is not changed.
 *
 * @param htmlFields paths of the HTML fields, with `*` for an array's items, such as `/items/X/answer` with an asterisk for X
 */
export function islandData(data: unknown, htmlFields: readonly string[]): unknown {
  return htmlFields.reduce((value, field) => replaceAt(value, field.split('/').slice(1)), data);
}

function replaceAt(value: unknown, path: readonly string[]): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return typeof value === 'string' && value.trim() !== '' ? htmlStandIn : value;
  if (step === '*') return Array.isArray(value) ? value.map((item) => replaceAt(item, rest)) : value;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return value;
  const inner: unknown = Reflect.get(value, step);
  return { ...value, [step]: replaceAt(inner, rest) };
}
