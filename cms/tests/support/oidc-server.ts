import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';

/** Who signs in at the provider, and how. */
export type StaffPerson = {
  sub: string;
  email: string;
  isVerified?: boolean;
  /** What the provider asked for. */
  acr?: string;
  amr?: string;
  isCancelling?: boolean;
  /** Claims of the ID token in the place of the right ones, or `absent`; `key` signs it with another key, or not at all. */
  spoilt?: Readonly<Record<string, unknown>>;
};

/** What the provider sends a browser back with. */
export type ReturnParameters = Readonly<Record<string, string>>;

/** Requests a page of the provider as a browser does. @returns where it leads */
async function follow(jar: Map<string, string>, address: URL, form?: URLSearchParams): Promise<URL> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(address, {
    redirect: 'manual',
    headers: { cookie },
    ...(form && { method: 'POST', body: form }),
  });
  for (const line of response.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
    if (name !== undefined && value !== undefined) jar.set(name, value);
  }
  const location = response.headers.get('location');
  if (location === null) throw new Error(`The provider leads nowhere: ${String(response.status)} ${await response.text()}`);
  return new URL(location, address);
}

/** A real provider (oidc-provider) in a process of its own, since Jest loads no modules of its kind. */
export class OidcServer {
  issuer = '';
  readonly #returnTo: readonly string[];
  #child: ChildProcess | null = null;

  /** @param returnTo the addresses that it leads back to */
  constructor(returnTo: readonly string[]) {
    this.#returnTo = returnTo;
  }

  async start(): Promise<void> {
    const child = fork(path.join(__dirname, 'serve-oidc.mjs'), [], {
      env: { OIDC_RETURN_TO: this.#returnTo.join(' ') },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child = child;
    this.issuer = await new Promise<string>((resolve, reject) => {
      child.once('message', (message) => resolve((message as { url: string }).url));
      child.once('exit', (code) => reject(new Error(`The provider ended with ${String(code)}`)));
    });
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.disconnect();
    await ended;
  }

  /** Has the provider sign with another key, or be away, or come back. */
  async control(step: 'rotate' | 'down' | 'up'): Promise<void> {
    await fetch(new URL(`/control/${step}`, this.issuer));
  }

  /** Signs a person in at the address that the panel leads to. @returns what the browser comes back with */
  async signIn(
    address: string,
    { sub, email, isVerified = true, acr, amr, isCancelling, spoilt = {} }: StaffPerson,
  ): Promise<ReturnParameters> {
    const jar = new Map<string, string>();
    const form = new URLSearchParams({ sub, email, verified: String(isVerified), spoilt: JSON.stringify(spoilt) });
    if (acr !== undefined) form.set('acr', acr);
    if (amr !== undefined) form.set('amr', amr);
    if (isCancelling === true) form.set('cancel', '1');
    const page = await follow(jar, new URL(address));
    const back = await follow(jar, await follow(jar, page, form));
    if (!this.#returnTo.includes(back.origin + back.pathname)) throw new Error(`The provider leads to ${back.href}`);
    const { state = '', code, iss, error } = Object.fromEntries(back.searchParams);
    return { state, ...(code && { code }), ...(iss && { iss }), ...(error && { error }) };
  }
}
