import { buildSpeculationRules, getSpeculationHeaders } from './speculation-rules.ts';

type Condition =
  | { and: Condition[] }
  | { or: Condition[] }
  | { not: Condition }
  | { href_matches: string | string[] }
  | { selector_matches: string };

type PatternConstructor = new (pattern: string, baseUrl: string) => { test(url: string): boolean };
const { URLPattern } = globalThis as unknown as { URLPattern: PatternConstructor };

/** Evaluates the rules as a browser does, for a link on a page in a language that no script has taken over. */
function isPrefetched(condition: Condition, lang: string, url: string): boolean {
  const evaluate = (one: Condition): boolean => isPrefetched(one, lang, url);
  if ('and' in condition) return condition.and.every(evaluate);
  if ('or' in condition) return condition.or.some(evaluate);
  if ('not' in condition) return !evaluate(condition.not);
  if ('selector_matches' in condition) {
    const asked = /^:root\[lang=(?<lang>\w+)\] a$/u.exec(condition.selector_matches)?.groups?.['lang'];
    return asked === undefined || asked === lang;
  }
  return [condition.href_matches].flat().some((pattern) => new URLPattern(pattern, 'https://ochiq.test').test(url));
}

type Rules = { prefetch: [{ where: Condition; eagerness: string }] };
const decide = (base: readonly string[], lang: string, path: string): boolean => {
  const { prefetch } = JSON.parse(buildSpeculationRules(base)) as Rules;
  return isPrefetched(prefetch[0].where, lang, `https://ochiq.test${path}`);
};

const bases = [
  ['', []],
  ['/davlat.org/(sayt)', ['davlat.org', '(sayt)']],
] as const;

describe.each(bases)('below %j', (prefix, base) => {
  test.each([
    ['ru', '/ru'],
    ['ru', '/ru/news/suv'],
    ['ru', '/ru/news?utm=1'],
    ['en', '/en/about'],
    ['uz', '/uz/about'],
    ['uz', '/about'],
    ['uz', '/uz'],
    ['uz', '/russian'],
  ])('on a page in %s %s is prefetched', (lang, path) => {
    expect(decide(base, lang, `${prefix}${path}`)).toBe(true);
  });

  test.each([
    ['ru', '/'],
    ['uz', '/'],
    ['uz', '/ru'],
    ['uz', '/ru/about'],
    ['ru', '/uz/about'],
    ['ru', '/about'],
    ['en', '/ru'],
    ['uz', '/media/report.pdf'],
    ['uz', '/data/people-uz.csv'],
    ['ru', '/ru/news/feed.xml'],
    ['uz', '/account'],
    ['ru', '/ru/account'],
    ['ru', '/ru/login'],
    ['ru', '/ru/login?sign-in=denied'],
    ['ru', '/ru/search'],
    ['ru', '/ru/search?q=suv'],
    ['ru', '/ru/offline'],
    ['ru', '/ru/forms/contact'],
    ['uz', '/forms/contact/sent?receipt=x'],
    ['ru', '/ru/sign-in/google'],
    ['uz', '/sign-in/google/callback'],
  ])('on a page in %s %s is not', (lang, path) => {
    expect(decide(base, lang, `${prefix}${path}`)).toBe(false);
  });
});

test('other parts of the host are not prefetched', () => {
  expect(decide(['davlat'], 'uz', '/about')).toBe(false);
  expect(decide(['davlat'], 'uz', '/davlatlar')).toBe(false);
});

test('the rules are less than a kilobyte, and their header is short', () => {
  expect(buildSpeculationRules([]).length).toBeLessThan(1000);
  expect(getSpeculationHeaders([])).toEqual({ 'Speculation-Rules': '"/speculation-rules.json"', 'Accept-CH': 'ECT' });
});
