import { readBounded } from '@ochiq/service-kit/read-bounded';
import { customFetch, type CustomFetchOptions, type ProtectedResourceRequestBody } from 'oauth4webapi';

import { ProviderFault } from './provider-response';
import { settings } from '../../env';

/** Returns a provider's address; with a trial server configured, its path there. */
function getProviderUrl(address: string): URL {
  const url = new URL(address);
  const { SIGN_IN_ORIGIN: trial } = settings;
  return trial === undefined ? url : new URL(`/${url.host}${url.pathname}${url.search}`, trial);
}

/** Builds the address at which a person signs in at a provider. */
export function buildProviderHref(address: string, parameters: Readonly<Record<string, string>>): string {
  const url = getProviderUrl(address);
  url.search = new URLSearchParams(parameters).toString();
  return url.href;
}

/** More than any of them says of a person, or of its keys. */
const maxResponseBytes = 64 * 1024;

/** The error codes of RFC 6749 and OpenID Connect; the log gets nothing else of a provider. */
const knownErrors = [
  'invalid_request',
  'invalid_client',
  'invalid_grant',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
];

async function readText(response: Response): Promise<string> {
  const bytes = await readBounded(response, maxResponseBytes);
  if (bytes === null) throw new ProviderFault('no-answer', 'the answer is too long');
  return bytes.toString('utf8');
}

function parseJson(text: string, { headers }: Response): unknown {
  if (!/^application\/(?:[\w.+-]+\+)?json\b/iu.test(headers.get('content-type') ?? '')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readErrorCode(content: unknown): string {
  const errorCode = typeof content === 'object' && content !== null && 'error' in content ? content.error : undefined;
  return knownErrors.find((name) => name === errorCode) ?? 'another reason';
}

type RequestOptions = CustomFetchOptions<string, ProtectedResourceRequestBody>;

/**
 * Requests JSON of a provider. It follows no redirect: what is secret goes nowhere else.
 * @throws {ProviderFault}
 */
export async function fetchJson(url: URL, { body, ...asked }: RequestOptions): Promise<Response> {
  try {
    const response = await fetch(url, { ...asked, body: body ?? null, redirect: 'error' });
    const content = parseJson(await readText(response), response);
    if (response.status >= 400 && response.status < 500)
      throw new ProviderFault('declined', `${String(response.status)} ${readErrorCode(content)}`);
    if (!response.ok || content === undefined) throw new ProviderFault('no-answer', `${String(response.status)}, no JSON`);
    return Response.json(content);
  } catch (error) {
    if (error instanceof ProviderFault) throw error;
    throw new ProviderFault('no-answer', asked.signal?.aborted ? 'too slow' : 'unreachable');
  }
}

/** Asks a provider in the library's place. @throws {ProviderFault} */
export const requestProvider = (address: string, options: RequestOptions): Promise<Response> => fetchJson(getProviderUrl(address), options);

/** Has the library ask as we do, and no longer than until the signal. */
export const createFetchOptions = (signal: AbortSignal) => ({ signal, [customFetch]: requestProvider });
