import { contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import { isLocale } from '@ochiq/contract/routing/locales';
import { Flex } from '@strapi/design-system';
import type { ReactNode } from 'react';

import { maxSelected, type UsesQuery } from '../../content/uses/use.ts';
import { RemovalReferences } from './removal-references.tsx';

// Strapi 5.54.0 types no plugin's interface; these types follow its source.
type Described = { dialog?: { type: string; content?: ReactNode } };
type Props = { model: string; documents: readonly { documentId: string; locale?: string | null }[] };
export type BulkAction = ((props: Props) => Described | null) & { type?: string | undefined };

/** The actions of a list that take entries off the site, in the language of the list. */
const removingActions: ReadonlySet<string | undefined> = new Set(['delete', 'unpublish']);

/** Returns which entries are chosen; a list shows one language. */
export function findSelectedEntries({ model, documents }: Props): UsesQuery | null {
  const type = contentTypeNames.find((name) => getContentTypeUid(name) === model);
  const locale = documents[0]?.locale;
  if (type === undefined || !isLocale(locale)) return null;
  const chosen = documents.slice(0, maxSelected).map(({ documentId }) => documentId);
  return { type, document: chosen.join(','), locale };
}

/** Adds the references to the chosen entries to the dialog of a list's action. */
export function withBulkUses(action: BulkAction): BulkAction {
  if (!removingActions.has(action.type)) return action;
  const Action: BulkAction = (props) => {
    const described = action(props);
    const query = findSelectedEntries(props);
    if (!described?.dialog || !query) return described;
    const content = (
      <Flex direction="column" alignItems="stretch" gap={4}>
        {described.dialog.content}
        <RemovalReferences {...query} />
      </Flex>
    );
    return { ...described, dialog: { ...described.dialog, content } };
  };
  return Object.assign(Action, { type: action.type });
}
