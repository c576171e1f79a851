import { linkTo } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    'the own machine': {
      content: linkTo('http://localhost:3000/sleep'),
      marks: 'http://localhost:3000/sleep',
    },
    'an address of a private network': { content: linkTo('https://192.168.1.20/') },
    'a preview': { content: linkTo('https://pagewell-git-main.vercel.app/sleep'), severity: 'warning' },
    'a host for tests': { content: linkTo('https://staging.shop.example/') },
    'a preview in the middle of the name': { content: linkTo('https://shop.preview.brand.example/') },
  },
  passes: {
    'a shop': linkTo('https://shop.example/staging'),
    'a word that begins alike': linkTo('https://developer.mozilla.org/'),
    'domains of such a name': linkTo('https://dev.to/a') + linkTo('https://test.de/'),
    'a domain with a dash': linkTo('https://test-ipv6.com/'),
    'a test for readers': linkTo('https://www.testing.com/dev'),
    'a public address by number': linkTo('https://172.64.0.1/'),
    'a hospital’s device page': linkTo('https://devices.clinic.example/'),
    'a program that tests and treats': linkTo('https://test-to-treat.clinic.example/'),
    'a stage of a disease': linkTo('https://stage-4.cancer.clinic.example/'),
    'a clinical stage': linkTo('https://stages-of-sleep.example/'),
  },
};
