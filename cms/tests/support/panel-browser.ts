import { readResponse, type RestResponse } from './rest';
import { secrets } from './secrets';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A browser at the panel, with its cookies; each has an address of its own. */
export class PanelBrowser {
  readonly cookies = new Map<string, string>();
  token = '';
  readonly #url: string;
  readonly #address: string;

  constructor(url: string, address: string) {
    this.#url = url;
    this.#address = address;
  }

  async request(method: Method, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<RestResponse> {
    const response = await fetch(this.#url + path, {
      method,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
        'x-forwarded-for': this.#address,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(this.token === '' ? {} : { authorization: `Bearer ${this.token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      if (name !== undefined && value !== undefined) this.cookies.set(name, value);
    }
    return readResponse(response);
  }

  /** Signs in with the password, as the panel does. @returns the status */
  async signIn(email: string = secrets.ADMIN_EMAIL, password: string = secrets.ADMIN_PASSWORD): Promise<number> {
    const { status, body } = await this.request('POST', '/admin/login', { email, password });
    this.token = (body.data as { token?: string } | null)?.token ?? '';
    return status;
  }

  /** Renews the session as the panel does before its access token runs out. @returns the status */
  async renew(): Promise<number> {
    const { status, body } = await this.request('POST', '/admin/access-token');
    this.token = (body.data as { token?: string } | null)?.token ?? '';
    return status;
  }
}
