import { withAlert } from '@ochiq/contract/alert-place';
import { localeOf, pathFor, type PathForm } from '@ochiq/contract/path-for';
import { readSearchQuery, searchParameters, type SearchQuery } from '@ochiq/contract/search';
import { searchTitle } from '@ochiq/contract/search-place';

import { acceptedEncodings, type Encoding } from '../rules/accepted-encodings.ts';
import { publicPath, type BasePath } from '../rules/base-path.ts';
import { uncached } from '../rules/cache-rules.ts';
import { rememberLocale } from '../rules/cookie-locale.ts';
import { fillPlaces } from '../rules/fill-places.ts';
import type { FoundFile } from '../rules/found-file.ts';
import { chosenLocale } from '../rules/language-choice.ts';
import type { LiveRelease } from '../rules/live-release.ts';
import { pageFile } from '../rules/place.ts';
import type { RequestFacts } from '../rules/request-facts.ts';
import { searchFilling, type SearchLinks, type SearchOutcome } from '../rules/search-filling.ts';
import { searchPlace } from '../rules/search-place.ts';
import { fileText } from '../site/file-text.ts';
import { retryHeaders, type Answer } from './answer.ts';
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

/** Parses the query of an address; one that is too long counts as empty. */
function questionOf(request: RequestFacts, form: PathForm): Pick<Asked, 'query'> & { isTooLong: boolean } {
  const parameters = Object.fromEntries(new URLSearchParams(request.query));
  const locale = localeOf(form);
  const query = readSearchQuery(locale, parameters);
  return { query: query ?? { locale, q: '', type: null, year: null, page: 1 }, isTooLong: !query };
}

/** A rendered page: its bytes, in an encoding that the client accepts. */
type Shown = { facts: FoundFile; bytes: Buffer; encoding: Encoding | undefined };

async function fillPage(
  { path, headers }: RequestFacts,
  { query, form, outcome }: Omit<Asked, 'status'>,
  release: LiveRelease,
  edge: EdgeContext,
): Promise<Shown | undefined> {
  const facts = await release.find(pageFile(path));
  if (!facts) return undefined;
  const alert = await currentAlert(form, release, edge);
  const page = await edge.search.prepare(form, `${facts.realPath} ${facts.version} ${alert?.mark ?? ''}`, async () => {
    const html = (await fileText(facts, edge.memory))?.text;
    return html !== undefined && alert ? withAlert(html, alert.html) : html;
  });
  if (!page) return undefined;
  const filling = searchFilling(outcome, query, form, linksBelow(edge.site.base));
  const html = fillPlaces(page, filling, (title) => searchTitle(query.q, title));
  const [encoding] = acceptedEncodings(headers['accept-encoding']);
  return { facts, bytes: await compressed(html, encoding), encoding };
}

function answerWith({ facts, bytes, encoding }: Shown, status: number, release: LiveRelease): Answer {
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': `${bytes.length}`,
      'Cache-Control': uncached.form,
      Vary: 'Accept-Encoding',
      'X-Robots-Tag': 'noindex',
      ...(encoding && { 'Content-Encoding': encoding }),
      ...retryHeaders(status),
    },
    policy: release.policies.page,
    shared: false,
    body: { kind: 'file', file: { facts: { ...facts, size: bytes.length }, bytes }, range: undefined },
  };
}

async function shownPage(request: RequestFacts, asked: Asked, release: LiveRelease, edge: EdgeContext): Promise<Answer | undefined> {
  const shown = await fillPage(request, asked, release, edge);
  return shown && answerWith(shown, asked.status, release);
}

/**
 * Responds that search is busy. The page does not contain the query, so that it is cached for all: it costs no more
 * than any other page.
 */
async function busyPage(
  request: RequestFacts,
  { query, form, status }: Pick<Asked, 'query' | 'form' | 'status'>,
  release: LiveRelease,
  edge: EdgeContext,
): Promise<Answer | undefined> {
  const facts = await release.find(pageFile(request.path));
  if (!facts) return undefined;
  const alert = await currentAlert(form, release, edge);
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
  const [name, version] = [`${facts.realPath}\0busy ${encoding ?? ''}`, `${facts.version} ${alert?.mark ?? ''}`];
  const kept = edge.memory.get(name, version);
  if (kept) return answerWith({ facts, bytes: kept, encoding }, status, release);
  const nothing = { locale: query.locale, q: '', type: null, year: null, page: 1 };
  const shown = await fillPage(request, { query: nothing, form, outcome: { without: 'unavailable' } }, release, edge);
  if (shown) edge.memory.set(name, version, shown.bytes);
  return shown && answerWith(shown, status, release);
}

/** Handles the search page with a query; undefined for every other page, and without a query. */
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
    : await edge.search.within(sender.address(), answer, (status) => busyPage(request, { query, form, status }, release, edge));
  const chosen = chosenLocale(request.method, request.path, request.headers, edge.site);
  return shown && personalAnswer(shown, chosen && rememberLocale(chosen));
}
