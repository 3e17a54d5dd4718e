type Values = Readonly<Record<string, unknown>>;
/** Sends a request as the panel does. @throws the CMS refuses, other than with 409 */
export type PanelRequest = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  values?: Values,
  base?: string,
) => Promise<{ status: number; body: unknown }>;

/** Creates the requests of one person, who is signed in where there is a token. */
export const createRequest =
  (cmsUrl: string, token = ''): PanelRequest =>
  async (method, path, values, base) => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...(base !== undefined && { 'x-edited-from': base }),
    };
    const response = await fetch(cmsUrl + path, { method, headers, ...(values && { body: JSON.stringify(values) }) });
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok && response.status !== 409)
      throw new Error(`The CMS answers ${String(response.status)} to ${method} ${path}: ${JSON.stringify(body)}`);
    return { status: response.status, body };
  };
