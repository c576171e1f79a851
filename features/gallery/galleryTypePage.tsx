import type { CSSProperties, ReactNode } from 'react';
import { blockSchemas } from '#schemas/catalogue.ts';
import type { BlockType } from '#schemas/generated/types.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { toolPage } from '#shell/tools/toolPage.tsx';
import type { Problem } from '#transformer/problems/problem.ts';
import { type FrameOptions, frameAddress, frameWidths, galleryAddress } from './addresses.ts';
import { bar, choices, examples, fixture, frames, head } from './galleryTypePage.styles.ts';
import { problemList } from './ProblemList.styles.ts';

export interface FixtureInGallery {
  name: string;
  title: string;
  problems: readonly Problem[];
}

interface GalleryType {
  type: BlockType;
  fixtures: readonly FixtureInGallery[];
  options: FrameOptions;
}

/** CSS pixels. Higher frames scroll, so that people can look through the page. */
const maxFrameHeight = 2400;

/**
 * Frames get their content's height on load and on each resize, because they load lazily. The list of examples closes
 * before the chosen one.
 */
export const galleryScript =
  `document.querySelectorAll('iframe').forEach(function(f){` +
  `function fit(){var m=f.contentDocument&&f.contentDocument.querySelector('main>:last-child');if(!m)return;` +
  `function set(){f.style.height=Math.min(${maxFrameHeight},Math.ceil(m.getBoundingClientRect().height)+2)+'px'}` +
  `new ResizeObserver(set).observe(m);set()}` +
  `f.addEventListener('load',fit);fit()});` +
  `document.querySelectorAll('nav details').forEach(function(d){` +
  `d.addEventListener('click',function(e){if(e.target.closest('a'))d.open=false})})`;

export function galleryTypePage({ type, fixtures, options }: GalleryType, shell: PageShell): Document {
  const { title = type, description } = blockSchemas[type];
  const children = (
    <>
      <hgroup className={head}>
        <h1>{title}</h1>
        <p>{description}</p>
        <code>{type}</code>
      </hgroup>
      <div className={bar}>
        <nav className={choices} aria-label="How to show the examples">
          <Choice label="Width" options={widthChoices(type, options)} />
          <Choice label="Colours" options={schemeChoices(type, options)} />
        </nav>
        {fixtures.length > 1 && (
          <nav aria-label="Examples">
            <details className={examples}>
              <summary>{fixtures.length} examples</summary>
              <ol>
                {fixtures.map(({ name, title }) => (
                  <li key={name}>
                    <a href={`#${name}`}>{title}</a>
                  </li>
                ))}
              </ol>
            </details>
          </nav>
        )}
      </div>
      {fixtures.map((example) => (
        <Example key={example.name} type={type} example={example} options={options} />
      ))}
      <script dangerouslySetInnerHTML={{ __html: galleryScript }} />
    </>
  );
  return toolPage(
    {
      tool: '/gallery',
      shellParts: ['gallery-pages'],
      title: `${title} in the block gallery`,
      wide: true,
      children,
    },
    shell,
  );
}

interface Option {
  text: string;
  href: string;
  current: boolean;
}

function Choice({ label, options }: { label: string; options: readonly Option[] }): ReactNode {
  return (
    <ul aria-label={label}>
      {options.map(({ text, href, current }) => (
        <li key={text}>
          <a href={href} aria-current={current ? 'true' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

function widthChoices(type: string, options: FrameOptions): Option[] {
  return [undefined, ...frameWidths].map((width) => ({
    text: width === undefined ? 'All widths' : `${width} px`,
    href: galleryAddress(type, { ...options, width }),
    current: width === options.width,
  }));
}

function schemeChoices(type: string, options: FrameOptions): Option[] {
  return ([undefined, 'light', 'dark'] as const).map((scheme) => ({
    text: scheme === undefined ? 'As the system' : scheme === 'light' ? 'Light' : 'Dark',
    href: galleryAddress(type, { ...options, scheme }),
    current: scheme === options.scheme,
  }));
}

const borderAndGapPx = 18;

interface ExampleProps {
  type: string;
  example: FixtureInGallery;
  options: FrameOptions;
}

function Example({ type, example: { name, title, problems }, options }: ExampleProps): ReactNode {
  const address = frameAddress(type, name, options.scheme);
  const widths: readonly number[] = options.width === undefined ? frameWidths : [options.width];
  // The widest gets a separate row: all three in one would be too small to read.
  const widest = Math.max(...widths);
  const narrowerPx = widths.reduce((sum, width) => sum + (width < widest ? width + borderAndGapPx : 0), 0);
  return (
    <section className={fixture} id={name} aria-labelledby={`${name}-title`}>
      <h2>
        <span id={`${name}-title`}>{title}</span>{' '}
        <a href={address} aria-label={`${name}: ${title}, on its own`}>
          {name}
        </a>
      </h2>
      <ProblemList problems={problems} />
      {/* Scrolls sideways, and its frames may contain no focusable element. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard has no other way to scroll it */}
      <section className={frames} aria-label={`Frames of ${title}`} tabIndex={0}>
        {widths.map((width) => (
          <figure key={width}>
            <figcaption>{width} px</figcaption>
            <iframe
              src={address}
              title={`${title} at ${width} pixels`}
              width={width}
              style={
                {
                  '--row': `${width < widest ? narrowerPx : width + borderAndGapPx}px`,
                  '--own': `${width + borderAndGapPx}px`,
                } as CSSProperties
              }
              loading="lazy"
            />
          </figure>
        ))}
      </section>
    </section>
  );
}

function ProblemList({ problems }: { problems: readonly Problem[] }): ReactNode {
  if (problems.length === 0) return null;
  return (
    <ul className={problemList}>
      {problems.map(({ fingerprint, severity, message, rule, pointer, line, column }, index) => (
        <li key={`${fingerprint}-${index}`} data-severity={severity}>
          <strong>{severity}</strong>
          {message}{' '}
          <code>
            {rule}
            {pointer && ` at ${pointer}`}
            {line !== undefined && ` in line ${line}, column ${column ?? 1}`}
          </code>
        </li>
      ))}
    </ul>
  );
}
