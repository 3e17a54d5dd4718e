const facts = 'OCHIQ_CMS_TESTS';

/** The environment of the tests, read and written here only. */
export const env = {
  path: process.env['PATH'] ?? '',
  /** A seeded CMS that is running already, and the token that reads it. */
  seededUrl: process.env['CMS_TEST_URL'],
  seededToken: process.env['BUILD_TOKEN'],
  /**
   * A PostgreSQL server for the tests, at which the user may make databases; without it each CMS keeps its own in a
   * file.
   */
  postgres: process.env['CMS_TEST_POSTGRES'],
  /** The folder of a filled site on SQLite that is to be moved. */
  siteToMove: process.env['CMS_TEST_SITE'],
  /** Whether none of the files that run asks the CMS that a worker’s files share: then none is started. */
  sharesNoCms: process.env['CMS_TEST_SHARES'] === 'none',
  /** How often as much of a CMS as writes the log is killed, each time at another moment. */
  kills: Number(process.env['CMS_KILLS'] ?? '50'),
  /** How often a whole CMS is: each time it has to start again. */
  wholeKills: Number(process.env['CMS_WHOLE_KILLS'] ?? '1'),
  /** Which of Jest’s workers this is, from 1. */
  worker: Number(process.env['JEST_WORKER_ID'] ?? '1'),
  /** Lets this process and its workers make temporary files in a folder. */
  setTemporaryFolder: (folder: string) => {
    process.env['TMPDIR'] = folder;
  },
  getFacts: () => process.env[facts] ?? '{"template":"","running":[]}',
  setFacts: (text: string) => {
    process.env[facts] = text;
  },
};
