import { queryString, type Query } from './query-string';
import { secrets } from './secrets';
import { shared } from './shared';

export type Answer = {
  status: number;
  /** What Strapi answered; every test says what it expects of it. */
  body: { data?: unknown; error?: { name: string; message: string; details?: unknown } } & Readonly<Record<string, unknown>>;
};

/** Reads an answer whose body may be empty or no JSON. */
export async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  try {
    return { status: response.status, body: JSON.parse(text) as Answer['body'] };
  } catch {
    return { status: response.status, body: {} };
  }
}

type Request = { token?: string | null; query?: Query; init?: RequestInit };

/** Asks the content API as the build of the site does. */
export async function rest(path: string, { token = secrets.BUILD_TOKEN, query = {}, init = {} }: Request = {}): Promise<Answer> {
  const headers = new Headers(init.headers);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  return answerOf(await fetch(`${shared.get().url}${path}?${queryString(query)}`, { ...init, headers }));
}
