import { parseSiteAddress } from '../routing/site-address.ts';
import { isRobot, readDocumentView, readNavigationView } from './page-view.ts';

const site = parseSiteAddress('https://example.uz/davlat');
const reader = { 'user-agent': 'Mozilla/5.0 (Linux; Android 9; CUBOT X18) Chrome/120', host: 'example.uz' };
const read = (headers: Record<string, string>) => readDocumentView('/ru/about', { ...reader, ...headers }, site);

test.each([
  ['no referer', {}, 'direct'],
  ['a site', { referer: 'https://www.Gov.UZ/uz/news?phone=998901234567' }, 'gov.uz'],
  ['a site with a port and a name', { referer: 'https://ali:secret@gov.uz:8443/' }, 'gov.uz'],
  ['an application', { referer: 'android-app://org.telegram.messenger/' }, 'org.telegram.messenger'],
  ['an address of a machine', { referer: 'http://10.1.2.3/x' }, 'other'],
  ['a machine of an office', { referer: 'http://ali-pc/x' }, 'other'],
  ['nonsense', { referer: 'about:blank' }, 'direct'],
  ['this site', { referer: 'https://example.uz/davlat/uz' }, undefined],
  ['this site by another name', { referer: 'http://localhost:8000/', 'sec-fetch-site': 'same-origin' }, undefined],
  ['a site whose name begins like this one', { referer: 'https://example.uz.evil.example/' }, 'example.uz.evil.example'],
])('a document counts with where the reader came from: %s', (_, headers, referrer) => {
  expect(read(headers)).toEqual({ path: '/ru/about', referrer });
});

test.each([
  ['a prefetch', { 'sec-purpose': 'prefetch;prerender' }],
  ['Global Privacy Control', { 'sec-gpc': '1' }],
  ['Do Not Track', { dnt: '1' }],
  ['a worker that fetches a copy', { 'sec-fetch-dest': 'empty' }],
  ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a program without a name', { 'user-agent': '' }],
])('%s does not count', (_, headers) => {
  expect(read(headers)).toBeUndefined();
});

test.each(['curl/8', 'python-requests/2', 'Mozilla/5.0 HeadlessChrome/120', 'facebookexternalhit/1.1', undefined])(
  '%s is a robot',
  (name) => {
    expect(isRobot(name)).toBe(true);
  },
);

test.each([
  ['a page of the site', { referer: 'https://example.uz/davlat/ru/news/yangi?x=1#y' }, { path: '/ru/news/yangi', referrer: undefined }],
  ['its root', { referer: 'https://example.uz/davlat' }, { path: '/', referrer: undefined }],
  ['no page', { referer: 'https://example.uz/davlat/../../x' }, undefined],
  ['no route of the site', { referer: 'https://example.uz/davlat/WRONG/.env' }, undefined],
  ['another site', { referer: 'https://gov.uz/davlat/ru/about' }, undefined],
  ['no referer', {}, undefined],
  ['a reader who is not counted', { referer: 'https://example.uz/davlat/ru/about', 'sec-gpc': '1' }, undefined],
])('a navigation in the browser counts the page that the alert is fetched for: %s', (_, headers, view) => {
  expect(readNavigationView({ ...reader, ...headers }, site)).toEqual(view);
});
