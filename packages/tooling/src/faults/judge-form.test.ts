import type { Answer } from './ask.ts';
import { judgeForm } from './judge-form.ts';
import type { WrittenForm } from './written-form.ts';

const sentence = 'Xatolik yuz berdi. Qayta urinib koʻring.';
const plain: WrittenForm = {
  ...{ name: 'contact', language: 'uz', how: 'plain', email: 'a@reader.example', from: '127.77.0.1' },
  fields: { name: 'Anvar', message: 'Quduq "katta"' },
};
const script: WrittenForm = { ...plain, how: 'script' };
const answer = (status: number, body = '', location = ''): Answer => ({ status, location, body: Buffer.from(body), ms: 1 });
const judge = (form: WrittenForm, given: Answer, isEdgeAway = false) => judgeForm(form, given, sentence, isEdgeAway);
const page = (more: string, attributes = '', language = 'uz') =>
  `<html lang="${language}"><p class="alert"${attributes} data-when="refused:failed">${sentence}</p>${more}</html>`;
const typed = '<input name="name" value="Anvar"><textarea name="message">Quduq &quot;katta&quot;</textarea>';

test('accepts a redirect after a form, or a success for a script', () => {
  expect(judge(plain, answer(303, '', '/uz/forms/contact/sent'))).toBe('accepted');
  expect(judge(script, answer(201, '{"outcome":"sent","receipt":null}'))).toBe('accepted');
  expect(judge(plain, answer(303, '', '/ru/forms/contact/sent'))).toEqual({ wrong: 'contact in uz (plain): status 303' });
});

test('accepts a refusal with its sentence and the input restored', () => {
  expect(judge(plain, answer(503, page(typed)))).toBe('refused');
  expect(judge(script, answer(503, '{"outcome":"refused","reason":"failed"}'))).toBe('refused');
});

test.each([
  ['the sentence stays hidden', page(typed, ' hidden=""'), 'no sentence that says so'],
  ['the sentence is not there', `<html lang="uz">${typed}</html>`, 'no sentence that says so'],
  ['a field is empty', page('<input name="name" value="Anvar">'), 'what was typed as message is gone'],
  ['another language', page(typed, '', 'ru'), 'another language'],
])('rejects %s', (_, body, why) => {
  expect(judge(plain, answer(503, body))).toEqual({ wrong: `contact in uz (plain): ${why}` });
});

test('rejects anything else', () => {
  expect(judge(plain, answer(500, page(typed)))).toEqual({ wrong: 'contact in uz (plain): status 500' });
  expect(judge(plain, answer(0, 'Error: socket hang up'))).toEqual({ wrong: 'contact in uz (plain): Error: socket hang up' });
  expect(judge(script, answer(503, 'Bad gateway'))).toEqual({ wrong: 'contact in uz (script): status 503, Bad gateway' });
});

test('accepts an error page for a form without the edge', () => {
  expect(judge(plain, answer(503, '<html lang="uz"></html>'), true)).toBe('refused');
  expect(judge(plain, answer(503, 'Bad gateway'), true)).toEqual({ wrong: 'contact in uz (plain): another language' });
});
