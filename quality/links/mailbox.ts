/** Mailboxes of an office and not of a person: by their first word, or by a word in them that no name has. */
const officeMailbox =
  /^(?:info|help|contact|hello|support|press|media|privacy|legal|feedback|service|customer(?:service|care)?|office|team|editors?|editorial|news|newsletter|sales|care|questions|admin|webmaster|no-?reply|medwatch|urgencias|citas|contacto|kontakt|accueil)\b|(?:info|help|safety|contact|support|service|appointment|registry|research|clinic|patient|foundation|donat|referral|pharmacy|hospital)/i;

/** Whether a mail address is that of an office, which everybody may read. */
export function isOfficeMailbox(address: string): boolean {
  const [name = ''] = address.split('@');
  return officeMailbox.test(name);
}
