import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Mail clients support only inline styles without custom properties. The site's light colours. */
export const mailStyles = {
  page: { margin: '0', padding: '24px 12px', background: '#fbf8f1', color: '#17201e' },
  sheet: { maxWidth: '34em', margin: '0 auto', font: '17px/1.6 Georgia, serif' },
  name: { margin: '0 0 24px', font: '600 20px/1.3 Georgia, serif', color: '#0b4f48' },
  heading: { margin: '24px 0 8px', font: '600 18px/1.3 Georgia, serif', color: '#0b4f48' },
  button: {
    display: 'inline-block',
    padding: '12px 24px',
    borderRadius: '2px 10px',
    background: '#0b4f48',
    color: '#ffffff',
    font: '600 16px/1.4 Arial, sans-serif',
    textDecoration: 'none',
  },
  link: { color: '#0b4f48', wordBreak: 'break-all' },
  end: {
    marginTop: '32px',
    paddingTop: '16px',
    borderTop: '1px solid #d9d4c5',
    font: '14px/1.5 Arial, sans-serif',
    color: '#55605c',
  },
} as const;

export function mailDocument({
  subject,
  from,
  children,
}: {
  subject: string;
  from: string;
  children: ReactNode;
}): string {
  const page = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{subject}</title>
      </head>
      <body style={mailStyles.page}>
        <div style={mailStyles.sheet}>
          <p style={mailStyles.name}>{from}</p>
          {children}
        </div>
      </body>
    </html>,
  );
  return `<!doctype html>${page}`;
}

export function MailLink({
  url,
  style,
  children,
}: {
  url: string;
  style: object;
  children: ReactNode;
}): ReactNode {
  return (
    <a href={url} target="_blank" rel="noopener" style={style}>
      {children}
    </a>
  );
}

export function MailEnd({
  name,
  origin,
  link,
}: {
  name: string;
  origin: string;
  link: { url: string; text: string };
}): ReactNode {
  return (
    <p style={mailStyles.end}>
      <MailLink url={origin} style={mailStyles.link}>
        {name}
      </MailLink>
      {' · '}
      <MailLink url={link.url} style={mailStyles.link}>
        {link.text}
      </MailLink>
    </p>
  );
}
