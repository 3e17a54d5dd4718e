import type { ContentTypeName } from '@ochiq/contract/content-types';

import { reviewPaths, type ReviewResponse } from '../../src/content/review/review';
import { reviewNoticePaths, type ReviewNotice } from '../../src/content/review/review-notices';
import { type ReviewRule, reviewRulesPath, type ReviewRulesResponse } from '../../src/content/review/rules/review-rules';
import { newEditor } from './new-editor';
import type { Editor } from './panel';
import { queryString } from './query-string';
import type { RestResponse } from './rest';

type Fields = Readonly<Record<string, unknown>>;
type Act = Exclude<keyof typeof reviewPaths, 'entry'>;

/** A user of the panel, with what colleagues know them by. */
export type Colleague = Editor & { id: number; email: string };

/** Makes a user with a role and a name of their own, whose panel is in a language. */
export async function newColleague(
  chief: Editor,
  role: string,
  { url, name, language }: { url: string; name: string; language?: string },
): Promise<Colleague> {
  const editor = await newEditor(chief, role, url);
  const change = { firstname: name, lastname: null, ...(language === undefined ? {} : { preferedLanguage: language }) };
  const { body } = await editor.request('PUT', '/admin/users/me', change);
  const { id, email } = body.data as { id: number; email: string };
  return { ...editor, id, email };
}

/** A rule that asks one other person for approval, or as the fields say. */
export const reviewRuleOf = (type: string, fields: Partial<ReviewRule> = {}): Fields => ({
  ...{ type, section: null, locale: null, approvals: 1, outside: 'none', skippedBy: [] },
  ...fields,
});

/** Replaces all rules. */
export async function setRules(chief: Editor, rules: readonly Fields[]): Promise<RestResponse> {
  const { revision } = (await chief.request('GET', reviewRulesPath)).body as unknown as ReviewRulesResponse;
  return chief.request('POST', reviewRulesPath, { revision, rules: [...rules] });
}

/** What editors do about the review of the entries of a type, in one language. */
export function createReviewClient(type: ContentTypeName, locale = 'uz') {
  const about = (document: string) => ({ type, document, locale });
  const ask = (editor: Editor, document: string) => editor.request('GET', `${reviewPaths.entry}?${queryString(about(document))}`);
  const read = async (editor: Editor, document: string) => (await ask(editor, document)).body as unknown as ReviewResponse;
  return {
    ask,
    read,
    /** Acts on the version that is saved now, unless the fields name another one. */
    act: async (editor: Editor, act: Act, document: string, fields: Fields = {}): Promise<RestResponse> => {
      const version = act === 'remarks' ? {} : { version: (await read(editor, document)).version };
      return editor.request('POST', reviewPaths[act], { ...about(document), ...version, ...fields });
    },
  };
}

/** The rows of a person's desk, the newest first. */
export const readNotices = async (editor: Editor): Promise<ReviewNotice[]> =>
  (await editor.request('GET', reviewNoticePaths.notices)).body['notices'] as ReviewNotice[];

/** Why something was refused, as a word and as a sentence. */
export const getRefusal = ({ status, body }: RestResponse) => ({
  status,
  code: (body.error?.details as { code?: string } | undefined)?.code,
  message: body.error?.message ?? '',
});
