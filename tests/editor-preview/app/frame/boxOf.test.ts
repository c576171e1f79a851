/** @jest-environment jsdom */
import { boxOf } from '#editor-preview/app/frame/inFrame/boxOf.ts';

/** jsdom lays nothing out: an element has the box that its `data-box` says, a text the one that it says. */
function boxIn(text: string | null): object | undefined {
  const [left, top, width, height] = (text ?? '').split(' ').map(Number);
  return height === undefined ? undefined : { left, top, width, height };
}
const nothing = { left: 0, top: 0, width: 0, height: 0 };

beforeAll(() => {
  Object.assign(Element.prototype, {
    getClientRects(this: Element) {
      return [boxIn(this.getAttribute('data-box'))].filter((box) => box !== undefined);
    },
    getBoundingClientRect(this: Element) {
      return boxIn(this.getAttribute('data-box')) ?? nothing;
    },
  });
  Object.assign(Range.prototype, {
    getBoundingClientRect(this: Range) {
      return boxIn(this.toString()) ?? nothing;
    },
  });
});

function boxAround(html: string) {
  document.body.innerHTML = html;
  const block = document.body.firstElementChild;
  return block ? boxOf(block) : undefined;
}

test('a block is framed as far as what it shows is wide, where neither it nor the island in it has a box of its own', () => {
  const form = '<form data-box="50 100 600 400"><label>70 120 500 20</label></form>';
  const framed = { left: 50, top: 100, width: 600, height: 400 };
  expect(boxAround(`<div>${form}</div>`)).toEqual(framed);
  expect(boxAround(`<div><pagewell-island><div>${form}</div></pagewell-island></div>`)).toEqual(framed);
});

test('the box is around all that is shown, texts too, and nothing else', () => {
  expect(boxAround('<div>10 10 80 20<p data-box="0 40 300 20"></p><p hidden>not shown</p></div>')).toEqual({
    left: 0,
    top: 10,
    width: 300,
    height: 50,
  });
  expect(boxAround('<img data-box="5 6 7 8">')).toEqual({ left: 5, top: 6, width: 7, height: 8 });
  expect(boxAround('<div>none</div>')).toBeUndefined();
});
