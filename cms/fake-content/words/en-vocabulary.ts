import type { NewsVocabulary } from './news-vocabulary';

export const enVocabulary: NewsVocabulary = {
  slug: 'news-of-a-well',
  when: [
    'In spring',
    'Early in summer',
    'During the autumn survey',
    'At the end of the year',
    'Last week',
    'In the first quarter',
    'Within two months',
  ],
  where: [
    'in the Fergana Valley',
    'in the Zarafshan basin',
    'in the north of Karakalpakstan',
    'in the foothills of Surkhandarya',
    'in the districts around Tashkent',
    'in the Bukhara oasis',
    'along the old canals of Khorezm',
  ],
  who: [
    'the expedition of hydrogeologists',
    'the groundwater monitoring service',
    'a team of the central laboratory',
    'the drilling crew',
    'a commission of the institution and the neighbourhood',
    'the school of young geologists',
  ],
  did: [
    'measured the water level in the observation wells again',
    'put a new source of water on the map',
    'examined the salinity of the groundwater and made the results public',
    'looked over the old wells one by one',
    'held an open meeting with residents and answered their questions',
    'completed the installation of automatic sensors ahead of time',
    'took samples for the register of springs',
  ],
  headings: ['What was done', 'In figures', 'What comes next', 'What specialists say'],
  sentence: ({ when, where, who, did }) => `${when} ${who} ${did} ${where}`,
};
