import { withAlert } from '@ochiq/contract/alert-place';
import { localeOf, pathFor, type PathForm } from '@ochiq/contract/path-for';
import { readSearchQuery, searchParameters, type SearchQuery } from '@ochiq/contract/search';
import { searchTitle } from '@ochiq/contract/search-place';

import { acceptedEncodings } from '../rules/accepted-encodings.ts';
import { publicPath, type BasePath } from '../rules/base-path.ts';
import { uncached } from '../rules/cache-rules.ts';
import { rememberLocale } from '../rules/cookie-locale.ts';
import { fillPlaces } from '../rules/fill-places.ts';
import { chosenLocale } from '../rules/language-choice.ts';
import type { LiveRelease } from '../rules/live-release.ts';
import { pageFile } from '../rules/place.ts';
import type { RequestFacts } from '../rules/request-facts.ts';
import { searchFilling, type SearchLinks, type SearchOutcome } from '../rules/search-filling.ts';
import { searchPlace } from '../rules/search-place.ts';
import { fileText } from '../site/file-text.ts';
import type { Answer } from './answer.ts';
import { compressed } from './compressed.ts';
import { currentAlert } from './current-alert.ts';
import type { EdgeContext } from './edge-context.ts';
import { personalAnswer } from './personal-answer.ts';
import type { Sender } from './sender.ts';

type Asked = { query: SearchQuery; form: PathForm; outcome: SearchOutcome; status: number };

const linksBelow = (base: BasePath): SearchLinks => ({
  to: (form, query) => `${publicPath(base, pathFor('search', form, {}))}?${new URLSearchParams(searchParameters(query)).toString()}`,
  // Paths of hits are percent-encoded already.
  page: (path) => publicPath(base, '') + path,
});

/** The question of an address; one that is too long is none. */
function questionOf(request: RequestFacts, form: PathForm): Pick<Asked, 'query'> & { isTooLong: boolean } {
  const parameters = Object.fromEntries(new URLSearchParams(request.query));
  const locale = localeOf(form);
  const query = readSearchQuery(locale, parameters);
  return { query: query ?? { locale, q: '', type: null, year: null, page: 1 }, isTooLong: !query };
}

async function shownPage(
  { path, headers }: RequestFacts,
  { query, form, outcome, status }: Asked,
  release: LiveRelease,
  edge: EdgeContext,
): Promise<Answer | undefined> {
  const found = await release.find(pageFile(path));
  const page = found && (await fileText(found, edge.memory));
  if (!page) return undefined;
  const alert = await currentAlert(form, release, edge);
  const filling = searchFilling(outcome, query, form, linksBelow(edge.site.base));
  const html = fillPlaces(alert ? withAlert(page.text, alert.html) : page.text, filling, (title) => searchTitle(query.q, title));
  const [encoding] = acceptedEncodings(headers['accept-encoding']);
  const bytes = await compressed(html, encoding);
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': `${bytes.length}`,
      'Cache-Control': uncached.form,
      Vary: 'Accept-Encoding',
      'X-Robots-Tag': 'noindex',
      ...(encoding && { 'Content-Encoding': encoding }),
      ...(status === 503 && { 'Retry-After': '5' }),
    },
    policy: release.policies.page,
    shared: false,
    body: { kind: 'file', file: { facts: { ...page.facts, size: bytes.length }, bytes }, range: undefined },
  };
}

/** The search page with the answer to its question; undefined for every other page, and where nothing is asked. */
export async function searchPageAnswer(
  request: RequestFacts,
  release: LiveRelease,
  edge: EdgeContext,
  sender: Sender,
): Promise<Answer | undefined> {
  const place = searchPlace(request);
  if (place?.part !== 'page') return undefined;
  const { form } = place;
  const { query, isTooLong } = questionOf(request, form);
  if (query.q === '' && !isTooLong) return undefined;

  const show = (status: number, outcome: SearchOutcome) => shownPage(request, { query, form, outcome, status }, release, edge);
  const answer = async () => {
    const found = await edge.search.search(query, sender.requestId);
    return found ? show(200, { answer: found }) : show(503, { without: 'unavailable' });
  };
  const shown = isTooLong
    ? await show(400, { without: 'too-long' })
    : await edge.search.within(sender.address(), answer, (status) => show(status, { without: 'unavailable' }));
  const chosen = chosenLocale(request.method, request.path, request.headers, edge.site);
  return shown && personalAnswer(shown, chosen && rememberLocale(chosen));
}
