export type PublishingTextId = keyof typeof englishPublishing;

/** The texts about the publication state, in another language. The compiler requires every text. */
export type PublishingTexts = Readonly<Record<PublishingTextId, string>>;

/** The texts about the publication state. */
export const englishPublishing = {
  'ochiq.publishing.title': 'On the site',
  'ochiq.publishing.widget.title': 'Publishing to the site',
  'ochiq.publishing.away': 'The publisher does not answer. What you publish is kept and reaches the site when it is back.',
  'ochiq.publishing.starting': 'The publisher has just started and is reading everything. This takes a moment.',
  'ochiq.publishing.behind': 'The site is behind what is published',
  'ochiq.publishing.document.queued': 'In the queue since {at}',
  'ochiq.publishing.document.rendering': 'The pages are being made since {at}',
  'ochiq.publishing.document.following':
    'The page is live; {count, plural, one {# page that mentions it follows} other {# pages that mention it follow}}',
  'ochiq.publishing.document.live': 'Live since {at}',
  'ochiq.publishing.document.gone': 'Off the site since {at}',
  'ochiq.publishing.document.failed': 'Not published, {at}: the site keeps what it showed before',
  'ochiq.publishing.document.undone': 'Undone, {at}: the site shows what was there before',
  'ochiq.publishing.document.current': 'The site shows what is published',
  'ochiq.publishing.document.draft': 'A draft: not on the site',
  'ochiq.publishing.open': 'Open the page',
  'ochiq.publishing.overview.live': 'All that is published is on the site: {pages, plural, one {# page} other {# pages}}',
  'ochiq.publishing.overview.held': 'On the site, but for what is held back: {pages, plural, one {# page} other {# pages}}',
  'ochiq.publishing.overview.queue':
    '{count, plural, one {# entry is on its way} other {# entries are on their way}}, the first for {seconds} s',
  'ochiq.publishing.last': 'Last publications',
  'ochiq.publishing.none': 'No publications yet',
  'ochiq.publishing.held': 'Held back',
  'ochiq.publishing.broken': 'Published, with dead links or lost pictures',
  'ochiq.publishing.broken.link': 'Dead link, shown as plain words: {what}',
  'ochiq.publishing.broken.file': 'Lost file, left out: {what}',
  'ochiq.publishing.broken.others': '{count} more',
  'ochiq.publishing.broken.here': 'Readers do not find:',
  'ochiq.publishing.row.facts': '{at} · {pages, plural, one {# page} other {# pages}}',
  'ochiq.publishing.row.took': '{seconds} s',
  'ochiq.publishing.row.took.own': 'its own page after {own} s, all pages after {seconds} s',
  'ochiq.publishing.row.following': '{count, plural, one {# page follows} other {# pages follow}}',
  'ochiq.publishing.row.more': 'and {count} more',
  'ochiq.publishing.row.whole': 'Many pages at once',
  'ochiq.publishing.row.undone': 'Undone',
  'ochiq.publishing.row.undoes': 'Undoes publication {number}',
  'ochiq.publishing.lost': 'Not found in the last 7 days',
  'ochiq.publishing.lost.times': '{count, plural, one {# time} other {# times}}',
  'ochiq.publishing.lost.none': 'Readers found everything they asked for',
  'ochiq.publishing.lost.redirect': 'Redirect',
  'ochiq.publishing.lost.label': 'Make a redirect from {path}',
  'ochiq.publishing.undo': 'Undo',
  'ochiq.publishing.undo.label': 'Undo: {what}',
  'ochiq.publishing.undo.title': 'Undo this publication?',
  'ochiq.publishing.undo.body':
    '{what} ({at}): the site will show its pages as they were before. The entries in the panel stay as they are; mend them and publish them again.',
  'ochiq.publishing.undo.done': 'Undone: the site shows the pages as they were before',
  'ochiq.publishing.undo.failed': 'Not undone: {reason}',
} as const;
