import { contentTypes, type ContentTypeName } from '@ochiq/contract/content-types';
import { isLocale } from '@ochiq/contract/routing/locales';
import { Typography } from '@strapi/design-system';
import { Duplicate } from '@strapi/icons';
import { getFetchClient, type StrapiApp, useAuth, useNotification, useQueryParams } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import { duplicatedResponse, getDuplicatePath } from '../../content/duplicate/duplicated.ts';
import { findModelContentType, getEntryAddress } from '../edited-entry.ts';
import type { GrantedRight } from '../permissions/is-action-allowed.ts';
import { getReason } from '../shared/get-reason.ts';
import { englishDuplicate } from '../texts/en/starters.ts';
import { useContentLabels, useTexts } from '../texts/use-texts.ts';
import { isDuplicateAllowed, type KnownVersions, listDocumentLocales } from './is-duplicate-allowed.ts';

// Strapi 5.54.0 types no plugin's interface; these types follow its source.
type Props = KnownVersions & { model: string; documentId?: string; document?: { documentId?: string } };
type ActionDescription = {
  label: string;
  icon: ReactNode;
  position: readonly string[];
  dialog: { type: 'dialog'; title: string; content: ReactNode; confirmLabel: string; onConfirm: () => Promise<void> };
};
type DocumentAction = ((props: Props) => ActionDescription | null) & { type?: string | undefined; position?: unknown };
type ContentManager = { addDocumentAction: (change: (actions: readonly DocumentAction[]) => readonly DocumentAction[]) => void };

const position = ['header', 'table-row'] as const;
/** Strapi's name of the action, by which rights to it are known. */
const cloneType = 'clone';

/** Returns what copies an entry with all its languages and opens the copy, in the language that is shown. */
function useDuplicate(): (type: ContentTypeName, document: string, shownIn: unknown) => Promise<void> {
  const translate = useTexts(englishDuplicate);
  const { getFieldLabel } = useContentLabels();
  const { toggleNotification } = useNotification();
  const navigate = useNavigate();
  return async (type, document, shownIn) => {
    try {
      const { data } = await getFetchClient().post(getDuplicatePath(type, document), {});
      const { document: documentId, empty } = duplicatedResponse.parse(data);
      const fields = empty.map((name) => getFieldLabel(type, name)).join(', ');
      toggleNotification(
        fields === ''
          ? { type: 'success', message: translate('ochiq.duplicate.done') }
          : { type: 'warning', message: translate('ochiq.duplicate.empty', { fields }) },
      );
      navigate(getEntryAddress({ type, documentId, locale: isLocale(shownIn) ? shownIn : null }));
    } catch (error) {
      const reason = getReason(error);
      toggleNotification({ type: 'danger', message: translate('ochiq.duplicate.failed', { reason }) });
    }
  };
}

/** The action that copies an entry with all its languages. What citizens send, and types of one entry, have none. */
const DuplicateAction: DocumentAction = Object.assign(
  ({ model, documentId, document, meta }: Props): ActionDescription | null => {
    const translate = useTexts(englishDuplicate);
    const duplicate = useDuplicate();
    const granted = useAuth('DuplicateAction', ({ permissions }) => permissions) as readonly GrantedRight[];
    const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>();
    const type = findModelContentType(model);
    const id = document?.documentId ?? documentId;
    if (type === undefined || id === undefined || contentTypes[type].kind === 'single') return null;
    const locales = listDocumentLocales({ ...(document && { document }), ...(meta && { meta }) });
    if (!isDuplicateAllowed(granted, model, locales)) return null;
    const shownIn = document?.locale ?? query.plugins?.i18n?.locale;
    return {
      label: translate('ochiq.duplicate.label'),
      icon: <Duplicate />,
      position,
      dialog: {
        type: 'dialog',
        title: translate('ochiq.duplicate.title'),
        content: <Typography>{translate('ochiq.duplicate.body')}</Typography>,
        confirmLabel: translate('ochiq.duplicate.label'),
        onConfirm: () => duplicate(type, id, shownIn),
      },
    };
  },
  { type: cloneType, position },
);

/**
 * Puts the action in the place of Strapi's, which copies one language and leaves its slug; call it once the panel's
 * plugins are loaded, before rights are looked at.
 */
export function addDuplicateAction({ getPlugin }: Pick<StrapiApp, 'getPlugin'>): void {
  // Strapi 5.54.0 types no plugin's interface.
  const contentManager = getPlugin('content-manager').apis as unknown as ContentManager;
  contentManager.addDocumentAction((actions) => actions.map((action) => (action.type === cloneType ? DuplicateAction : action)));
}
