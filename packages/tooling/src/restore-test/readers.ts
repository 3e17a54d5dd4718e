import type { Settings } from '@ochiq/cli/workplace/settings';

/** Returns the address of a site on this machine, whatever its public address is. */
export const getLocalUrl = ({ SITE_HOST, SITE_PORT, siteUrl }: Settings): string =>
  `http://${SITE_HOST}:${String(SITE_PORT)}${new URL(siteUrl).pathname.replace(/\/$/u, '')}`;

/**
 * Sends a contact message as a browser without scripts does.
 * @returns the address that the response redirects to, or its status
 */
export async function sendMessage(settings: Settings, subject: string): Promise<string> {
  const fields = { name: 'Anvar', email: 'anvar@mail.example', subject, message: 'The well in our street has run dry.' };
  const headers = { origin: new URL(settings.siteUrl).origin, 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams(fields).toString();
  const response = await fetch(`${getLocalUrl(settings)}/en/forms/contact`, { method: 'POST', headers, body, redirect: 'manual' });
  await response.body?.cancel();
  return response.headers.get('location') ?? `status ${String(response.status)}`;
}

/** Fetches a path as a reader does: the status, cache validators, and the bytes. */
export async function fetchPath(settings: Settings, place: string): Promise<{ facts: string; bytes: Buffer }> {
  const response = await fetch(getLocalUrl(settings) + place, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { facts: `${String(response.status)} ${response.headers.get('etag') ?? ''} ${String(bytes.length)}`, bytes };
}
