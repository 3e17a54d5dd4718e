import { alertCases } from './cases/alert.ts';
import { basePathCases } from './cases/base-path.ts';
import { cacheCases } from './cases/cache.ts';
import { canonicalCases } from './cases/canonical.ts';
import { conditionalCases } from './cases/conditional.ts';
import { encodingCases } from './cases/encoding.ts';
import { fileCases } from './cases/files.ts';
import { formCases } from './cases/forms.ts';
import { governmentCases } from './cases/government.ts';
import { healthCases } from './cases/health.ts';
import { languageChoiceCases } from './cases/language-choice.ts';
import { localeCases } from './cases/locale.ts';
import { malformedCases } from './cases/malformed.ts';
import { mediaCases } from './cases/media.ts';
import { methodCases } from './cases/methods.ts';
import { unknownPathCases } from './cases/not-found.ts';
import { prefetchCases } from './cases/prefetch.ts';
import { rangeCases } from './cases/ranges.ts';
import { redirectCases } from './cases/redirects.ts';
import { rootCases } from './cases/root.ts';
import { scriptCases } from './cases/scripts.ts';
import { searchCases } from './cases/search.ts';
import { securityCases } from './cases/security.ts';
import { unpublishedCases } from './cases/unpublished.ts';
import type { ConformanceCase } from './conformance-case.ts';

/** Every rule of the edge. */
export const cases: Readonly<Record<string, readonly ConformanceCase[]>> = {
  'the institution root': rootCases,
  'the government root': governmentCases,
  'the language of a page': localeCases,
  'choosing a language': languageChoiceCases,
  'another alphabet': scriptCases,
  'one address for a page': canonicalCases,
  'redirects of the release': redirectCases,
  'unknown paths': unknownPathCases,
  'targets that are refused': malformedCases,
  methods: methodCases,
  forms: formCases,
  search: searchCases,
  files: fileCases,
  uploads: mediaCases,
  compression: encodingCases,
  'an alert': alertCases,
  'conditional requests': conditionalCases,
  ranges: rangeCases,
  caching: cacheCases,
  prefetching: prefetchCases,
  'what guards an answer': securityCases,
  health: healthCases,
  'under a base path': basePathCases,
  'before the first release': unpublishedCases,
};
