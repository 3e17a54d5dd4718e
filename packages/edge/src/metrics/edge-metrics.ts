import type { FormName } from '@ochiq/contract/forms/forms';

import type { CmsFailure } from '../cms/cms.ts';
import type { RequestKind } from '../routing/request-kind.ts';
import type { FormPageResult } from '../templating/form-facts.ts';

export type SearchPart = 'search' | 'suggestions';

/** Metrics of the edge: nothing about people or what they type. */
export type EdgeMetrics = {
  answered(kind: RequestKind, status: number, seconds: number): void;
  form(name: FormName, result: FormPageResult): void;
  /** Counts a request to the CMS without a usable response. */
  failed(failure: CmsFailure): void;
  searched(part: SearchPart, isAnswered: boolean, seconds: number): void;
};
