import { adminApi } from '@strapi/strapi/admin';

import { forgetPerson } from './browser-copies.ts';

// Strapi 5.54.0 does not type its endpoints; these types follow its source.
type QueryApi = { getState: () => unknown; queryFulfilled: Promise<unknown> };
type Definition = { onQueryStarted?: (body: unknown, api: QueryApi) => Promise<void> | void };
type Api = {
  enhanceEndpoints: (change: { endpoints: { logout: (definition: Definition | undefined) => void } }) => unknown;
  endpoints: { getMe: { select: (argument: undefined) => (state: unknown) => { data?: { id: number } } } };
};

/**
 * Removes what a person typed and did not save when they sign out: the next one at this computer is not to find it. A
 * session that ends by itself is no sign-out.
 */
export function forgetAtSignOut(): void {
  const { enhanceEndpoints, endpoints } = adminApi as unknown as Api;
  enhanceEndpoints({
    endpoints: {
      logout: (definition) => {
        if (!definition) return;
        const first = definition.onQueryStarted;
        definition.onQueryStarted = async (body, api) => {
          const user = endpoints.getMe.select(undefined)(api.getState()).data?.id;
          if (user !== undefined) await forgetPerson(user);
          await first?.(body, api);
        };
      },
    },
  });
}
