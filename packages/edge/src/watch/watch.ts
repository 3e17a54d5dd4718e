import type { FormName } from '@ochiq/contract/forms/forms';

import type { CmsFailure } from '../cms/cms.ts';
import type { RequestKind } from '../rules/request-kind.ts';
import type { ShownAnswer } from '../rules/form-facts.ts';

export type SearchPart = 'search' | 'suggestions';

/** Metrics of the edge: nothing about people or what they type. */
export type Watch = {
  answered(kind: RequestKind, status: number, seconds: number): void;
  form(name: FormName, answer: ShownAnswer): void;
  /** Counts a request to the CMS without a usable response. */
  failed(failure: CmsFailure): void;
  searched(part: SearchPart, isAnswered: boolean, seconds: number): void;
};
