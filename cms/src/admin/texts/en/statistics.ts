/** The page with the views of the site's pages. */
export const englishStatistics = {
  'ochiq.statistics.title': 'Statistics',
  'ochiq.statistics.lead':
    'How often pages are read. Only sums of a day are counted: nothing about readers, no cookies, no other company. Readers who ask not to be counted are not.',
  'ochiq.statistics.period': 'Period',
  'ochiq.statistics.days': '{days} days',
  'ochiq.statistics.year': 'Year',
  'ochiq.statistics.off':
    'Statistics are turned off: nothing is counted. Whoever runs the server turns them on with STATISTICS_ENABLED=true.',
  'ochiq.statistics.away': 'The publisher does not answer: statistics can’t be shown now. Try again in a while.',
  'ochiq.statistics.broken': 'The statistics could not be read: {reason}',
  'ochiq.statistics.total': 'Page views by day',
  'ochiq.statistics.sum': '{views} page views from {from} to {to}',
  'ochiq.statistics.most': 'The most, {views}, on {day}',
  'ochiq.statistics.table': 'The same as a table',
  'ochiq.statistics.day': 'Day',
  'ochiq.statistics.views': 'Views',
  'ochiq.statistics.pages': 'Most read pages',
  'ochiq.statistics.language': 'Language',
  'ochiq.statistics.page': 'Page',
  'ochiq.statistics.address': 'Address',
  'ochiq.statistics.unread': 'Pages that few read',
  'ochiq.statistics.unread-hint':
    'Published pages that were read least in this period, in all languages; of those read alike, the ones whose review is due longest come first. Open one to bring it up to date or to withdraw it.',
  'ochiq.statistics.review': 'Review by',
  'ochiq.statistics.no-review': 'no day set',
  'ochiq.statistics.published': 'Published',
  'ochiq.statistics.referrers': 'Where readers come from',
  'ochiq.statistics.host': 'Site',
  'ochiq.statistics.direct': 'directly: typed, a bookmark, an application',
  'ochiq.statistics.other-hosts': 'other sites',
  'ochiq.statistics.searches': 'Searched without results',
  'ochiq.statistics.searches-hint':
    'Words that at least three readers searched for on one day. Words that may say who somebody is are not counted.',
  'ochiq.statistics.words': 'Words',
  'ochiq.statistics.times': 'Times',
  'ochiq.statistics.nothing': 'Nothing was counted in this period.',
  'ochiq.statistics.csv': 'Download as CSV: {name}',
} as const;

export type StatisticsText = keyof typeof englishStatistics;

/** The same in another language. The compiler requires every text. */
export type StatisticsTexts = Readonly<Record<StatisticsText, string>>;
