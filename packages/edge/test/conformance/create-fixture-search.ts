import { localeCodes } from '@ochiq/contract/routing/locales';
import { pathFor } from '@ochiq/contract/routing/path-for';
import { isScriptPrefix, scripts, viewPrefixes, type ViewPrefix } from '@ochiq/contract/routing/scripts';
import { searchTypes } from '@ochiq/contract/search/search';
import type { SearchAddress, SearchCondition, SearchList, SearchSlot } from '@ochiq/contract/routing/search-place';

import { getPageFile } from '../../src/routing/resource-path.ts';
import { renderAlertPlace } from './create-fixture-pages.ts';

const renderWhen = (content: string, ...facts: SearchCondition[]): string => `<p hidden data-when="${facts.join(' ')}">${content}</p>`;
const renderSlot = (name: SearchSlot, tag = 'b'): string => `<${tag} data-slot="${name}"></${tag}>`;
const renderLink = (to: SearchAddress, content: string): string => `<a data-href="${to}" data-current="current">${content}</a>`;
const renderEach = (list: SearchList, content: string): string => `<ul><li hidden data-each="${list}">${content}</li></ul>`;

const hit = `${renderLink('path', renderSlot('title'))}<i data-when="snippet" data-slot="snippet"></i><time data-when="date" data-slot="date"></time>${searchTypes.map((type) => renderWhen(type, `type:${type}`)).join('')}`;

const resultHtml = [
  '<p data-when="idle">idle</p>',
  renderWhen(`one: ${renderSlot('total')}`, 'total:one'),
  renderWhen(`few: ${renderSlot('total')}`, 'total:few'),
  renderWhen(`other: ${renderSlot('total')}`, 'total:many', 'total:other'),
  renderWhen('nothing', 'nothing'),
  renderWhen('help', 'idle', 'nothing', 'too-long', 'unavailable'),
  renderWhen('too long', 'too-long'),
  renderWhen('unavailable', 'unavailable'),
  renderWhen(renderSlot('repaired'), 'repaired'),
  renderWhen(renderLink('everything', 'everything'), 'narrowed'),
  ...searchTypes.map((type) => renderWhen(renderLink(`type:${type}`, renderSlot(`count:${type}`)), `type:${type}`)),
  renderEach('years', renderLink('path', `${renderSlot('year')} ${renderSlot('count')}`)),
  ...localeCodes.map((locale) => renderWhen(renderLink(`in:${locale}`, renderSlot(`count:${locale}`)), `elsewhere:${locale}`)),
  renderEach('hits', hit),
  renderEach('pages', `${renderWhen(renderLink('path', renderSlot('number')), 'page')}${renderWhen('…', 'gap')}`),
  renderWhen(renderLink('previous', 'previous'), 'previous'),
  renderWhen(renderLink('next', 'next'), 'next'),
].join('');

const options = searchTypes.map((type) => `<option value="${type}">${type}</option>`).join('');

const searchPage = (localePrefix: ViewPrefix): string => {
  const path = pathFor('search', localePrefix, {});
  return `<!DOCTYPE html><html lang="${isScriptPrefix(localePrefix) ? scripts[localePrefix].tag : 'uz'}"><head><title>${localePrefix}: search</title><script src="/app-0123456789abcdef0123.js"></script></head><body>${renderAlertPlace(localePrefix)}<h1>search<span data-place="${path}#asked"><span hidden data-when="asked">: ${renderSlot('q', 'q')}</span></span></h1><form action="${path}"><input name="q" data-place="" data-slot="q"><select name="type" data-place="" data-slot="type"><option value="">all</option>${options}</select><input name="year" data-place="" data-slot="year"></form><div data-place="${path}#answer">${resultHtml}</div><form method="post" action="/forms/feedback"><input name="message" value=""><p hidden data-when="found">sent</p></form><script>start()</script></body></html>\n`;
};

/** Creates the search page for every prefix. */
export const createFixtureSearch = (): Record<string, string> =>
  Object.fromEntries(viewPrefixes.map((localePrefix) => [getPageFile(pathFor('search', localePrefix, {})), searchPage(localePrefix)]));
