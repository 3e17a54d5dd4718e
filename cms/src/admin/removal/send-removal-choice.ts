import { adminApi, type StrapiApp } from '@strapi/strapi/admin';
import * as z from 'zod';

import { formatRemovalChoice, removalChoiceHeader } from '../../content/removal/removal.ts';
import { requestRemovalChoice, createCancelledError, readRefusedRemoval } from './request-removal-choice.ts';

/** The mutations by which the panel deletes and unpublishes, by Strapi's names. */
const removingEndpoints = [
  ...['deleteDocument', 'deleteManyDocuments', 'unpublishDocument', 'unpublishManyDocuments'],
  ...['bulkDeleteItems', 'deleteAsset'],
] as const;

// Strapi 5.54.0 does not type the endpoints that its plugins add; these types follow its source and RTK Query's.
type Request = { config?: { headers?: Readonly<Record<string, string>> } } & Readonly<Record<string, unknown>>;
type Result = { data?: unknown; error?: unknown };
type BaseQuery = (request: Request) => Promise<Result> | Result;
type Endpoint = {
  query?: ((endpointArguments: unknown) => Request) | undefined;
  queryFn?: (endpointArguments: unknown, api: unknown, extraOptions: unknown, baseQuery: BaseQuery) => Promise<Result>;
};
type Api = { enhanceEndpoints: (change: { endpoints: Record<string, (definition: Endpoint | undefined) => void> }) => unknown };

const withHeader = (request: Request, choice: string): Request => ({
  ...request,
  config: { ...request.config, headers: { ...request.config?.headers, [removalChoiceHeader]: choice } },
});

/** Sends a removal; asks the editor where the CMS needs a choice, and sends it again with that. */
async function sendRemoval(request: Request, baseQuery: BaseQuery): Promise<Result> {
  let result = await baseQuery(request);
  for (let refused = readRefusedRemoval(result.error); refused; refused = readRefusedRemoval(result.error)) {
    const choice = await requestRemovalChoice(refused.removal, refused.message);
    if (choice === null) return { error: createCancelledError() };
    result = await baseQuery(withHeader(request, formatRemovalChoice(choice)));
  }
  return result;
}

/** Lets an endpoint wait for the editor; each only once. */
function waitForChoice(definition: Endpoint | undefined): void {
  if (!definition?.query) return;
  const { query } = definition;
  definition.query = undefined;
  definition.queryFn = (endpointArguments, _, __, baseQuery) => sendRemoval(query(endpointArguments), baseQuery);
}

const enhance = () =>
  (adminApi as unknown as Api).enhanceEndpoints({ endpoints: Object.fromEntries(removingEndpoints.map((name) => [name, waitForChoice])) });

/** The action with which a mutation begins; its request is made afterwards. */
const beginning = z.object({
  type: z.string().endsWith('/executeMutation/pending'),
  meta: z.object({ arg: z.object({ endpointName: z.enum(removingEndpoints) }) }),
});

type Middleware = () => (store: unknown) => (next: (action: unknown) => unknown) => (action: unknown) => unknown;

/** Prepares an endpoint when it is used first: the media library adds its own when it is opened. */
const prepareEndpoints: Middleware = () => () => (next) => (action) => {
  if (beginning.safeParse(action).success) enhance();
  return next(action);
};

/** Lets every deletion and withdrawal of the panel wait for what the editor chooses for the uses; before the panel starts. */
export function sendRemovalChoices({ addMiddlewares }: Pick<StrapiApp, 'addMiddlewares'>): void {
  addMiddlewares([prepareEndpoints as Parameters<StrapiApp['addMiddlewares']>[0][number]]);
}
