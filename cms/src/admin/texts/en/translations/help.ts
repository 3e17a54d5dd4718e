/** Translations from what is published, and by a machine. They are loaded with the parts that show them. */
export const englishHelp = {
  'ochiq.help.suggestions': 'Published translations of this text',
  'ochiq.help.reading': 'Looking for published translations…',
  'ochiq.help.none': 'No published translation is like this text.',
  'ochiq.help.same': 'The same text',
  'ochiq.help.alike': '{percent} % alike',
  'ochiq.help.source': 'Translation of:',
  'ochiq.help.missing': 'Not in the published text: {numbers}.',
  'ochiq.help.foreign': 'Only in the published text: {numbers}.',
  'ochiq.help.numbers': 'The numbers differ.',
  'ochiq.help.from': 'In:',
  'ochiq.help.from-many': 'In {count} entries:',
  'ochiq.help.untitled': 'an entry without a title',
  'ochiq.help.take': 'Take it',
  'ochiq.help.take-about': 'Take it: {text}',
  'ochiq.help.machine': 'Machine translation',
  'ochiq.help.machine-ask': 'Have a machine translate it',
  'ochiq.help.machine-again': 'Translate it again',
  'ochiq.help.machine-working': 'The machine is translating…',
  'ochiq.help.machine-hint':
    'Check names, numbers and meaning. It can’t be published until you have changed it, or said that you have read it.',
  'ochiq.help.broken': 'This could not be read. Check the connection and try again; if it goes on, tell the administrator.',
  'ochiq.help.unread': 'Machine translation that no person has read',
  'ochiq.help.unread-hint':
    'This language can’t be published, planned or approved with it. Write the text in your own words, or say that you have read it and it is right. Splitting it or joining it with other text changes nothing.',
  'ochiq.help.in-field': 'In “{field}”',
  'ochiq.help.asked-by': 'Asked for by {by}, {at}',
  'ochiq.help.carried': 'It was translated for another entry, and copied here.',
  'ochiq.help.go': 'Go to it',
  'ochiq.help.go-to': 'Go to it: {text}',
  'ochiq.help.read': 'I have read it',
  'ochiq.help.read-about': 'I have read it: {text}',
  'ochiq.help.read-all': 'I have read all of them',
  'ochiq.help.no-right': 'You may not save this field: ask a person who may.',
  'ochiq.help.done': 'Noted: you have read it.',
} as const;

export type HelpTextId = keyof typeof englishHelp;

/** The same in another language. The compiler requires every text. */
export type HelpTexts = Readonly<Record<HelpTextId, string>>;
