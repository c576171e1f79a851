import { block, each, phrases } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';
import { inSpanishArticles } from './spanishCases.ts';

const inEnglishArticles: RuleExamples = {
  finds: {
    'a mark of a source': {
      content: '<p>It lowers pressure :contentReference[oaicite:3]{index=3}.</p>',
      marks: ':contentReference[oaicite:3]{index=3}',
      says: 'add the real source',
      severity: 'error',
    },
    ...each(
      'a mark',
      [
        '\uE200cite\uE202turn0search1\uE201',
        '&lt;|im_start|&gt;',
        ...phrases(`
          :contentReference[oaicite:0] | [oaicite:2] | oai_citation:1 | 【4†source】 | 【12:3†dose.pdf】
          turn0search12 | turn1view0 | turn1news2 | turn1image2 | turn1fetch0 | turn0file3 | [cite_start]
          [cite: 4] | [cite: 4, 12] | [web:3] | [attached_file:1] | [file:2] | utm_source=chatgpt.com
          utm_source=openai | utm_source=perplexity | &lt;think&gt; | &lt;/think&gt; | &#60;thinking&#62;
        `),
      ],
      (mark) => ({ content: `<p>It helps ${mark} in men.</p>`, marks: mark, severity: 'error' }),
    ),
    ...each(
      'what it says of itself',
      phrases(`
        As an AI language model | as a large language model | As an AI | As an AI model | As an AI assistant
        As an AI chatbot
      `),
      (words) => ({
        content: `<p>It helps. ${words}, I cannot say more.</p>`,
        marks: words,
        severity: 'error',
      }),
    ),
    'the reasoning of a model': {
      content: '<h2><think>The user wants a heading.</think></h2>',
      marks: '<think>',
      severity: 'error',
    },
    ...each(
      'who made it',
      [
        'As a large language model created by Acme Labs',
        ...phrases(`
          As an AI developed by OpenAI | As an AI model trained by Google | As an AI assistant built by Acme
          As an AI made by Acme | As a language model
        `),
      ],
      (words) => ({ content: `<p>${words}, I have no body.</p>`, marks: words, severity: 'error' }),
    ),
    ...each(
      'what it knows and cannot do',
      [
        'As an AI language model, my answers may be old.',
        'As an AI, it is impossible for me to see you.',
        'As an AI, it would be possible for me.',
        "I can't assist with that request.",
        'I cannot comply with this request.',
        'I am unable to fulfill your request.',
        'I’m not able to fulfill this request.',
      ],
      (words) => ({ content: `<p>${words}</p>`, severity: 'error' }),
    ),
    ...each(
      'what it lists first',
      phrases(`
        overview | explanation | example | post | rewrite | version | article | draft | summary | outline
        paragraph | introduction | table
      `),
      (what) => ({ content: `<p>Certainly! Here is the ${what}</p>`, severity: 'warning' }),
    ),
    ...each(
      'what it does not have',
      phrases(`
        personal experiences | personal feelings | personal beliefs | access to real-time
        access to your personal
      `),
      (what) => ({ content: `<p>I do not have ${what} data.</p>`, severity: 'warning' }),
    ),
    ...each(
      'what it is unable to do',
      ['I’m not able to help', 'I’m unable to help', 'I am not able to help', 'I am unable to help'],
      (words) => ({ content: `<p>I apologize, but ${words} you.</p>`, severity: 'warning' }),
    ),
    ...each(
      'what it is, and who made it',
      ['model, so', 'chatbot, so', 'developed by Acme', 'created by Acme', 'made by Acme', 'built by Acme'],
      (words) => ({ content: `<p>I’m an AI ${words} be careful.</p>`, severity: 'error' }),
    ),
    ...each(
      'a refusal',
      [
        'I’m sorry, but I can’t help with that.',
        "I'm really sorry, but I cannot assist you.",
        'I am very sorry, but I am unable to provide a dose.',
        'I’m so sorry, but I’m not able to offer that.',
        'I’m sorry, I can’t help with that.',
        'I don’t have personal opinions about it.',
        'I do not have access to your medical file.',
        'I apologize, but I can’t discuss it.',
        'I apologize, but I cannot create it.',
        'I’m sorry, but as an AI can’t generate it.',
        'I’m sorry, but I cannot write it.',
        'I’m sorry, but I cannot continue.',
        'I’m sorry, but I cannot give it.',
        'I cannot provide medical advice, but here is what is known.',
        'I can’t offer personalized medical advice, but I can explain it.',
        'I don’t give specific medical advice, but I can say this.',
        'I’m unable to provide personal medical advice, but here it is.',
        'I am not able to offer medical advice, but I can help.',
      ],
      (words) => ({ content: `<p>${words}</p>`, severity: 'warning' }),
    ),
    'the same without a comma': {
      content: '<p>As an AI language model I cannot say.</p>',
      severity: 'error',
    },
    ...each(
      'what it is and knows',
      phrases(`
        I’m just an AI | I am only an AI | I'm a language model | I am a large language model
        I am an AI language model | I’m an AI assistant | My knowledge cutoff
        as of my last knowledge update | as of my last training update
      `),
      (words) => ({ content: `<p>Here ${words}, so ask.</p>`, marks: words, severity: 'error' }),
    ),
    ...each('what it is', ['and', 'but', 'so', 'that', 'without', 'trained', 'designed'], (word) => ({
      content: `<p>I’m an AI ${word} it ends.</p>`,
      marks: 'I’m an AI',
    })),
    'what it is, at the end of a text': { content: '<p>I am an AI</p>', marks: 'I am an AI' },
    ...each('what a person may say as well', ['my training data', 'As of my last update'], (words) => ({
      content: `<p>Here ${words} says so.</p>`,
      marks: words,
      severity: 'warning',
    })),
    ...each(
      'how it begins',
      phrases(`
        Certainly! Here is a list | Certainly! Here’s the short guide | Certainly! Here are 5 ways
        Certainly! Here are some tips | Certainly! Here is your translation | Certainly! Below is
        Great question! Here is a breakdown | Sure! Here is a 300-word article
        Sure! Here is a revised version | Sure, here’s your article | Of course! Here are some first draft
        Absolutely! Here is the short summary | Sure! Here is an outline | Sure! Here is the paragraph
        Sure! Here is an introduction | Sure! Here is a table | Here is the revised version
        Here’s a rewritten draft | here is your polished article | Here is the shortened text
        Here is an SEO-optimized paragraph
      `),
      (words) => ({ content: `<p>${words} of it:</p>`, marks: words, severity: 'warning' }),
    ),
    ...each('how it ends', ['I hope this helps', 'I hope that helps'], (words) => ({
      content: `<p>Drink water. ${words}!</p>`,
      marks: words,
      severity: 'warning',
    })),
    'an end without a sign': { content: block('heading', { text: 'I hope this helps' }) },
    ...each(
      'what it offers',
      [
        'Let me know if you’d like me to',
        'let me know if you would like any changes',
        'Let me know if you’d like any adjustments',
        'Would you like me to',
        'would you like me to',
      ],
      (words) => ({ content: `<p>${words} shorten it</p>`, marks: words, severity: 'warning' }),
    ),
  },
  passes: {
    ...each(
      'what people write',
      [
        'We hope this helps you sleep. I hope this helps you feel less alone.',
        'Can you freeze it? Sure! Here’s how. Of course, here is a list of foods.',
        'Certainly, here in Ohio it is. Certainly! It helps.',
        'An AI language model read 400 X-rays. As an AI model, it cannot see pain.',
        'As a large hospital, we treat many. I am an aide, and I’m an Aikido teacher.',
        'The chatbot wrote: “As an AI language model, I cannot diagnose.”',
        'It turns: turn 0, search 1. Take it at your turn.',
        '5 mg† daily. † With food. 【注】 A note.',
        '[web] and [cite] and [file]. See [citation 4].',
        'Here is the updated version of the guideline. Here’s the draft.',
        'Let me know, writes Ana, if you would like it. Would you like to sleep?',
        'Your doctor’s last update and the training of my dog.',
        'The paper says utm_source=newsletter.',
        'As an AI language model, ChatGPT can be wrong. As a large language model, Gemini guesses.',
        'As an AI researcher, I read all day. I am an AI researcher. I’m an AI skeptic.',
        'Certainly! Here is the answer our pharmacist gives. Certainly! Here are our nurses.',
        'We’re sorry, but we can’t help by phone. I am sorry, but I cannot sleep.',
        'Our nurses cannot provide medical advice, but they can book a visit. I can’t provide medical advice.',
        'I think so, &lt;thin&gt;. My training data for the marathon is on my watch.',
        'They said “I’m sorry, but I can’t help with that.”',
      ],
      (text) => `<p>${text}</p>`,
    ),
    'a quote': block('quote', { text: 'Drink water. I hope this helps!', author: 'Ana' }),
    'a testimonial': block('testimonial', { quotes: [{ text: 'I hope this helps!', author: 'Ana' }] }),
    'an experience': block('lived-experience', { quote: 'I hope this helps!', name: 'Ana' }),
    'a comment': block('top-comments', { comments: [{ comment: 'I hope this helps!' }] }),
    'a sample of code': '<p><code>utm_source=openai</code> and <code>[cite: 3]</code></p>',
  },
};

export const cases: readonly RuleExamples[] = [inEnglishArticles, inSpanishArticles];
