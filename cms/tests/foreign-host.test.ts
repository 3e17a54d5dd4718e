import { findMarkedHost } from '../src/admin/redirects/find-marked-host.ts';
import { institutionResponse } from '../src/platform/panel-words/institution.ts';

const ours = institutionResponse.parse({ names: { uz: 'Gidrogeologiya' }, siteUrl: 'https://geologiya.example/sayt' });
const redirect = (to: string) => ({ from: '/media/hisobot.pdf', to });

it.each(['https://geologiya.example/media/yangi.pdf', 'HTTPS://Geologiya.example/media/yangi.pdf', '/media/yangi.pdf'])(
  'marks no redirect of a file to %s, which is our own',
  (to) => {
    expect(findMarkedHost(redirect(to), ours)).toBeNull();
  },
);

it.each([
  ['https://files.example/a.pdf', 'files.example'],
  ['https://geologiya.example.evil.example/a.pdf', 'geologiya.example.evil.example'],
  ['https://geologiya.example:8443/a.pdf', 'geologiya.example:8443'],
])('marks one to %s', (to, host) => {
  expect(findMarkedHost(redirect(to), ours)).toBe(host);
});

it('warns of nothing before it knows which site is ours, and of every other host where the CMS does not know it', () => {
  expect(findMarkedHost(redirect('https://files.example/a.pdf'), null)).toBeNull();
  expect(findMarkedHost(redirect('https://files.example/a.pdf'), { siteUrl: null })).toBe('files.example');
});
