/**
 * Puck as a user would set it up, with the page in its frame and components that render HTML like ours. F2,
 * F4 and F6 insert, move and remove a component, as its buttons and drags do.
 */
import { type Config, createUsePuck, Puck } from '@puckeditor/core';
import { type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';

interface Question {
  question: string;
  answer: string;
}

interface Components {
  heading: { text: string };
  'rich-text': { html: string };
  list: { items: { text: string }[] };
  'key-points': { items: { text: string }[] };
  quote: { text: string; author: string };
  faq: { header: string; items: Question[] };
}

const items = { type: 'array', arrayFields: { text: { type: 'text' } } } as const;

function Items({ of }: { of: { text: string }[] }): ReactNode {
  return (
    <ul>
      {of.map(({ text }, index) => (
        <li key={index}>{text}</li>
      ))}
    </ul>
  );
}

const config: Config<Components> = {
  components: {
    heading: { fields: { text: { type: 'text' } }, render: ({ text }) => <h2>{text}</h2> },
    'rich-text': {
      fields: { html: { type: 'textarea' } },
      render: ({ html }) => <div dangerouslySetInnerHTML={{ __html: html }} />,
    },
    list: { fields: { items }, render: (props) => <Items of={props.items} /> },
    'key-points': { fields: { items }, render: (props) => <Items of={props.items} /> },
    quote: {
      fields: { text: { type: 'textarea' }, author: { type: 'text' } },
      render: ({ text, author }) => (
        <figure>
          <blockquote>{text}</blockquote>
          <figcaption>{author}</figcaption>
        </figure>
      ),
    },
    faq: {
      fields: {
        header: { type: 'text' },
        items: {
          type: 'array',
          arrayFields: { question: { type: 'text' }, answer: { type: 'textarea' } },
        },
      },
      render: (props) => (
        <section>
          <h2>{props.header}</h2>
          {props.items.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <div dangerouslySetInnerHTML={{ __html: answer }} />
            </details>
          ))}
        </section>
      ),
    },
  },
};

const zone = 'root:default-zone';
const usePuck = createUsePuck<typeof config>();

function Keys({ middle }: { middle: number }): ReactNode {
  const dispatch = usePuck(({ dispatch: send }) => send);
  useEffect(() => {
    dispatch({ type: 'setUi', ui: { itemSelector: { index: middle, zone } } });
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'F2')
        dispatch({
          type: 'insert',
          componentType: 'heading',
          destinationIndex: middle + 1,
          destinationZone: zone,
        });
      if (key === 'F4')
        dispatch({
          type: 'reorder',
          sourceIndex: middle,
          destinationIndex: middle + 1,
          destinationZone: zone,
        });
      if (key === 'F6') dispatch({ type: 'remove', index: middle + 1, zone });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [dispatch, middle]);
  return null;
}

const { content, middle } = await (await fetch('/article.json')).json();
const place = document.createElement('div');
document.body.append(place);
createRoot(place).render(
  <Puck config={config} data={{ root: {}, content }} height="100vh">
    <Puck.Layout />
    <Keys middle={middle} />
  </Puck>,
);
