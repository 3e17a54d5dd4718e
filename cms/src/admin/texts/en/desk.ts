/** The texts of the desk on the home page. `{at}` is a time in Tashkent, `{day}` a day: 20.11.2026. */
export const englishDesk = {
  'ochiq.desk.mine': 'My work',
  'ochiq.desk.drafts': 'Drafts',
  'ochiq.desk.drafts.none': 'Nothing that you wrote waits to be published.',
  'ochiq.desk.published': 'Published',
  'ochiq.desk.published.none': 'You have published nothing lately.',
  'ochiq.desk.planned': 'Planned',
  'ochiq.desk.planned.none': 'Nothing is planned.',
  'ochiq.desk.publish': 'Goes onto the site: {at}',
  'ochiq.desk.unpublish': 'Goes off the site: {at}',
  'ochiq.desk.later-uses':
    'Used by {count, plural, one {# published entry} other {# published entries}} since: plan it again to choose what happens there',
  'ochiq.desk.dead-links': 'Links to other sites that don’t answer',
  'ochiq.desk.dead-link': 'has not answered for three nights: {address}',
  'ochiq.desk.expiring': 'Ends within a week',
  'ochiq.desk.expiring.none': 'Nothing ends within a week.',
  'ochiq.desk.ends': 'last day: {day}',
  'ochiq.desk.queued': 'waits to go onto the site',
  'ochiq.desk.rendering': 'is going onto the site',
  'ochiq.desk.live': 'on the site',
  'ochiq.desk.undone': 'undone: the site shows what was there before',
  'ochiq.desk.failed': 'not on the site: open it to see why',
  'ochiq.desk.citizens': 'From citizens',
  'ochiq.desk.applicants': 'From applicants',
  'ochiq.desk.waiting.none': 'Nothing waits for an answer.',
  'ochiq.desk.waiting': '{count, plural, one {# waits} other {# wait}}',
  'ochiq.desk.due': 'the first is due on {day}',
  'ochiq.desk.late': '{count, plural, one {# is late} other {# are late}}',
  'ochiq.desk.broken': 'This could not be read. Open this page again.',
} as const;

export type DeskText = keyof typeof englishDesk;

/** The same in another language. The compiler requires every text. */
export type DeskTexts = Readonly<Record<DeskText, string>>;
