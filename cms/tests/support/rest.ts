import { queryString, type Query } from './query-string';
import { secrets } from './secrets';
import { shared } from './shared';

export type RestResponse = {
  status: number;
  /** What Strapi answered; every test says what it expects of it. */
  body: { data?: unknown; error?: { name: string; message: string; details?: unknown } } & Readonly<Record<string, unknown>>;
};

/** Reads an answer whose body may be empty or no JSON. */
export async function readResponse(response: Response): Promise<RestResponse> {
  const text = await response.text();
  try {
    return { status: response.status, body: JSON.parse(text) as RestResponse['body'] };
  } catch {
    return { status: response.status, body: {} };
  }
}

type Request = { token?: string | null; query?: Query; init?: RequestInit };

/** Asks the content API as the build of the site does. */
export async function rest(path: string, { token = secrets.BUILD_TOKEN, query = {}, init = {} }: Request = {}): Promise<RestResponse> {
  const headers = new Headers(init.headers);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  return readResponse(await fetch(`${shared.get().url}${path}?${queryString(query)}`, { ...init, headers }));
}
