import { type XmlEvent, xmlItems } from '#cli/import/wordpress/xmlItems.ts';

const rss = (items: string) => `<?xml version="1.0"?>\n<rss>\n<channel>\n${items}\n</channel>\n</rss>\n`;

async function eventsOf(text: string, pieceLength = 7): Promise<XmlEvent[]> {
  async function* pieces(): AsyncGenerator<string> {
    for (let from = 0; from < text.length; from += pieceLength) yield text.slice(from, from + pieceLength);
  }
  const events: XmlEvent[] = [];
  for await (const event of xmlItems(pieces())) events.push(event);
  return events;
}

const titleIn = (event: XmlEvent | undefined): string | undefined =>
  event?.is === 'element' ? event.element.children.find(({ name }) => name === 'title')?.text : undefined;

describe('the items of a WordPress export', () => {
  test('come with the line on which they begin, however the text is cut into pieces', async () => {
    const text = rss(
      '<item><title>A &amp; B</title></item>\n\n<item>\n<title><![CDATA[a <b> & ]]]]><![CDATA[> c]]></title></item>',
    );
    for (const length of [1, 2, 5, 4096]) {
      const events = await eventsOf(text, length);
      expect(events.map(titleIn)).toEqual(['A & B', 'a <b> & ]]> c']);
      expect(events.map((event) => (event.is === 'element' ? event.line : 0))).toEqual([4, 6]);
    }
  });

  test.each<[string, string, string]>([
    ['an element that is not closed', '<item><title>A</item>', '<title> is not closed'],
    [
      'HTML that ended its CDATA early',
      '<item><title>a</title><content>x<br>y</content></item>',
      '<br> is not closed',
    ],
  ])('%s is reported with its line, and the next item is read', async (_what, broken, reason) => {
    const events = await eventsOf(rss(`\n${broken}\n<item><title>Next</title></item>`));
    expect(events[0]).toEqual({ is: 'fault', line: 5, reason });
    expect(titleIn(events[1])).toBe('Next');
    expect(events).toHaveLength(2);
  });

  test('of a file that is cut off: the last one is not handed out', async () => {
    const events = await eventsOf(
      rss('<item><title>Whole</title></item>\n<item><title>Cut').split('</channel>')[0] ?? '',
    );
    expect(titleIn(events[0])).toBe('Whole');
    expect(events.slice(1).map(({ is }) => is)).toEqual(['fault', 'fault']);
    expect(events[1]).toMatchObject({ line: 5, reason: expect.stringContaining('is not closed') });
  });

  test('a document type is reported, and no entity is expanded', async () => {
    const bomb = `<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>`;
    const events = await eventsOf(
      rss('<item><title>&b; &f; &#65;</title></item>').replace('<rss>', `${bomb}\n<rss>`),
      4096,
    );
    expect(events[0]).toMatchObject({ is: 'fault', reason: expect.stringContaining('document type') });
    expect(titleIn(events.at(-1))).toBe('&b; &f; A');
  });

  test('elements that nest without an end stop the reading', async () => {
    const events = await eventsOf(rss(`<item>${'<a>'.repeat(100)}`), 4096);
    expect(events[0]).toMatchObject({ is: 'fault', reason: expect.stringContaining('nested too deep') });
  });

  test('text without an end stops the reading, however large the file is', async () => {
    let written = 0;
    async function* endless(): AsyncGenerator<string> {
      yield '<rss><channel><item><title><![CDATA[';
      const piece = 'x'.repeat(1024 * 1024);
      for (; written < 2048; written += 1) yield piece;
    }
    const events: XmlEvent[] = [];
    for await (const event of xmlItems(endless())) events.push(event);
    expect(events).toEqual([
      { is: 'fault', line: 1, reason: expect.stringContaining('the rest of the file is not read') },
    ]);
    expect(written).toBeLessThan(80);
  });
});
