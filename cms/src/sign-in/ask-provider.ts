import { ProviderFault } from './provider-fault';
import { providerUrl } from './provider-url';

/** More than any of them says of a person; a JSON Web Token is the longest. */
const answerBytes = 64 * 1024;

/** What RFC 6749 and OpenID Connect call it; for the log, which gets no other word of a provider. */
const knownErrors = [
  'invalid_request',
  'invalid_client',
  'invalid_grant',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
];

type Asked = {
  /** What is sent as a form; without it the address is only read. */
  form?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  signal: AbortSignal;
};

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // A loop that is left cancels the rest.
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > answerBytes) throw new ProviderFault('no-answer', 'the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string, { headers }: Response): unknown {
  if (!/^application\/(?:[\w.+-]+\+)?json\b/iu.test(headers.get('content-type') ?? '')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function errorIn(content: unknown): string {
  const said = typeof content === 'object' && content !== null && 'error' in content ? content.error : undefined;
  return knownErrors.find((name) => name === said) ?? 'another reason';
}

/**
 * Asks a provider. It follows no redirect: what is secret goes nowhere else.
 * @throws {ProviderFault}
 */
export async function askProvider(address: string, { form, headers = {}, signal }: Asked): Promise<unknown> {
  try {
    const response = await fetch(providerUrl(address), {
      ...(form && { method: 'POST', body: new URLSearchParams({ ...form }) }),
      headers: { ...headers, Accept: 'application/json' },
      redirect: 'error',
      signal,
    });
    const content = parseJson(await readText(response), response);
    if (response.status >= 400 && response.status < 500)
      throw new ProviderFault('declined', `${String(response.status)} ${errorIn(content)}`);
    if (!response.ok || content === undefined) throw new ProviderFault('no-answer', `${String(response.status)}, no JSON`);
    return content;
  } catch (error) {
    if (error instanceof ProviderFault) throw error;
    throw new ProviderFault('no-answer', signal.aborted ? 'too slow' : 'unreachable');
  }
}
