import { extractFailureLines } from './report-failure.ts';

test('extracts the message about invalid content without the stack trace', () => {
  const lines = [
    'success load plugins - 0.5s',
    'error "gatsby-node.js" threw an error while running the createPages lifecycle:',
    '',
    "One entry can't become a page:",
    'News “Quduqlar” (uz): body.0 Invalid input',
    '  http://127.0.0.1:1337/admin/content-manager/collection-types/api::news.news/a?plugins[i18n][locale]=uz',
    `> 1 | ${'!function(e){}'.repeat(100)}`,
  ];
  expect(extractFailureLines(lines)).toEqual(lines.slice(3, 6));
});

test('omits the stack trace', () => {
  const lines = [
    'error "gatsby-node.js" threw an error',
    'No section page “youth” is published',
    '  - section.js:9',
    '    file:///a/section.js:9:25',
  ];
  expect(extractFailureLines(lines)).toEqual(lines.slice(0, 2));
  expect(extractFailureLines(['Error: no', '    at run (a.js:1:1)', 'after'])).toEqual(['Error: no']);
});

test('extracts type errors from the first one on', () => {
  expect(extractFailureLines(['built a', 'src/a.ts(1,1): error TS2304: Cannot find name', ' ERROR  run failed'])[0]).toContain('TS2304');
});

test('falls back to the last lines of unknown output', () => {
  const lines = Array.from({ length: 40 }, (_, index) => `line ${String(index)}`);
  expect(extractFailureLines(lines)).toEqual(lines.slice(-25));
});
