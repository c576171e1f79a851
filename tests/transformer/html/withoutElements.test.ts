import { withoutElements } from '#transformer/html/withoutElements.ts';

test.each([
  ['<p>a</p><script>if (a < b) c()</script><p>d</p>', '<p>a</p><p>d</p>'],
  ['<SCRIPT type="module">x</Script ><b>y</b><script></script>', '<b>y</b>'],
  ['no element at all', 'no element at all'],
  ['<scripts>a</scripts>', '<scripts>a</scripts>'],
  ['a<script>b</scripts>c</script>d', 'ad'],
  ['a<script>never ended', 'a'],
  ['a<script', 'a<script'],
  ['', ''],
])('%j is %j without its scripts', (html, without) => expect(withoutElements(html, 'script')).toBe(without));

test('only elements of the kind are left out', () =>
  expect(withoutElements('<style>p{}</style><script>x</script>', 'style')).toBe('<script>x</script>'));
