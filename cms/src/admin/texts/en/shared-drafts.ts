/** The texts about links by which people outside see a draft. `{minute}` is a day and a time in Tashkent. */
export const englishShares = {
  'ochiq.shares.title': 'Show the draft to people outside',
  'ochiq.shares.none': 'No link has been made of this draft.',
  'ochiq.shares.not-allowed': 'Your role makes no links of this draft. Ask a colleague who may publish it.',
  'ochiq.shares.days': 'For how many days',
  'ochiq.shares.days.wrong': 'Write a number from 1 to 30.',
  'ochiq.shares.hint': 'Whoever has the link sees the draft as it is saved, without an account, and nothing else.',
  'ochiq.shares.all': 'In all languages of the entry',
  'ochiq.shares.make': 'Make a link',
  'ochiq.shares.made': 'The link is ready. Copy it now: it is shown this once.',
  'ochiq.shares.copy': 'Copy the link',
  'ochiq.shares.copied': 'Copied',
  'ochiq.shares.valid': 'Valid until {minute}',
  'ochiq.shares.expired': 'Expired: {minute}',
  'ochiq.shares.revoked': 'Revoked',
  'ochiq.shares.by': 'Made by {name}',
  'ochiq.shares.opened': '{count, plural, =0 {not opened yet} one {opened once} other {opened # times}}',
  'ochiq.shares.revoke': 'Revoke',
  'ochiq.shares.fault.network': 'There is no connection to the panel. Check it, and try again once it is back.',
  'ochiq.shares.fault.forbidden':
    'Your role does not read this entry in this language. Ask an administrator for the right, or a colleague for the link.',
  'ochiq.shares.fault.missing': 'This link no longer exists. Reload the page to see which links there are.',
  'ochiq.shares.fault.days': 'A link is valid for 1 to 30 days. Write a number in this range, and make the link again.',
  'ochiq.shares.fault.server': 'The server of the panel failed. Try again in a minute; tell the administrator if it fails again.',
} as const;

export type ShareText = keyof typeof englishShares;

/** The same in another language. The compiler requires every text. */
export type ShareTexts = Readonly<Record<ShareText, string>>;
