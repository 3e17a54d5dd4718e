import { contentSecurityPolicies } from '../rules/content-security-policy.ts';
import { securityHeaders } from '../rules/security-headers.ts';

type Common = { requestId: string; policy: string | undefined; shared: boolean; https: boolean };

const nothingInline = (https: boolean): string => contentSecurityPolicies({ scriptHashes: [], styleHashes: [] }, https).page;

/** The headers of every answer: what guards it, and its number in the log. */
export function commonHeaders({ requestId, policy, shared, https }: Common): Record<string, string> {
  return { 'X-Request-Id': requestId, ...securityHeaders({ policy: policy ?? nothingInline(https), shared, https }) };
}
