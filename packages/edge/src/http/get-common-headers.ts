import { buildContentSecurityPolicies, getSecurityHeaders } from '@ochiq/http-policy/security-headers';

type CommonHeaderOptions = { requestId: string; policy: string | undefined; shared: boolean; https: boolean };

const getStrictPolicy = (https: boolean): string => buildContentSecurityPolicies({ scriptHashes: [], styleHashes: [] }, https).page;

/** Returns the headers of every response: security headers and the request id. */
export function getCommonHeaders({ requestId, policy, shared, https }: CommonHeaderOptions): Record<string, string> {
  return { 'X-Request-Id': requestId, ...getSecurityHeaders({ policy: policy ?? getStrictPolicy(https), shared, https }) };
}
