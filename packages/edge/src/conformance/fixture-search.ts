import { localeCodes } from '@ochiq/contract/locales';
import { pathFor, pathForms, type PathForm } from '@ochiq/contract/path-for';
import { searchTypes } from '@ochiq/contract/search';
import type { SearchAddress, SearchFact, SearchList, SearchSlot } from '@ochiq/contract/search-place';

import { pageFile } from '../rules/place.ts';
import { alertPlace } from './fixture-pages.ts';

const when = (content: string, ...facts: SearchFact[]): string => `<p hidden data-when="${facts.join(' ')}">${content}</p>`;
const slot = (name: SearchSlot, tag = 'b'): string => `<${tag} data-slot="${name}"></${tag}>`;
const link = (to: SearchAddress, content: string): string => `<a data-href="${to}" data-current="current">${content}</a>`;
const each = (list: SearchList, content: string): string => `<ul><li hidden data-each="${list}">${content}</li></ul>`;

const hit = `${link('path', slot('title'))}<i data-when="snippet" data-slot="snippet"></i><time data-when="date" data-slot="date"></time>${searchTypes.map((type) => when(type, `type:${type}`)).join('')}`;

const answer = [
  '<p data-when="idle">idle</p>',
  when(`one: ${slot('total')}`, 'total:one'),
  when(`few: ${slot('total')}`, 'total:few'),
  when(`other: ${slot('total')}`, 'total:many', 'total:other'),
  when('nothing', 'nothing'),
  when('help', 'idle', 'nothing', 'too-long', 'unavailable'),
  when('too long', 'too-long'),
  when('unavailable', 'unavailable'),
  when(slot('repaired'), 'repaired'),
  when(link('everything', 'everything'), 'narrowed'),
  ...searchTypes.map((type) => when(link(`type:${type}`, slot(`count:${type}`)), `type:${type}`)),
  each('years', link('path', `${slot('year')} ${slot('count')}`)),
  ...localeCodes.map((locale) => when(link(`in:${locale}`, slot(`count:${locale}`)), `elsewhere:${locale}`)),
  each('hits', hit),
  each('pages', `${when(link('path', slot('number')), 'page')}${when('…', 'gap')}`),
  when(link('previous', 'previous'), 'previous'),
  when(link('next', 'next'), 'next'),
].join('');

const options = searchTypes.map((type) => `<option value="${type}">${type}</option>`).join('');

const searchPage = (form: PathForm): string => {
  const path = pathFor('search', form, {});
  return `<!DOCTYPE html><html lang="uz"><head><title>${form}: search</title><script src="/app-0123456789abcdef0123.js"></script></head><body>${alertPlace(form)}<h1>search<span data-place="${path}#asked"><span hidden data-when="asked">: ${slot('q', 'q')}</span></span></h1><form action="${path}"><input name="q" data-place="" data-slot="q"><select name="type" data-place="" data-slot="type"><option value="">all</option>${options}</select><input name="year" data-place="" data-slot="year"></form><div data-place="${path}#answer">${answer}</div><form method="post" action="/forms/feedback"><input name="message" value=""><p hidden data-when="found">sent</p></form><script>start()</script></body></html>\n`;
};

/** Creates the search page for all four locale prefixes. */
export const fixtureSearch = (): Record<string, string> =>
  Object.fromEntries(pathForms.map((form) => [pageFile(pathFor('search', form, {})), searchPage(form)]));
