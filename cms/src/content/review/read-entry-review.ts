import { getContentTypeUid } from '@ochiq/contract/content-types';
import { buildPopulate } from '@ochiq/contract/fields/populate';
import type { Core } from '@strapi/strapi';

import { populateCreator } from '../../people/roles/panel-rights';
import { getDocuments, type Row } from '../../platform/strapi/documents';
import type { EntryQuery } from '../history/version';
import { toUse } from '../uses/read-entries';
import { readFileStates } from './file-states';
import type { EntryRule } from './rules/needed-approvals';
import type { ReviewState } from './review';
import type { ReviewRule } from './rules/review-rules';
import { countMissing, computeReviewState, isRoundVoid, type MissingApprovals } from './review-state';
import { findEntryRule } from './rules/entry-rule';
import { readRules } from './rules/stored-rules';
import { findLastRound, type ReviewRound } from './review-rounds';
import { hashVersion } from './version-hash';

/** Where the draft of an entry is in its review. */
export type EntryReview = {
  entry: EntryQuery;
  draft: Row;
  /** Empty for an entry without a title. */
  title: string;
  version: string;
  rule: EntryRule;
  round: ReviewRound | null;
  state: ReviewState;
  isVoid: boolean;
  missing: MissingApprovals;
};

async function readRow(strapi: Core.Strapi, { type, document, locale }: EntryQuery, status: 'draft' | 'published'): Promise<Row | null> {
  const populate = { ...buildPopulate(type), ...populateCreator };
  const search = { filters: { documentId: document }, locale, status, populate } as const;
  return (await getDocuments(strapi, getContentTypeUid(type)).findMany(search))[0] ?? null;
}

/** Reads the draft of an entry with all that is hashed of it, and its creator; `null` where there is none in this language. */
export const readDraft = (strapi: Core.Strapi, entry: EntryQuery): Promise<Row | null> => readRow(strapi, entry, 'draft');

/** Reads where a draft is in its review, by these rules. */
export async function readDraftReview(
  strapi: Core.Strapi,
  rules: readonly ReviewRule[],
  entry: EntryQuery,
  draft: Row,
): Promise<EntryReview> {
  const published = await readRow(strapi, entry, 'published');
  const rule = await findEntryRule(strapi, rules, entry.type, draft);
  const round = await findLastRound(strapi, entry);
  const files = await readFileStates(strapi, draft, published);
  const version = hashVersion(entry.type, draft, files);
  const isLive = published !== null && hashVersion(entry.type, published, files) === version;
  const reviewed = { version, isLive, needed: rule.each, round };
  const isCurrent = round?.state === 'open' && round.hash === version;
  return {
    ...{ entry, draft, title: toUse(entry.type, draft, [])?.title ?? '', version, rule, round },
    state: computeReviewState(reviewed),
    isVoid: isRoundVoid(reviewed),
    missing: countMissing(rule.each, isCurrent ? round.decisions : []),
  };
}

/** Reads where an entry is in its review; `null` where it has no draft in this language. */
export async function readEntryReview(strapi: Core.Strapi, entry: EntryQuery): Promise<EntryReview | null> {
  const draft = await readDraft(strapi, entry);
  return draft && readDraftReview(strapi, (await readRules(strapi)).rules, entry, draft);
}
