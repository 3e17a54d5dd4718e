import { settings } from '../site.ts';

type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<Record<string, unknown>>;

/** The administrator of the measured instance. */
export type PanelSession = { token: string; ask: Ask };

/** Logs the administrator in. */
export async function openPanelSession(): Promise<PanelSession> {
  let token = '';
  const ask: Ask = async (method, path, body) => {
    const headers = { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await fetch(settings.cmsUrl + path, init);
    const text = await response.text();
    if (!response.ok) throw new Error(`The CMS answers ${String(response.status)} to ${method} ${path}: ${text}`);
    return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
  };
  const { data } = await ask('POST', '/admin/login', { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD });
  ({ token } = data as { token: string });
  return { token, ask };
}
