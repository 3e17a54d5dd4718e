import { splitForm } from '@ochiq/contract/path-for';

import { uncached } from '../rules/cache-rules.ts';
import { rememberLocale } from '../rules/cookie-locale.ts';
import { columnsBeside, describedBy } from '../rules/described-by.ts';
import { fileReply, type FileReply } from '../rules/file-reply.ts';
import type { HeaderBag } from '../rules/header-bag.ts';
import { chosenLocale } from '../rules/language-choice.ts';
import type { LiveRelease } from '../rules/live-release.ts';
import { pageFile } from '../rules/place.ts';
import type { RequestFacts } from '../rules/request-facts.ts';
import type { Route } from '../rules/route.ts';
import { servedAs } from '../rules/served-as.ts';
import { closeFile, openFile, type OpenFile } from '../site/open-file.ts';
import { alertedPage } from './alerted-page.ts';
import type { Answer, AnswerBody } from './answer.ts';
import type { EdgeContext } from './edge-context.ts';
import { represent } from './represent.ts';

const partial: ReadonlySet<string> = new Set(['if-none-match', 'if-modified-since', 'range']);

const withoutPartial = (headers: HeaderBag): HeaderBag =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !partial.has(name)));

async function bodyOf(file: OpenFile | undefined, send: FileReply['send']): Promise<AnswerBody> {
  if (!file) return { kind: 'nothing' };
  if (send !== 'nothing') return { kind: 'file', file, range: send === 'whole' ? undefined : send };
  await closeFile(file);
  return { kind: 'nothing' };
}

/** Returns the `Link` header from a table to the description of its columns, where that file exists. */
async function linkOf(path: string, release: LiveRelease): Promise<Record<string, string>> {
  const link = describedBy(path);
  return link !== undefined && (await release.find(columnsBeside(path))) ? { Link: link } : {};
}

/** Handles a page or a file; undefined where it was removed after it was found. */
export async function fileAnswer(
  request: RequestFacts,
  found: Extract<Route, { kind: 'page' | 'file' }>,
  release: LiveRelease,
  edge: EdgeContext,
): Promise<Answer | undefined> {
  const { kind, path, varies } = found;
  const { method } = request;
  const name = kind === 'page' ? pageFile(path) : path;
  const chosen = kind === 'page' ? chosenLocale(method, path, request.headers, edge.site) : undefined;
  // A response that sets a cookie is sent in full.
  const headers = chosen ? withoutPartial(request.headers) : request.headers;

  const alerted = kind === 'page' ? await alertedPage(found.file, splitForm(path).form, headers, release, edge) : undefined;
  const { file, encoding } = alerted ?? (await represent(found.file, name, headers, release));
  const opened = alerted?.opened ?? (method === 'GET' ? await openFile(file, edge.memory) : undefined);
  if (method === 'GET' && !opened) return undefined;
  const reply = fileReply({ method, headers, path: name, facts: opened?.facts ?? file, encoding, varies });
  const { policy, shared } = servedAs(name);
  const link = reply.status === 200 || reply.status === 206 ? await linkOf(name, release) : {};
  const personal = chosen && { 'Cache-Control': uncached.personal, 'Set-Cookie': rememberLocale(chosen) };
  return {
    status: reply.status,
    headers: { ...reply.headers, ...link, ...personal },
    policy: release.policies[policy],
    shared,
    body: await bodyOf(opened, reply.send),
  };
}
