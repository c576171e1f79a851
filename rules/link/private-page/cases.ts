import { each, linkTo } from '../../testing/examples.ts';
import type { RuleExamples } from '../../testing/ruleCases.ts';

export const cases: RuleExamples = {
  finds: {
    ...each(
      'a page',
      [
        'https://docs.google.com/document/d/1aBcD/edit',
        'https://docs.google.com/spreadsheets/d/1aBcD/edit#gid=0',
        'https://docs.google.com/presentation/u/0/d/1aBcD',
        'https://drive.google.com/file/d/1aBcD/view',
        'https://publisher.sharepoint.com/sites/health/a.docx',
        'https://onedrive.live.com/?id=1',
        'https://1drv.ms/w/s!A',
        'https://publisher.atlassian.net/browse/HEALTH-12',
        'https://publisher.slack.com/archives/C01/p1',
        'https://publisher.slack.com/client/T01/C01',
        'https://publisher.slack.com/messages/C01/',
        'https://health.example/wp-admin/post.php?post=12',
        'https://health.example/blog/wp-login.php',
        '/wp-admin/',
        'https://health.example/?p=12&preview=true',
        '/sleep/naps?preview=true',
      ],
      (href) => ({ content: linkTo(href), marks: href }),
    ),
    'where the reader would be': {
      content: linkTo('https://drive.google.com/open?id=1'),
      says: 'Google Drive',
    },
  },
  passes: {
    'a form for everybody': linkTo('https://docs.google.com/forms/d/e/1FAIp/viewform'),
    'a document that was published': linkTo('https://docs.google.com/document/d/e/2PACX/pub'),
    'the program itself': linkTo('https://slack.com/help'),
    'a page about it': linkTo('https://wordpress.org/documentation/article/wp-administration/'),
    'a video to look at before': linkTo('https://shop.example/?preview=video'),
    'a path of this site': linkTo('/document/d/sleep'),
  },
};
