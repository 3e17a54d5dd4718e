import { alertMarker, alertPiece, withAlert } from './alert-place.ts';
import { pathForms } from './path-for.ts';

const around = (middle: string) => `<body><div data-alert="">${middle}</div><p>$& <!-- a note --></p></body>`;

test.each(['', '/davlat/sayt'])('below “%s” every form’s alert is put where its marker is, and nothing else is touched', (base) => {
  for (const form of pathForms) {
    const page = around(alertMarker(base + alertPiece(form)));
    expect(withAlert(page, '<b>$& $1</b>')).toBe(around('<b>$& $1</b>'));
  }
});

test('a marker is a comment to whoever does not know it', () => {
  expect(alertMarker(alertPiece('ru'))).toMatch(/^<!--(?:(?!-->).)*-->$/u);
});

test.each([
  ['without a place', around('')],
  ['with another include', around('<!--#include virtual="/media/a.txt" -->')],
])('a page %s stays as it is', (_, page) => {
  expect(withAlert(page, '<b>!</b>')).toBe(page);
});
