const facts = 'OCHIQ_CMS_TESTS';

/** The environment of the tests, read and written here only. */
export const env = {
  path: process.env['PATH'] ?? '',
  /** A seeded CMS that is running already, and the token that reads it. */
  seededUrl: process.env['CMS_TEST_URL'],
  seededToken: process.env['BUILD_TOKEN'],
  /** How often a CMS that publishes is killed at no particular moment. */
  kills: Number(process.env['CMS_KILLS'] ?? '1'),
  getFacts: () => process.env[facts] ?? '{}',
  setFacts: (text: string) => {
    process.env[facts] = text;
  },
};
