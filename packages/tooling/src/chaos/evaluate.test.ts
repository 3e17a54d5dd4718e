import type { ReaderResponse } from './send-reader-request.ts';
import type { ReaderTarget } from './reader-target.ts';
import { evaluateResponse, type UnavailableParts } from './evaluate.ts';

const allAvailable: UnavailableParts = new Set();
const createResponse = (status: number, body = '', location = ''): ReaderResponse => ({ status, location, body: Buffer.from(body), ms: 1 });
const page = '<html><body>Bu sahifa</body></html>';
const unavailable = '{"problem":"unavailable","longest":200}';
const evaluate = (target: ReaderTarget, given: ReaderResponse, away = allAvailable, isKnown = true) =>
  evaluateResponse(target, given, away, () => isKnown);

const file: ReaderTarget = { path: '/uz/contact', kind: 'file' };
const search: ReaderTarget = { path: '/uz/search.json?q=suv', kind: 'search' };
const missing: ReaderTarget = { path: '/uz/none', kind: 'missing' };
const choice: ReaderTarget = { path: '/', kind: 'choice' };

test('accepts a file only with a known body', () => {
  expect(evaluate(file, createResponse(200, page))).toBe('good');
  expect(evaluate(file, createResponse(200, page), allAvailable, false)).toBe('unknown body');
  expect(evaluate(file, createResponse(503, page), new Set(['edge', 'search'] as const))).toEqual({ fault: '/uz/contact: status 503' });
});

test('reports why there is no response', () => {
  expect(evaluate(file, createResponse(0, 'Error: connect ECONNREFUSED'))).toEqual({ fault: '/uz/contact: Error: connect ECONNREFUSED' });
});

test('requires search hits, or an error while the index or the edge is unavailable', () => {
  expect(evaluate(search, createResponse(200, '{"total":3,"page":1}'))).toBe('good');
  expect(evaluate(search, createResponse(200, '{"total":0,"page":1}'))).toEqual({ fault: '/uz/search.json?q=suv: status 200' });
  expect(evaluate(search, createResponse(503, unavailable))).toEqual({ fault: '/uz/search.json?q=suv: status 503' });
  expect(evaluate(search, createResponse(503, unavailable), new Set(['search'] as const))).toBe('good');
  expect(evaluate(search, createResponse(503, 'Bad gateway'), new Set(['search'] as const))).toEqual({
    fault: '/uz/search.json?q=suv: status 503',
  });
  expect(evaluate(search, createResponse(503, page), new Set(['edge'] as const))).toBe('good');
  // An edge that has just been started again has no search for a moment, and says so itself.
  expect(evaluate(search, createResponse(503, unavailable), new Set(['edge', 'search'] as const))).toBe('good');
  expect(evaluate(search, createResponse(503, unavailable), new Set(['edge'] as const))).not.toBe('good');
});

test('accepts an error page for edge-only requests only while the edge is unavailable', () => {
  expect([evaluate(choice, createResponse(302, '', '/uz')), evaluate(choice, createResponse(200, page))]).toEqual(['good', 'good']);
  expect(evaluate(choice, createResponse(302, '', 'https://evil.example'))).toEqual({ fault: '/: status 302' });
  expect([evaluate(missing, createResponse(404, page)), evaluate(missing, createResponse(503, page), new Set(['edge'] as const))]).toEqual([
    'good',
    'good',
  ]);
  expect(evaluate(missing, createResponse(503, page))).toEqual({ fault: '/uz/none: status 503' });
  expect(evaluate(missing, createResponse(503, 'Bad gateway'), new Set(['edge'] as const))).toEqual({ fault: '/uz/none: status 503' });
});
