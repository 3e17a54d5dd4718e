import { signInProblems } from '@ochiq/contract/sign-in-problems';
import { screen } from '@testing-library/react';

import { show } from '../../../test/show';
import { SignInProblems } from './sign-in-problems';
import { SignInProviders } from './sign-in-providers';

const providers = [
  { name: 'OneID', ready: false, path: '/ru/sign-in/oneid' },
  { name: 'Google', ready: true, path: '/ru/sign-in/google' },
];

it.each([
  ['uz', 'Google orqali kirish', 'OneID hali sozlanmagan: elektron pochtangiz orqali kiring'],
  ['ru', 'Войти через Google', 'OneID ещё не подключён: войдите по электронной почте'],
  ['en', 'Sign in with Google', 'OneID is not set up yet: sign in with your e-mail'],
] as const)('leads readers of %s to those who are set up, and says of others that they are not', (reader, way, words) => {
  show(<SignInProviders providers={providers} />, reader);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [way, '/prefix/ru/sign-in/google'],
  ]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([words, way]);
});

it.each(['uz', 'ru', 'en'] as const)('holds a sentence for every problem in %s, and shows none', (reader) => {
  const { container } = show(<SignInProblems />, reader);
  const box = container.querySelector('[data-when="sign-in"]');
  expect(box).not.toBeVisible();
  expect([box?.getAttribute('role'), box?.getAttribute('tabindex')]).toEqual(['alert', '-1']);
  const sentences = signInProblems.map(
    (problem) => container.querySelector(`p[hidden][data-when="sign-in:${problem}"]`)?.textContent ?? '',
  );
  expect(sentences.filter((sentence) => sentence.length < 20)).toEqual([]);
  expect(new Set(sentences).size).toBe(signInProblems.length);
});
