import { signInProblems } from '@ochiq/contract/wire/sign-in-problems';
import { screen, within } from '@testing-library/react';

import { show } from '../../../test/show';
import { SignInProblems, SignInProviders } from './sign-in-providers';

const providers = [
  { name: 'OneID', ready: false, path: '/ru/sign-in/oneid' },
  { name: 'Google', ready: true, path: '/ru/sign-in/google' },
];

it.each([
  ['uz', 'Google orqali kirish', 'OneID orqali kirish Hozircha mavjud emas: qanday kirish mumkin', 'Kirish usuli mavjud boʻlmasa'],
  ['ru', 'Войти через Google', 'Войти через OneID Пока недоступно: как войти', 'Если способ входа недоступен'],
  ['en', 'Sign in with Google', 'Sign in with OneID Not available yet: how to sign in', 'If a way to sign in is not available'],
] as const)('links readers of %s to configured providers, and from the others to the help on the page', (reader, way, words, help) => {
  const { container } = show(<SignInProviders providers={providers} contact={`/${reader}/contact`} />, reader);
  const ways = within(screen.getByRole('list')).getAllByRole('link');
  expect(ways.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [words, '#sign-in-help'],
    [way, '/prefix/ru/sign-in/google'],
  ]);
  const helping = container.querySelector<HTMLElement>('#sign-in-help');
  expect(helping).toHaveAttribute('tabindex', '-1');
  expect(helping).toHaveTextContent(help);
  expect(helping?.querySelector('a')).toHaveAttribute('href', `/prefix/${reader}/contact`);
});

it('needs no help where all are set up', () => {
  const { container } = show(<SignInProviders providers={providers.filter(({ ready }) => ready)} contact="/en/contact" />, 'en');
  expect(container.querySelector('#sign-in-help')).toBeNull();
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
