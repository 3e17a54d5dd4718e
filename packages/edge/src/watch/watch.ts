import type { FormName } from '@ochiq/contract/forms/forms';

import type { CmsFailure } from '../cms/cms.ts';
import type { RequestKind } from '../rules/request-kind.ts';
import type { ShownAnswer } from '../rules/form-facts.ts';

export type SearchPart = 'search' | 'suggestions';

/** Counts what happens at the edge: nothing of who asks or what is typed. */
export type Watch = {
  answered(kind: RequestKind, status: number, seconds: number): void;
  form(name: FormName, answer: ShownAnswer): void;
  /** The CMS gave no answer that could be used. */
  failed(failure: CmsFailure): void;
  searched(part: SearchPart, isAnswered: boolean, seconds: number): void;
};
