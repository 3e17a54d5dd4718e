import { randomInt } from 'node:crypto';

import type { KnownIdentity } from './provider-server';

/** A person whom no site knows yet, in the words of every provider. */
function somebody(): KnownIdentity {
  const id = `3${String(randomInt(10 ** 13)).padStart(13, '0')}`;
  const name = 'Anvar Karimov';
  return { sub: id, id, pin: id, name, full_name: name, email: `${id}@citizen.example`, email_verified: true };
}

/**
 * What a reader sees at a provider: the way back with a code, and the one with the refusal of RFC 6749.
 * @param asked the address that the site led to
 * @param agree keeps what the provider knows of the reader, and gives the code out for it
 */
export function consentPage(asked: URL, agree: (known: KnownIdentity) => string): string {
  const back = (answer: Readonly<Record<string, string>>) => {
    const url = new URL(asked.searchParams.get('redirect_uri') ?? '');
    for (const [name, value] of Object.entries({ ...answer, state: asked.searchParams.get('state') ?? '' }))
      url.searchParams.set(name, value);
    return url.href.replaceAll('&', '&amp;');
  };
  return `<!doctype html><title>Trial provider</title>
<a href="${back({ code: agree(somebody()) })}">Agree</a> <a href="${back({ error: 'access_denied' })}">Refuse</a>`;
}
