import type { ReaderResponse } from './send-reader-request.ts';
import { evaluateForm } from './evaluate.ts';
import type { WrittenForm } from './create-written-form.ts';

const sentence = 'Xatolik yuz berdi. Qayta urinib koʻring.';
const plain: WrittenForm = {
  ...{ name: 'contact', language: 'uz', how: 'plain', email: 'a@reader.example', from: '127.77.0.1' },
  fields: { name: 'Anvar', message: 'Quduq "katta"' },
};
const script: WrittenForm = { ...plain, how: 'script' };
const createResponse = (status: number, body = '', location = ''): ReaderResponse => ({ status, location, body: Buffer.from(body), ms: 1 });
const evaluate = (form: WrittenForm, given: ReaderResponse, isEdgeAway = false) => evaluateForm(form, given, sentence, isEdgeAway);
const page = (more: string, attributes = '', language = 'uz') =>
  `<html lang="${language}"><p class="alert"${attributes} data-when="refused:failed">${sentence}</p>${more}</html>`;
const typed = '<input name="name" value="Anvar"><textarea name="message">Quduq &quot;katta&quot;</textarea>';

test('accepts a redirect after a form, or a success for a script', () => {
  expect(evaluate(plain, createResponse(303, '', '/uz/forms/contact/sent'))).toBe('accepted');
  expect(evaluate(script, createResponse(201, '{"outcome":"sent","receipt":null}'))).toBe('accepted');
  expect(evaluate(plain, createResponse(303, '', '/ru/forms/contact/sent'))).toEqual({ wrong: 'contact in uz (plain): status 303' });
});

test('accepts a refusal with its sentence and the input restored', () => {
  expect(evaluate(plain, createResponse(503, page(typed)))).toBe('refused');
  expect(evaluate(script, createResponse(503, '{"outcome":"refused","reason":"failed"}'))).toBe('refused');
});

test.each([
  ['the sentence stays hidden', page(typed, ' hidden=""'), 'no sentence that says so'],
  ['the sentence is not there', `<html lang="uz">${typed}</html>`, 'no sentence that says so'],
  ['a field is empty', page('<input name="name" value="Anvar">'), 'what was typed as message is gone'],
  ['another language', page(typed, '', 'ru'), 'another language'],
])('rejects %s', (_, body, why) => {
  expect(evaluate(plain, createResponse(503, body))).toEqual({ wrong: `contact in uz (plain): ${why}` });
});

test('rejects anything else', () => {
  expect(evaluate(plain, createResponse(500, page(typed)))).toEqual({ wrong: 'contact in uz (plain): status 500' });
  expect(evaluate(plain, createResponse(0, 'Error: socket hang up'))).toEqual({ wrong: 'contact in uz (plain): Error: socket hang up' });
  expect(evaluate(script, createResponse(503, 'Bad gateway'))).toEqual({ wrong: 'contact in uz (script): status 503, Bad gateway' });
});

test('accepts an error page for a form without the edge', () => {
  expect(evaluate(plain, createResponse(503, '<html lang="uz"></html>'), true)).toBe('refused');
  expect(evaluate(plain, createResponse(503, 'Bad gateway'), true)).toEqual({ wrong: 'contact in uz (plain): another language' });
});
