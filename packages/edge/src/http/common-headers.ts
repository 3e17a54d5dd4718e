import { contentSecurityPolicies } from '../rules/content-security-policy.ts';
import { securityHeaders } from '../rules/security-headers.ts';

type Common = { requestId: string; policy: string | undefined; shared: boolean; https: boolean };

const nothingInline = (https: boolean): string => contentSecurityPolicies({ scriptHashes: [], styleHashes: [] }, https).page;

/** Returns the headers of every response: security headers and the request id. */
export function commonHeaders({ requestId, policy, shared, https }: Common): Record<string, string> {
  return { 'X-Request-Id': requestId, ...securityHeaders({ policy: policy ?? nothingInline(https), shared, https }) };
}
