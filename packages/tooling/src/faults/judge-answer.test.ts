import type { Answer } from './ask.ts';
import type { Asked } from './asked.ts';
import { judgeAnswer, type Away } from './judge-answer.ts';

const nothing: Away = new Set();
const answer = (status: number, body = '', location = ''): Answer => ({ status, location, body: Buffer.from(body), ms: 1 });
const page = '<html><body>Bu sahifa</body></html>';
const unavailable = '{"problem":"unavailable","longest":200}';
const judge = (asked: Asked, given: Answer, away = nothing, isKnown = true) => judgeAnswer(asked, given, away, () => isKnown);

const file: Asked = { path: '/uz/contact', kind: 'file' };
const search: Asked = { path: '/uz/search.json?q=suv', kind: 'search' };
const missing: Asked = { path: '/uz/none', kind: 'missing' };
const choice: Asked = { path: '/', kind: 'choice' };

test('accepts a file only with a known body', () => {
  expect(judge(file, answer(200, page))).toBe('good');
  expect(judge(file, answer(200, page), nothing, false)).toBe('unknown body');
  expect(judge(file, answer(503, page), new Set(['edge', 'search'] as const))).toEqual({ fault: '/uz/contact: status 503' });
});

test('reports why there is no response', () => {
  expect(judge(file, answer(0, 'Error: connect ECONNREFUSED'))).toEqual({ fault: '/uz/contact: Error: connect ECONNREFUSED' });
});

test('requires search hits, or an error while the index or the edge is unavailable', () => {
  expect(judge(search, answer(200, '{"total":3,"page":1}'))).toBe('good');
  expect(judge(search, answer(200, '{"total":0,"page":1}'))).toEqual({ fault: '/uz/search.json?q=suv: status 200' });
  expect(judge(search, answer(503, unavailable))).toEqual({ fault: '/uz/search.json?q=suv: status 503' });
  expect(judge(search, answer(503, unavailable), new Set(['search'] as const))).toBe('good');
  expect(judge(search, answer(503, 'Bad gateway'), new Set(['search'] as const))).toEqual({ fault: '/uz/search.json?q=suv: status 503' });
  expect(judge(search, answer(503, page), new Set(['edge'] as const))).toBe('good');
});

test('accepts an error page for edge-only requests only while the edge is unavailable', () => {
  expect([judge(choice, answer(302, '', '/uz')), judge(choice, answer(200, page))]).toEqual(['good', 'good']);
  expect(judge(choice, answer(302, '', 'https://evil.example'))).toEqual({ fault: '/: status 302' });
  expect([judge(missing, answer(404, page)), judge(missing, answer(503, page), new Set(['edge'] as const))]).toEqual(['good', 'good']);
  expect(judge(missing, answer(503, page))).toEqual({ fault: '/uz/none: status 503' });
  expect(judge(missing, answer(503, 'Bad gateway'), new Set(['edge'] as const))).toEqual({ fault: '/uz/none: status 503' });
});
