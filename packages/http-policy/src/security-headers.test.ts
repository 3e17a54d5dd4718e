import { plainStyleHash } from './plain-style.ts';
import { buildContentSecurityPolicies } from './security-headers.ts';

const sound = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

test('accepts only hashes from a release', () => {
  const odd = ["'unsafe-inline'", 'https://evil.example', "'nonce-a'", "'sha256-a'; script-src *", '*', "'sha256-a'\r\nX: y"];
  const policies = buildContentSecurityPolicies({ scriptHashes: [sound, ...odd], styleHashes: [...odd, sound] }, false);
  expect(policies.page).toContain(`script-src 'self' ${sound}; style-src 'self' ${plainStyleHash} ${sound}; `);
  expect(Object.values(policies).join()).not.toMatch(/unsafe|evil|nonce|\*|[\r\n]/u);
});

test('upgrades insecure requests only by https', () => {
  const [https, http] = [true, false].map((given) =>
    Object.values(buildContentSecurityPolicies({ scriptHashes: [], styleHashes: [] }, given)),
  );
  expect(https?.every((policy) => policy.endsWith('; upgrade-insecure-requests'))).toBe(true);
  expect(http?.some((policy) => policy.includes('upgrade'))).toBe(false);
});
