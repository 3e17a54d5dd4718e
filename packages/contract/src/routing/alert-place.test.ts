import { buildAlertMarker, getAlertFragmentPath, withAlert } from './alert-place.ts';
import { localePrefixes } from './path-for.ts';

const around = (middle: string) => `<body><div data-alert="">${middle}</div><p>$& <!-- a note --></p></body>`;

test.each(['', '/davlat/sayt'])('below “%s” the banner of each locale prefix replaces its marker and nothing else', (base) => {
  for (const form of localePrefixes) {
    const page = around(buildAlertMarker(base + getAlertFragmentPath(form)));
    expect(withAlert(page, '<b>$& $1</b>')).toBe(around('<b>$& $1</b>'));
  }
});

test('the marker is a valid HTML comment', () => {
  expect(buildAlertMarker(getAlertFragmentPath('ru'))).toMatch(/^<!--(?:(?!-->).)*-->$/u);
});

test.each([
  ['without a place', around('')],
  ['with another include', around('<!--#include virtual="/media/a.txt" -->')],
])('leaves a page %s unchanged', (_, page) => {
  expect(withAlert(page, '<b>!</b>')).toBe(page);
});
