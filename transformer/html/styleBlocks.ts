import { withoutComments } from './declarations.ts';

type Condition = 'always' | 'never' | 'unknown';

export interface CssBlock {
  prelude: string;
  around: readonly string[];
  start: number;
  condition: Condition;
  declarations: string;
}

/** HTML comments contain no style sheets. */
const commentOrSheet = /<!--|<style(?=[\s/>])/gi;
const endOfSheet = /<\/style/gi;

/** The blocks of all style sheets in a text, with their enclosing conditions. Linear time. */
export function* blocksOfSheets(html: string): Generator<CssBlock> {
  commentOrSheet.lastIndex = 0;
  for (let found = commentOrSheet.exec(html); found; found = commentOrSheet.exec(html)) {
    const { index, 0: opening } = found;
    if (opening === '<!--') {
      const end = html.indexOf('-->', index);
      if (end === -1) return;
      commentOrSheet.lastIndex = end;
      continue;
    }
    const start = html.indexOf('>', index) + 1;
    if (start === 0) return;
    endOfSheet.lastIndex = start;
    const end = endOfSheet.exec(html)?.index ?? html.length;
    const media = /\bmedia\s*=\s*["']?([^"'>]*)/i.exec(html.slice(index, start))?.[1];
    yield* blocksOf(html.slice(start, end), start, conditionOfMedia(media ?? ''));
    commentOrSheet.lastIndex = end;
  }
}

const brace = /[{}]|"(?:[^"\\\n]|\\[\s\S])*"?|'(?:[^'\\\n]|\\[\s\S])*'?|\\[\s\S]/g;

function* blocksOf(sheet: string, offset: number, condition: Condition): Generator<CssBlock> {
  const css = withoutComments(sheet).replace(/<!--|-->/g, (mark) => ' '.repeat(mark.length));
  const open: CssBlock[] = [];
  let from = 0;
  for (const { 0: sign, index } of css.matchAll(brace)) {
    if (sign !== '{' && sign !== '}') continue;
    const text = css.slice(from, index);
    const top = open.at(-1);
    if (sign === '{') {
      // In a nested rule, declarations may precede the selector; elsewhere `@charset` and the like.
      const written = text.lastIndexOf(';') + 1;
      if (top) top.declarations += text.slice(0, written);
      open.push(blockIn(top, text.slice(written), offset + from + written, condition));
    } else if (top) {
      open.pop();
      top.declarations += text;
      yield top;
    }
    from = index + 1;
  }
  // Browsers close unclosed blocks.
  for (let last = open.pop(), rest = css.slice(from); last; last = open.pop(), rest = '') {
    last.declarations += rest;
    yield last;
  }
}

const maxBlockDepth = 10;

function blockIn(
  outer: CssBlock | undefined,
  written: string,
  start: number,
  condition: Condition,
): CssBlock {
  const prelude = written.trim();
  const around = outer ? [...outer.around, outer.prelude].slice(0, maxBlockDepth) : [];
  return {
    prelude,
    around,
    start: start + written.indexOf(prelude),
    declarations: '',
    condition: both(outer?.condition ?? condition, conditionOf(prelude, outer)),
  };
}

const conditional = /^@(?:supports|container|layer|scope|document|-moz-document)\b/i;

function conditionOf(prelude: string, outer: CssBlock | undefined): Condition {
  const inRule = outer !== undefined && !outer.prelude.startsWith('@');
  if (!prelude.startsWith('@')) return inRule ? 'unknown' : 'always';
  const media = /^@media\b(.*)$/is.exec(prelude)?.[1];
  if (media === undefined) return conditional.test(prelude) ? 'unknown' : 'never';
  return both(inRule ? 'unknown' : 'always', conditionOfMedia(media));
}

function both(one: Condition, other: Condition): Condition {
  if (one === 'never' || other === 'never') return 'never';
  return one === 'unknown' ? one : other;
}

function conditionOfMedia(query: string): Condition {
  const media = query.split(',').map((each) => each.trim().replace(/^only\s+/i, ''));
  if (media.some((each) => /^(?:|all|screen|not print)$/i.test(each))) return 'always';
  return media.every((each) => /^(?:print|speech|aural|braille|embossed|tty|tv)\b/i.test(each))
    ? 'never'
    : 'unknown';
}
