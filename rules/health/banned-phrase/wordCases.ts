import { each, phrases } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';
import { words } from './englishWords.ts';

export const wordByWord: RuleExamples = {
  finds: {
    ...each('a part behind another one', ['p', 'li', 'h2', 'td', 'th', 'dt', 'dd'], (name) => ({
      content: `<${name}>No pills</${name}><${name}>It cures cancer.</${name}>`,
    })),
    ...each('a disease', [...words.disease, 'type-1 diabetes', 'Alzheimer’s', 'COVID-19'], (disease) => ({
      content: `<p>It cures ${disease}.</p>`,
    })),
    ...each('whose', [...words.owner, 'my mother’s'], (whose) => ({
      content: `<p>It heals ${whose} asthma.</p>`,
    })),
    ...each('a medicine', words.medicine, (medicine) => ({
      content: `<p>Stop taking your ${medicine}.</p>`,
    })),
    ...each(
      'a promise',
      phrases(`
        it cures colds in minutes | it cures colds in hours | guaranteed to help | 100 percent effective
        there are absolutely no side effects | an FDA-approved collagen | an FDA-approved herb
        it dissolves body fat overnight | it detoxes your kidneys | it detoxes your body
        this tea cleanses your blood | this tea flushes out toxins | the pads draw toxins overnight
        this patch removes toxins | all our supplements are FDA-approved | turmeric kills cancer cells
        this diet starves tumor cells | an FDA approved supplement | an FDA-approved dietary supplement
        our gummies are FDA approved | this powder has been approved by the FDA | 100 percent safe
      `),
      (words) => ({ content: `<p>Look: ${words}!</p>` }),
    ),
  },
  passes: {
    ...each(
      'what cures',
      phrases(`
        surgery | an operation | surgeons | radiation | radiotherapy | chemotherapy | immunotherapy
        a transplant | a vaccine | antibiotics | antivirals | losing weight | a new lifestyle
        the right treatment | a cream | some people | many people | most people | hope
        the aim to find what | the goal of finding what | the quest for what | the race for what
        money raised for what | researchers who ask what | looking for what | trying what
      `),
      (words) => `<p>With ${words} it cures cancer.</p>`,
    ),
    ...each(
      'who feels nothing',
      phrases(`
        people | patients | participants | volunteers | women | men | children | adults | most of us
        many of them | some of you | half of us | few users | others of us | most users | many users
        the rest | the others | some users | few of us
      `),
      (who) => `<p>We saw ${who} have no side effects.</p>`,
    ),
    ...each(
      'stopping in order',
      phrases(`
        before you | when you | after you | until you | unless you | once you | without this, you
        is able to | with a doctor may | with a surgeon may | with a pharmacist may | with a prescriber may
        with a provider may | with a clinician may
      `),
      (words) => `<p>Ruth ${words} stop taking your insulin.</p>`,
    ),
    ...each(
      'a medicine',
      phrases(`
        vitamin D analog | vitamin A derivative | collagen filler | collagen injection | collagen implant
        powder for inhalation
      `),
      (words) => `<p>It is an FDA-approved ${words}.</p>`,
    ),
    ...each(
      'what removes or kills by its nature',
      [
        'Your liver removes toxins all day long',
        'Dialysis removes toxins when kidneys fail',
        'Chemotherapy kills cancer cells and some healthy ones',
        'These drugs kill cancer cells',
        'Your immune system kills cancer cells',
        'In a laboratory, turmeric kills cancer cells',
        'Turmeric kills cancer cells in a dish',
        'A natural killer cell destroys tumor cells',
        'This medicine is FDA approved for migraine',
      ],
      (words) => `<p>${words}.</p>`,
    ),
    'who it works for': '<p>It works for everyone who walks.</p>',
  },
};
