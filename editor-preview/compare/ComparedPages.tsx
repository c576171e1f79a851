import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { pageAddress } from '../timeline/historyClient.ts';
import { words } from '../words/words.ts';
import { gutter, mark, pages, pane, scroller, stage } from './ComparedPages.styles.ts';
import { type Difference, inWords, isOfArticle, kindOf } from './differences.ts';
import { blockElement, blockStretches, markWords, type Stretch, unfold } from './pageMarks.ts';
import { type Anchor, placeOnOther, risingAnchors, type Side } from './scrollMap.ts';
import type { Compared } from './useCompared.ts';

interface ComparedPagesProps {
  path: string;
  compared: Compared;
  differences: readonly Difference[];
  /** The layout width of both pages, in CSS pixels. */
  width: number;
  /** The selected difference, and a counter: each request scrolls it into view. */
  shown: { key: string; times: number } | undefined;
  onShow: (difference: Difference) => void;
  /** The names of the two states. */
  names: Readonly<Record<Side, string>>;
}

/** The layout of a loaded page. */
interface PageFacts {
  readonly height: number;
  readonly stretches: ReadonlyMap<string, Stretch>;
}

const sides = ['before', 'after'] as const;
/** Before its page has loaded. */
const firstHeight = 800;
/** Bounds the loop for pages whose height depends on the window's. */
const mostMeasurings = 6;

/**
 * Two states of the article as preview pages with scrolling synchronised by block. Differences are marked on
 * both; moved blocks are connected.
 */
export function ComparedPages(props: ComparedPagesProps): ReactNode {
  const { path, compared, differences, width, shown, onShow, names } = props;
  const frames = { before: useRef<HTMLIFrameElement>(null), after: useRef<HTMLIFrameElement>(null) };
  const scrollers = { before: useRef<HTMLDivElement>(null), after: useRef<HTMLDivElement>(null) };
  const [facts, setFacts] = useState<Partial<Record<Side, PageFacts>>>({});
  const [view, setView] = useState({ before: 0, after: 0, height: 0, width: 0 });
  const measured = useRef({ before: 0, after: 0 });
  const marked = useRef('');
  const led = useRef<{ side: Side; top: number }>(undefined);
  const scale = view.width > 0 ? Math.min(1, view.width / width) : 1;
  const states = `${compared.before.at} ${compared.after.at}`;

  const measure = useCallback((side: Side) => {
    const page = frames[side].current?.contentDocument;
    if (!page?.body || measured.current[side] >= mostMeasurings) return;
    measured.current[side] += 1;
    const { height } = page.body.getBoundingClientRect();
    setFacts((known) => ({
      ...known,
      [side]: { height: Math.ceil(height), stretches: blockStretches(page) },
    }));
    // The frames stay mounted.
  }, []);

  const markBoth = useCallback(() => {
    const [old, now] = [frames.before.current?.contentDocument, frames.after.current?.contentDocument];
    if (!old?.body || !now?.body || !isLoaded(old) || !isLoaded(now) || marked.current === states) return;
    marked.current = states;
    for (const page of [old, now]) unfold(page);
    markWords(old.body, now.body);
    for (const { before, after } of differences) {
      const was = before === undefined ? null : blockElement(old, before);
      const is = after === undefined ? null : blockElement(now, after);
      if (was && is) markWords(was, is);
    }
    for (const side of sides) measure(side);
  }, [states, differences, measure]);

  const onLoad = (side: Side): void => {
    measured.current[side] = 0;
    const page = frames[side].current?.contentDocument;
    if (page?.body) new ResizeObserver(() => measure(side)).observe(page.body);
    measure(side);
    markBoth();
  };

  // Another width changes the layout.
  useEffect(() => {
    for (const side of sides) measured.current[side] = 0;
    const frame = requestAnimationFrame(() => {
      for (const side of sides) measure(side);
    });
    return () => cancelAnimationFrame(frame);
  }, [width, measure]);

  useEffect(() => {
    const { current } = scrollers.before;
    if (!current) return;
    const observer = new ResizeObserver(() =>
      setView((known) => ({ ...known, width: current.clientWidth, height: current.clientHeight })),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  const anchors = useMemo(() => anchorsOf(compared, facts), [compared, facts]);

  const follow = (side: Side): void => {
    const leading = scrollers[side].current;
    const other: Side = side === 'before' ? 'after' : 'before';
    const following = scrollers[other].current;
    if (!leading || !following) return;
    const isLed = led.current?.side === side && Math.abs(led.current.top - leading.scrollTop) < 2;
    led.current = undefined;
    if (!isLed) {
      const end = leading.scrollHeight - leading.clientHeight;
      // The synchronised line is at the window's top at the start of the page, and at its bottom at the end.
      const line = (end > 0 ? leading.scrollTop / end : 0) * leading.clientHeight;
      const place = placeOnOther(anchors, (leading.scrollTop + line) / scale, side);
      following.scrollTop = place * scale - line;
      led.current = { side: other, top: following.scrollTop };
    }
    setView((known) => ({
      ...known,
      before: scrollers.before.current?.scrollTop ?? 0,
      after: scrollers.after.current?.scrollTop ?? 0,
    }));
  };

  const areMeasured = facts.before !== undefined && facts.after !== undefined;
  // Scrolls the selected difference into view on its side; the other follows. Initially the first difference.
  useEffect(() => {
    const difference = shown ? differences.find(({ key }) => key === shown.key) : differences[0];
    if (!difference || !areMeasured) return;
    const side: Side = difference.after === undefined ? 'before' : 'after';
    const id = difference[side];
    const stretch = id === undefined ? undefined : facts[side]?.stretches.get(id);
    const leading = scrollers[side].current;
    if (leading) leading.scrollTo({ top: (stretch?.top ?? 0) * scale - leading.clientHeight / 5 });
  }, [shown, areMeasured]);

  return (
    <div className={pages}>
      {sides.map((side) => (
        <section key={side} className={pane} aria-label={words.compare[side]}>
          <h3>{words.compare.sideOf(words.compare[side], names[side])}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls can be scrolled by keys. */}
          <div ref={scrollers[side]} className={scroller} tabIndex={0} onScroll={() => follow(side)}>
            <div
              className={stage}
              style={{ width: width * scale, height: (facts[side]?.height ?? firstHeight) * scale }}
            >
              <iframe
                key={states}
                ref={frames[side]}
                title={words.compare.sideOf(words.compare[side], names[side])}
                // No scripts, no navigation.
                sandbox="allow-same-origin"
                src={pageAddress(path, compared[side].at)}
                width={width}
                height={facts[side]?.height ?? firstHeight}
                style={{ transform: `scale(${scale})` }}
                onLoad={() => onLoad(side)}
              />
              <Marks
                side={side}
                differences={differences}
                stretches={facts[side]?.stretches}
                scale={scale}
                current={shown?.key}
                onShow={onShow}
              />
            </div>
          </div>
        </section>
      ))}
      <Joined differences={differences} facts={facts} view={view} scale={scale} />
    </div>
  );
}

/** Whether it is the page, not a frame's initial empty document. */
function isLoaded(page: Document): boolean {
  return page.readyState === 'complete' && page.URL !== 'about:blank';
}

function anchorsOf({ comparison }: Compared, facts: Partial<Record<Side, PageFacts>>): readonly Anchor[] {
  const { before: old, after: now } = facts;
  if (!old || !now) return [];
  const places = comparison.blocks.flatMap(({ before, after, isMoved }) => {
    const was = before === undefined || isMoved ? undefined : old.stretches.get(before);
    const is = after === undefined || isMoved ? undefined : now.stretches.get(after);
    if (!was || !is) return [];
    return [
      { before: was.top, after: is.top },
      { before: was.bottom, after: is.bottom },
    ];
  });
  return risingAnchors([{ before: 0, after: 0 }, ...places, { before: old.height, after: now.height }]);
}

interface MarksProps {
  side: Side;
  differences: readonly Difference[];
  stretches: ReadonlyMap<string, Stretch> | undefined;
  scale: number;
  current: string | undefined;
  onShow: (difference: Difference) => void;
}

/** Overlay boxes of differences. The list is the accessible alternative. */
function Marks({ side, differences, stretches, scale, current, onShow }: MarksProps): ReactNode {
  return differences.map((difference) => {
    const id = difference[side];
    const stretch = id === undefined ? undefined : stretches?.get(id);
    if (!stretch || isOfArticle(difference)) return null;
    return (
      <button
        key={difference.key}
        type="button"
        className={mark}
        tabIndex={-1}
        aria-hidden="true"
        data-kind={kindOf(difference)}
        data-current={difference.key === current || undefined}
        style={{ top: stretch.top * scale - 3, height: (stretch.bottom - stretch.top) * scale + 6 }}
        onClick={() => onShow(difference)}
      >
        <span>{inWords(difference)}</span>
      </button>
    );
  });
}

interface JoinedProps {
  differences: readonly Difference[];
  facts: Partial<Record<Side, PageFacts>>;
  view: { before: number; after: number; height: number };
  scale: number;
}

/** Lines between the two places of moved blocks. */
function Joined({ differences, facts, view, scale }: JoinedProps): ReactNode {
  const within = (place: number): number => Math.min(Math.max(place, 0), view.height);
  return (
    <svg
      className={gutter}
      viewBox={`0 0 100 ${Math.max(view.height, 1)}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {differences.map(({ key, before, after, move }) => {
        const was = before === undefined ? undefined : facts.before?.stretches.get(before);
        const is = after === undefined ? undefined : facts.after?.stretches.get(after);
        if (move === undefined || !was || !is) return null;
        const [from, to] = [was.top * scale - view.before, is.top * scale - view.after];
        const isOut = (place: number): boolean => place < 0 || place > view.height;
        if (isOut(from) && isOut(to)) return null;
        const [start, end] = [within(from), within(to)];
        return (
          <path
            key={key}
            d={`M0 ${start} C50 ${start} 50 ${end} 100 ${end}`}
            data-out={isOut(from) || isOut(to) || undefined}
          />
        );
      })}
    </svg>
  );
}
