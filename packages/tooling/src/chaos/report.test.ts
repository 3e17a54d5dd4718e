import { Checks } from '../restore-test/checks.ts';
import { checkPhase, checkSettled, createPhase, extractFigures, formatFaultReport, formatOutcomeLine } from './report.ts';

const sound = { ...createPhase('CMS'), requestCount: 3, times: [1, 2, 30], forms: { accepted: 1, refused: 2, wrong: [] } };

test('formats a fault as a row with slow percentiles', () => {
  expect(extractFigures({ phase: sound, recovery: 24_000, live: null })).toMatchObject({
    p99Ms: 30,
    slowestMs: 30,
    recoveryMs: 24_000,
    liveMs: null,
  });
  expect(formatFaultReport([{ phase: sound, recovery: 24_000, live: 370 }])).toMatch(/\nCMS +3 +0 +0 +30 +30 +1 +2 +0 +24\.0 +0\.4$/u);
});

test('formats a fault in a line, also without a recovery', () => {
  expect(formatOutcomeLine({ phase: sound, recovery: null, live: null })).toBe(
    '    CMS: 0 of 3 answers wrong; forms 1 taken, 2 refused, 0 wrong; well again after – s, live after – s',
  );
});

test('fails for wrong responses, and lists equal ones once', () => {
  const checks = new Checks();
  checkPhase(checks, { ...sound, failures: ['/uz: status 503', '/uz: status 503'] });
  expect(checks.passed).toEqual(['CMS: every form is taken, or refused as is said']);
  expect(checks.failed).toEqual(['CMS: every answer to readers is right: 2: /uz: status 503']);
});

test('fails without any request or form', () => {
  const checks = new Checks();
  checkPhase(checks, createPhase('CMS'));
  checkSettled(checks, { lost: [], doubled: [], untold: [], toldTwice: [], repeated: [] }, 0);
  expect(checks.failed).toHaveLength(3);
});

test('fails for missing forms by name', () => {
  const checks = new Checks();
  checkSettled(checks, { lost: ['drill-1@reader.example'], doubled: [], untold: [], toldTwice: [], repeated: [] }, 4);
  expect(checks.failed).toEqual(['4 forms were taken, and none is lost: 1: drill-1@reader.example']);
});
