import { intakeTypes } from '@ochiq/contract/forms/intake-types';

import { administrator } from './support/panel';
import { rest } from './support/rest';
import { shared } from './support/shared';

/** What Strapi lets do everything that the content API offers. */
async function allPowerfulToken(): Promise<string> {
  const made = await administrator().request('POST', '/admin/api-tokens', {
    name: `Everything ${String(Date.now())}`,
    description: '',
    kind: 'content-api',
    type: 'full-access',
    lifespan: null,
    permissions: null,
  });
  return (made.body.data as { accessKey: string }).accessKey;
}

// Which route answers whom is in routes.test.ts.
describe('the token of the build', () => {
  test('reads what the build needs', async () => {
    const addresses = [
      '/api/tags',
      '/api/site',
      '/api/content-state',
      '/api/changes',
      '/api/i18n/locales',
      '/api/content-type-builder/content-types',
      '/api/content-type-builder/components',
    ];
    const statuses = await Promise.all(addresses.map(async (address) => (await rest(address)).status));
    expect(statuses).toEqual(addresses.map(() => 200));
  });

  test.each(['POST', 'PUT', 'DELETE'])('refuses to write (%s)', async (method) => {
    const { status } = await rest('/api/tags', {
      init: { method, body: '{"data":{"name":"x"}}', headers: { 'content-type': 'application/json' } },
    });
    expect(status).toBe(405);
  });
});

describe('drafts', () => {
  let everything = '';
  beforeAll(async () => {
    everything = await allPowerfulToken();
  });

  test.each([
    ['/api/news-items', { status: 'draft' }],
    ['/API/news-items', { status: 'draft' }],
    ['/api/news-items', { status: { $eq: 'draft' } }],
    ['/api/news-items', { status: '' }],
    ['/api/site', { status: 'draft' }],
  ])('%s is refused to every client with %o', async (address, query) => {
    for (const token of [undefined, everything]) {
      expect((await rest(address, { query, ...(token === undefined ? {} : { token }) })).status).toBe(403);
    }
  });

  test.each([{}, { status: 'published' }, { publicationFilter: 'never-published' }, { publicationState: 'preview' }])(
    'returns no draft for %o',
    async (query) => {
      for (const token of [undefined, everything]) {
        const { body } = await rest('/api/news-items', { query: { ...query, populate: '*' }, ...(token === undefined ? {} : { token }) });
        expect(JSON.stringify(body)).not.toContain('maxfiy');
      }
    },
  );

  test('returns published entries', async () => {
    expect(JSON.stringify((await rest('/api/news-items', { token: everything })).body)).toContain('birinchi-quduq');
  });
});

describe('submissions', () => {
  test.each(Object.values(intakeTypes).flatMap(({ singular, plural }) => [[`/api/${plural}`], [`/api/${singular}`], [`/api/${plural}/1`]]))(
    '%s does not exist',
    async (address) => {
      expect((await rest(address)).status).toBe(404);
      expect([404, 405]).toContain((await rest(address, { init: { method: 'POST' } })).status);
    },
  );
});

describe('accounts', () => {
  test.each(['/api/auth/local/register', '/api/auth/local', '/api/users'])('can be neither created nor used at %s', async (address) => {
    const { status } = await rest(address, {
      token: null,
      init: { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } },
    });
    expect([404, 405]).toContain(status);
  });

  test('refuses another administrator registration once there is one', async () => {
    const { status } = await rest('/admin/register-admin', {
      token: null,
      init: {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'stranger@ochiq.example', firstname: 'A', lastname: 'B', password: 'Stranger-2026' }),
      },
    });
    expect(status).toBe(400);
  });
});

describe('other origins', () => {
  const allowedOrigin = async (origin: string, method = 'GET') => {
    const headers = { origin, 'access-control-request-method': 'GET' };
    return (await fetch(`${shared.get().url}/api/tags`, { method, headers })).headers.get('access-control-allow-origin');
  };

  test.each(['GET', 'OPTIONS'])('sends no CORS headers to an unlisted origin (%s)', async (method) => {
    expect(await allowedOrigin('https://elsewhere.example', method)).toBeNull();
  });

  test('allows a listed origin', async () => {
    expect(await allowedOrigin('https://panel.ochiq.example', 'OPTIONS')).toBe('https://panel.ochiq.example');
  });
});
