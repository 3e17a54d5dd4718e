import type { ContentTypeName } from '@ochiq/contract/content-types';

import { formatMinute } from '../../content/schedule/minute.ts';
import type { Version } from '../../content/history/version.ts';
import type { HistoryText } from '../texts/en/history.ts';
import type { ContentLabels, Translate } from '../texts/use-texts.ts';

type Side = Omit<Version, 'changed'>;

/** Names a version by what happened and when: “Published: 21.11.2026, 15:30”. */
export const formatVersionName = ({ state, at }: Side, translate: Translate<HistoryText>): string =>
  `${translate(`ochiq.history.state.${state}`)}: ${formatMinute(at)}`;

/** Says who made a version, and from where it came unless it was saved by hand. */
export function describeOrigin({ author, source }: Side, translate: Translate<HistoryText>): string {
  const from = source === 'edit' ? null : translate(`ochiq.history.source.${source}`);
  return [author, from].filter(Boolean).join(', ');
}

/** Says which fields a version has changed. */
export function describeChanged(
  { changed }: Version,
  type: ContentTypeName,
  translate: Translate<HistoryText>,
  { getFieldLabel }: Pick<ContentLabels, 'getFieldLabel'>,
): string {
  if (changed === null) return translate('ochiq.history.first');
  if (changed.length === 0) return translate('ochiq.history.unchanged');
  return translate('ochiq.history.changed', { fields: changed.map((field) => getFieldLabel(type, field)).join(', ') });
}
