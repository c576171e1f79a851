import { type ReactNode, useEffect, useRef, useState } from 'react';
import { pageAddress } from '../timeline/historyClient.ts';
import { words } from '../words/words.ts';
import { pages, pane, stage } from './ComparedPages.styles.ts';
import { type Difference, isOfArticle, kindOf } from './differences.ts';
import { blockElement, blockStretches, markOutsideBlocks, markWords, outline, unfold } from './pageMarks.ts';
import { type Anchor, placeOnOther, risingAnchors, type Side } from './scrollMap.ts';
import type { Compared } from './useCompared.ts';

interface ComparedPagesProps {
  path: string;
  compared: Compared;
  differences: readonly Difference[];
  width: number;
  shown: { key: string; times: number } | undefined;
  names: Readonly<Record<Side, string>>;
  onShow: (difference: Difference) => void;
}

const sides = ['before', 'after'] as const;

export function ComparedPages(props: ComparedPagesProps): ReactNode {
  const { path, compared, differences, width, shown, names, onShow } = props;
  const frames = { before: useRef<HTMLIFrameElement>(null), after: useRef<HTMLIFrameElement>(null) };
  const area = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [marked, setMarked] = useState('');
  const syncedScroll = useRef<{ side: Side; top: number }>(undefined);
  const scale = size.width > 0 ? Math.min(1, size.width / width) : 1;
  const states = `${compared.before.at} ${compared.after.at}`;

  useEffect(() => {
    const { current } = area;
    if (!current) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: current.clientWidth, height: current.clientHeight }),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  const pageOn = (side: Side): Document | undefined => {
    const page = frames[side].current?.contentDocument;
    // A frame begins with an empty document.
    return page?.readyState === 'complete' && page.URL !== 'about:blank' ? page : undefined;
  };

  const onLoad = (side: Side): void => {
    frames[side].current?.contentWindow?.addEventListener('scroll', () => follow(side));
    const [old, now] = [pageOn('before'), pageOn('after')];
    if (!old || !now || marked === states) return;
    for (const page of [old, now]) unfold(page);
    markWords(old.body, now.body);
    for (const difference of differences) {
      const was = blockElement(old, difference.before);
      const is = blockElement(now, difference.after);
      if (was && is) markWords(was, is);
      for (const block of [was, is]) if (block) outline(block, kindOf(difference));
    }
    setMarked(states);
  };

  const follow = (side: Side): void => {
    const other: Side = side === 'before' ? 'after' : 'before';
    const [leading, following] = [pageOn(side), pageOn(other)];
    const [from, to] = [leading?.scrollingElement, following?.scrollingElement];
    if (!leading || !following || !from || !to) return;
    const isOwnScroll =
      syncedScroll.current?.side === side && Math.abs(syncedScroll.current.top - from.scrollTop) < 2;
    syncedScroll.current = undefined;
    if (isOwnScroll) return;
    const end = from.scrollHeight - from.clientHeight;
    // The synchronised line is at the window's top at the start of the page, and at its bottom at the end.
    const line = (end > 0 ? from.scrollTop / end : 0) * from.clientHeight;
    const anchors =
      side === 'before' ? anchorsOf(compared, leading, following) : anchorsOf(compared, following, leading);
    const place = placeOnOther(anchors, from.scrollTop + line, side);
    to.scrollTo({ top: place - line, behavior: 'instant' });
    syncedScroll.current = { side: other, top: to.scrollTop };
  };

  const topOf = (difference: Difference): number | undefined => {
    const side = sideOf(difference);
    const page = pageOn(side);
    if (!page) return undefined;
    return isOfArticle(difference)
      ? markOutsideBlocks(page)
      : blockStretches(page).get(difference[side] ?? '')?.top;
  };

  // Begins with the first difference that the pages show: fields such as a description are not on them.
  useEffect(() => {
    if (marked !== states || differences.some(({ key }) => key === shown?.key)) return;
    const first = differences.find((difference) => topOf(difference) !== undefined) ?? differences[0];
    if (first) onShow(first);
  }, [differences, marked, states]);

  // Scrolls the selected difference into view on its side; the other follows.
  useEffect(() => {
    const difference = differences.find(({ key }) => key === shown?.key);
    if (!difference || marked !== states) return;
    const scroller = pageOn(sideOf(difference))?.scrollingElement;
    if (!scroller) return;
    scroller.scrollTo({ top: (topOf(difference) ?? 0) - scroller.clientHeight / 5, behavior: 'instant' });
  }, [shown, marked, states]);

  return (
    <div className={pages}>
      {sides.map((side) => {
        const name = words.compare.sideOf(words.compare[side], names[side]);
        return (
          <section key={side} className={pane} aria-label={words.compare[side]}>
            <h3>{words.compare[side]}</h3>
            <div ref={side === 'before' ? area : undefined} className={stage}>
              <iframe
                key={states}
                ref={frames[side]}
                title={name}
                // No scripts, no navigation.
                sandbox="allow-same-origin"
                src={pageAddress(path, compared[side].at)}
                width={width}
                height={size.height / scale}
                style={{ transform: `scale(${scale})` }}
                onLoad={() => onLoad(side)}
              />
            </div>
          </section>
        );
      })}
    </div>
  );
}

function sideOf({ after }: Difference): Side {
  return after === undefined ? 'before' : 'after';
}

function anchorsOf({ comparison }: Compared, old: Document, now: Document): readonly Anchor[] {
  const [were, are] = [blockStretches(old), blockStretches(now)];
  const places = comparison.blocks.flatMap(({ before, after, isMoved }) => {
    const was = before === undefined || isMoved ? undefined : were.get(before);
    const is = after === undefined || isMoved ? undefined : are.get(after);
    if (!was || !is) return [];
    return [
      { before: was.top, after: is.top },
      { before: was.bottom, after: is.bottom },
    ];
  });
  const ends = { before: old.body.scrollHeight, after: now.body.scrollHeight };
  return risingAnchors([{ before: 0, after: 0 }, ...places, ends]);
}
