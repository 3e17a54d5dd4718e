import { splitViewPrefix } from '@ochiq/contract/routing/scripts';
import { uncached } from '@ochiq/http-policy/cache-rules';
import { encodings, getCsvMetadataPath, getDescribedByLink } from '@ochiq/http-policy/representation';
import { getServingPolicy } from '@ochiq/http-policy/serving-policy';

import { buildFileReply, negotiateEncoding, type FileReply, type NegotiatedVariant } from '../http/file-reply.ts';
import type { RequestHeaders } from '../http/request-headers.ts';
import type { HttpResponse, ResponseBody } from '../http/response.ts';
import type { LiveRelease } from '../release/live-release.ts';
import { closeFile, openFile, type OpenFile } from '../release/release-files.ts';
import type { ResponseDependencies } from '../release/response-dependencies.ts';
import { renderAlertedPage } from '../responses/alerted-page.ts';
import { createChoiceCookies, detectChoice } from '../routing/language-choice.ts';
import type { ParsedRequest } from '../routing/read-request.ts';
import type { ReleaseRoute } from '../routing/release-route.ts';
import { getPageFile } from '../routing/resource-path.ts';
import { getSpeculationHeaders } from '../routing/speculation-rules.ts';
import type { EdgeContext } from './edge-context.ts';

const partialHeaderNames: ReadonlySet<string> = new Set(['if-none-match', 'if-modified-since', 'range']);

const removePartialHeaders = (headers: RequestHeaders): RequestHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !partialHeaderNames.has(name)));

async function toResponseBody(file: OpenFile | undefined, send: FileReply['send']): Promise<ResponseBody> {
  if (!file) return { kind: 'nothing' };
  if (send !== 'nothing') return { kind: 'file', file, range: send === 'whole' ? undefined : send };
  await closeFile(file);
  return { kind: 'nothing' };
}

/** Returns the `Link` header from a table to the description of its columns, where that file exists. */
async function getDescriptionLink(path: string, release: LiveRelease): Promise<Record<string, string>> {
  const link = getDescribedByLink(path);
  return link !== undefined && (await release.find(getCsvMetadataPath(path))) ? { Link: link } : {};
}

/**
 * Lists what a page or file follows from; undefined where that is not its files alone: a part of it, with a cookie, with
 * a description, in another version than was found, or behind a link.
 */
function listDependencies(
  { kind, path, file: plain, varies }: Extract<ReleaseRoute, { kind: 'page' | 'file' }>,
  name: string,
  { file, missing }: NegotiatedVariant,
  release: LiveRelease,
): ResponseDependencies | undefined {
  if (varies.includes('Accept-Language') || getDescribedByLink(name) !== undefined || !plain.realPath.endsWith(name)) return undefined;
  return {
    release,
    page: kind === 'page' ? { path, localePrefix: splitViewPrefix(path).form } : undefined,
    files: [
      file,
      ...(file === plain ? [] : [plain]),
      ...missing.map((encoding) => ({ realPath: `${plain.realPath}${encodings[encoding]}`, version: undefined })),
    ].map(({ realPath, version }) => ({ realPath, version })),
  };
}

/** Handles a page or a file; undefined where it was removed after it was found. */
export async function handleFile(
  request: ParsedRequest,
  fileRoute: Extract<ReleaseRoute, { kind: 'page' | 'file' }>,
  release: LiveRelease,
  edge: EdgeContext,
): Promise<HttpResponse | undefined> {
  const { kind, path, varies } = fileRoute;
  const { method } = request;
  const name = kind === 'page' ? getPageFile(path) : path;
  const chosen = kind === 'page' ? detectChoice(method, path, request.headers, edge.site) : undefined;
  // A response that sets a cookie is sent in full.
  const headers = chosen ? removePartialHeaders(request.headers) : request.headers;

  const alerted = kind === 'page' ? await renderAlertedPage(fileRoute.file, splitViewPrefix(path).form, headers, release, edge) : undefined;
  const variant = alerted ? undefined : await negotiateEncoding(fileRoute.file, name, headers, release);
  const { file, encoding } = alerted ?? variant ?? { file: fileRoute.file, encoding: undefined };
  const opened = alerted?.opened ?? (method === 'GET' ? await openFile(file, edge.memory) : undefined);
  if (method === 'GET' && !opened) return undefined;
  const reply = buildFileReply({ method, headers, path: name, facts: opened?.facts ?? file, encoding, varies });
  const { policy, shared } = getServingPolicy(name);
  const link = reply.status === 200 || reply.status === 206 ? await getDescriptionLink(name, release) : {};
  const personal = chosen && { 'Cache-Control': uncached.personal };
  const speculation = kind === 'page' ? getSpeculationHeaders(edge.site.base) : {};
  return {
    status: reply.status,
    headers: { ...reply.headers, ...link, ...speculation, ...personal },
    ...(chosen && { cookies: createChoiceCookies(chosen, request.headers) }),
    policy: release.policies[policy],
    shared,
    body: await toResponseBody(opened, reply.send),
    dependencies:
      variant && !chosen && reply.status === 200 && opened?.facts.version === file.version
        ? listDependencies(fileRoute, name, variant, release)
        : undefined,
  };
}
