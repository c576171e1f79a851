/** Prefixes of role mailboxes, in English and in other languages. */
const offices = [
  ...[
    'info',
    'help',
    'contact',
    'hello',
    'support',
    'press',
    'media',
    'privacy',
    'legal',
    'feedback',
    'service',
  ],
  ...[
    'customerservice',
    'customercare',
    'office',
    'team',
    'editor',
    'editors',
    'editorial',
    'news',
    'newsletter',
  ],
  ...[
    'sales',
    'care',
    'questions',
    'admin',
    'webmaster',
    'noreply',
    'no-reply',
    'medwatch',
    'communications',
    'pr',
  ],
  ...['urgencias', 'citas', 'contacto', 'prensa', 'redaccion', 'atencion', 'ayuda', 'comunicacion', 'medios'],
  ...['kontakt', 'presse', 'pressestelle', 'redaktion', 'hilfe', 'kundenservice', 'empfang', 'praxis'],
  ...['accueil', 'redaction', 'aide', 'secretariat', 'service-presse', 'imprensa', 'atendimento', 'redacao'],
  ...[
    'stampa',
    'ufficiostampa',
    'redazione',
    'pers',
    'persdienst',
    'redactie',
    'press-office',
    'pressoffice',
  ],
];
const beginning = new RegExp(`^(?:${offices.join('|')})(?![a-z])`, 'i');

/** Words that do not occur in personal names. */
const officeWord =
  /info|help|safety|contact|support|service|appointment|registry|research|clinic|patient|foundation|donat|referral|pharmacy|hospital/i;

export function isOfficeMailbox(address: string): boolean {
  const [name = ''] = address.split('@');
  return beginning.test(name) || officeWord.test(name);
}
