import type { ReactNode } from 'react';
import { ReviewSeal } from '#shell/article/ReviewSeal.tsx';
import { constantTokens } from '#shell/design/constantTokens.ts';
import { type ColourName, palette } from '#shell/design/palette.ts';
import { typeScale } from '#shell/design/typeScale.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { toolPage } from '#shell/tools/toolPage.tsx';
import { shopButton } from '#widgets/commerce/shopButton.styles.ts';
import { type EvidenceLevel, EvidenceScale } from '#widgets/ui/EvidenceScale.tsx';
import { marker } from '#widgets/ui/marker.styles.ts';
import { languageAddress } from './addresses.ts';
import { controls, samples, scheme, schemes, shapes, swatches } from './languagePage.styles.ts';

const title = 'Design tokens';
const levels: readonly EvidenceLevel[] = ['none', 'weak', 'moderate', 'strong'];

export function languagePage(shell: PageShell): Document {
  const children = (
    <>
      <h1>{title}</h1>
      <p>What pages are drawn with. Each block uses these, and no colour, size or shape of its own.</p>
      <div className={schemes}>
        <Scheme name="light" />
        <Scheme name="dark" />
      </div>
    </>
  );
  return toolPage({ tool: '/gallery', shellParts: ['gallery-pages'], title, wide: true, children }, shell);
}

function Scheme({ name }: { name: 'light' | 'dark' }): ReactNode {
  return (
    <section className={scheme} data-scheme={name} aria-label={`In ${name}`}>
      <h2>{name === 'light' ? 'Light' : 'Dark'}</h2>
      <h3>Colours</h3>
      <ul className={swatches}>
        {(Object.keys(palette) as ColourName[]).map((colour) => (
          <li key={colour}>
            <i style={{ background: `var(--${colour})` }} />
            <code>--{colour}</code>
            <span>{palette[colour][name]}</span>
            <span>{palette[colour].use}</span>
          </li>
        ))}
      </ul>
      <h3>Type</h3>
      <dl className={samples}>
        {Object.entries(typeScale).map(([size, { pixels, use }]) => (
          <div key={size}>
            <dt>
              <code>--text-{size}</code>, {pixels} px: {use}
            </dt>
            <dd style={{ fontSize: `var(--text-${size})` }}>What the evidence says</dd>
          </div>
        ))}
        <dt>
          <code>--font-text</code>, and <code>--font-ui</code> for controls, tables and cards
        </dt>
        <dd
          style={{
            fontSize: 'var(--text-md)',
            lineHeight: constantTokens.get('--leading-body'),
            maxWidth: constantTokens.get('--measure'),
          }}
        >
          Collagen is the scaffolding of your body. It gives skin its firmness, lets tendons pull without
          tearing, and forms the frame on which minerals settle to make bone.
        </dd>
        <dd style={{ fontFamily: 'var(--font-ui)', fontSize: 'var(--text-sm)' }}>
          Shop at Plainfield · 0123456789
        </dd>
      </dl>
      <h3>Marker</h3>
      <p>
        <span className={marker}>Two capsules a day, with food, are enough for most adults</span>, and the one
        sentence that a reader should take along is marked.
      </p>
      <h3>Evidence scale</h3>
      {levels.map((level) => (
        <p key={level}>
          <EvidenceScale level={level} />
        </p>
      ))}
      <h3>Seal</h3>
      <ReviewSeal
        reviewer={{
          name: 'Leonie Brandvold',
          credentials: 'MD',
          url: undefined,
          image: undefined,
          profile: undefined,
        }}
        reviewed="What studies show, doses and warnings"
        reviewedAt="2026-04-28"
        timeZone={undefined}
      />
      <h3>Shapes</h3>
      <div className={shapes}>
        <div>--radius-leaf</div>
        <div data-small>--radius-leaf-small</div>
      </div>
      <h3>Controls</h3>
      <div className={controls}>
        <a href={languageAddress}>The way to a page</a>
        <a href={languageAddress} data-shown="focus">
          The way to a page, with the keyboard
        </a>
        <a className={shopButton} href={languageAddress}>
          The way to a shop
        </a>
        <a className={shopButton} href={languageAddress} data-shown="focus">
          With the keyboard
        </a>
        <button type="button" data-outlined>
          Any other button
        </button>
        <button type="button" data-outlined data-shown="focus">
          With the keyboard
        </button>
        <button type="button" data-outlined disabled>
          Not now
        </button>
        <input aria-label={`A field in ${name}`} placeholder="A field" />
        <input
          aria-label={`A field with the keyboard in ${name}`}
          placeholder="With the keyboard"
          data-shown="focus"
        />
      </div>
    </section>
  );
}
