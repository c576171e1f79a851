import { each, phrases } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const denied: RuleExamples = {
  finds: {},
  passes: {
    ...each(
      'what turns it around',
      phrases(`
        no longer | not only | never | none of it | nothing there | nobody says it | neither | isn't what
        aren't what | doesn't say it | don't say it | didn't say it | can't be that it | cannot be that it
        won't be that it | avoid what | beware of what | be careful, it | be suspicious, it
        be skeptical, it | be wary, it | warned that it | claims it | called what | hailed as what
        dubbed what | touted as what | told us it | says it | suggests it | ideas that it | believes it
        fears it | such as what | red flags: it | had | marketed, it | sells what | promises it
        advertised, it | myth: it | false: it | fake: it | if it | whether it | may be that it
        might be that it | could be that it | anything that | anyone who says it
      `),
      (words) => `<p>It ${words} cures cancer.</p>`,
    ),
    ...each(
      'what takes it back',
      phrases(`
        does not exist | , which do not exist | doesn’t exist | , which don’t exist | : is a myth
        : are false | : that’s a lie | : is an untrue tale | : is wrong | : is just a myth | : is neither
        has been debunked | : claims have been debunked | with no evidence | : there is no proof
        without evidence | without proof | : a red flag | , which is not known | , and he died
        , or she dies | , which shortens lives | by losing weight | only if it is early
        only when it is early | only after years | in mice | in rats | in animals | in half | in about half
        in nearly most | in up to many | in some | in few | in a handful | in 3% | in 3 of four
        in 3 percent | in 3 out of four | began with a lie | started with a lie | trial: you
        after 10 years | when it is early | when the time comes | safely | at a drop box | ?
      `),
      (words) => `<p>It cures cancer ${words}.</p>`,
    ),
    ...each(
      'what leaflets say of stopping: to do what',
      phrases(`
        call | contact | see | tell | phone | talk with | speak to | seek | get | ask | go to | let | dial
      `),
      (words) => `<p>Stop taking your statin and ${words} your doctor.</p>`,
    ),
    ...each(
      'what leaflets say of stopping: whom to ask',
      phrases(`
        pharmacist | prescriber | provider | nurse | clinician | care team | medical aid | emergency room
        911 | helpline, for help | hospital
      `),
      (whom) => `<p>Stop taking your statin and call your ${whom}.</p>`,
    ),
    ...each(
      'what leaflets say of stopping: when, and how not',
      phrases(`
        today if your skin itches | as soon as a rash appears | now if the cough stays
        as soon as any bleeding begins | too abruptly | suddenly | cold turkey
      `),
      (words) => `<p>Stop taking your statin ${words}.</p>`,
    ),
    ...each(
      'where pills are thrown out',
      ['at a take-back day', 'at a drop-off box', 'for safe disposal', 'once expired', 'when cloudy'],
      (words) => `<p>Throw out your pills ${words}.</p>`,
    ),
    ...each(
      'who has had a vaccine',
      phrases(`
        as you have had them already | twice | once more, or again | with the records at hand
        with both certificates | being immune to it
      `),
      (words) => `<p>You do not need vaccines, ${words}.</p>`,
    ),
    ...each(
      'what has been had',
      ['have had it', 'had it', 'got it', 'were immune'],
      (words) => `<p>You do not need vaccines, if you ${words}.</p>`,
    ),
  },
};
