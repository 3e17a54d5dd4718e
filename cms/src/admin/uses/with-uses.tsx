import { contentTypeNames, getContentTypeUid } from '@ochiq/contract/content-types';
import { isLocale } from '@ochiq/contract/routing/locales';
import { Flex } from '@strapi/design-system';
import type { ReactNode, SyntheticEvent } from 'react';

import type { UsesQuery } from '../../content/uses/use.ts';
import { RemovalReferences } from './removal-references.tsx';
import { readUses } from './use-uses.ts';
import { useUsesText } from './use-uses-text.ts';

// Strapi 5.54.0 types no plugin's interface; these types follow its source.
type Dialog = { type: string; title?: ReactNode; content?: ReactNode; onConfirm?: () => Promise<void> | void };
type Described = {
  variant?: string;
  onClick?: (event: SyntheticEvent) => Promise<boolean | undefined> | boolean | undefined;
  dialog?: Dialog;
};
type Props = { model: string; documentId?: string; document?: { documentId?: string; locale?: string | null } };
export type DocumentAction = ((props: Props) => Described | null) & { type?: string | undefined; position?: unknown };

/** Returns the entry of an action; deleting is about all languages, unpublishing about the edited one. */
function findQuery(action: DocumentAction, { model, documentId, document }: Props): UsesQuery | null {
  const type = contentTypeNames.find((name) => getContentTypeUid(name) === model);
  const id = document?.documentId ?? documentId;
  const locale = action.type === 'delete' ? '*' : document?.locale;
  if (type === undefined || id === undefined || !(locale === '*' || isLocale(locale))) return null;
  return { type, document: id, locale };
}

const removingActions = ['delete', 'unpublish'];

/** Returns whether an action takes an entry away. Deleting one language is i18n's own action, which bears no type: it is the only dangerous one. */
const isRemoval = ({ type }: DocumentAction, { variant, dialog }: Described): boolean =>
  type === undefined ? variant === 'danger' && dialog?.type === 'dialog' : removingActions.includes(type);

/**
 * Adds the list of referring entries to the dialog of an action, and a dialog where the action has none but there are
 * references.
 */
export function withUses(action: DocumentAction): DocumentAction {
  const Action: DocumentAction = (props) => {
    const { say } = useUsesText();
    const described = action(props);
    const query = findQuery(action, props);
    if (!described || !query || !isRemoval(action, described)) return described;
    const { dialog, onClick } = described;
    const content = (
      <Flex direction="column" alignItems="stretch" gap={4}>
        {dialog?.content}
        <RemovalReferences {...query} />
      </Flex>
    );
    if (dialog) return { ...described, dialog: { ...dialog, content } };
    return {
      ...described,
      /** @returns whether the dialog is skipped */
      onClick: async (event) => {
        const uses = await readUses(query).catch(() => null);
        if (uses && uses.uses.length + uses.others > 0) return false;
        await onClick?.(event);
        return true;
      },
      dialog: {
        type: 'dialog',
        title: say('ochiq.uses.unpublish'),
        content,
        onConfirm: async () => {
          await onClick?.({ preventDefault: () => undefined } as SyntheticEvent);
        },
      },
    };
  };
  return Object.assign(Action, { type: action.type, position: action.position });
}
