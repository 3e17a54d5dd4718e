import type { Fields } from '@ochiq/contract/fields/field';
import type { ContentTypeName } from '@ochiq/contract/content-types';
import { Flex } from '@strapi/design-system';
import { type StrapiApp, useAuth, useForm, useNotification } from '@strapi/strapi/admin';
import { type ComponentType, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';

import { CopyStatus, RestoreOffer } from '../local-copies/copy-notices.tsx';
import { listUnsaved, toVersions } from '../local-copies/local-copy.ts';
import { useLocalCopy } from '../local-copies/use-local-copy.ts';
import { ConflictNotice } from '../merge/conflict-notice.tsx';
import { describeChange } from '../merge/describe-value.ts';
import type { FormValues } from '../merge/form-values.ts';
import { MergeDialog } from '../merge/merge-dialog.tsx';
import { useDraftCopy } from '../merge/use-draft-copy.ts';
import { useMerge } from '../merge/use-merge.ts';
import { PresenceList } from '../presence/presence-list.tsx';
import { usePresence } from '../presence/use-presence.ts';
import { getNewerSave, subscribeToConflicts } from '../saving/save-events.ts';
import { getVersionKey } from '../saving/versions.ts';
import { SignInAgain } from '../session/sign-in-again.tsx';
import { englishCopies, englishMerge } from '../texts/en/editing.ts';
import { useTexts } from '../texts/use-texts.ts';
import { type EditedForm, useEditedForm } from './use-edited-form.ts';

type Version = { type: ContentTypeName; document: string; locale: EditedForm['locale'] };

/** Renders who else has this version open. */
function Presence(version: Version) {
  const isModified = useForm('Presence', ({ modified }) => modified);
  const { presence, takeOver } = usePresence(version, isModified);
  return presence && <PresenceList {...presence} takeOver={takeOver} />;
}

/** Renders what keeps the text of the form, and what joins it with others' text. */
function TextGuard({ version, fields, type, locale, user }: EditedForm & { fields: Fields; user: number }) {
  const translateCopies = useTexts(englishCopies);
  const translate = useTexts(englishMerge);
  const intl = useIntl();
  const { toggleNotification } = useNotification();
  const values = useForm('TextGuard', (state) => state.values) as FormValues;
  const versionKey = getVersionKey(version);
  const newerSave = useSyncExternalStore(subscribeToConflicts, () => getNewerSave(versionKey));
  const form = { user, model: version.model, document: version.documentId ?? 'create', locale: version.params?.locale ?? null };
  const copy = useLocalCopy({ form, versionKey, fields });
  const merge = useMerge(version, fields, (reason) => {
    if (reason === 'restore') copy.settle(true);
    toggleNotification({
      type: 'info',
      message: reason === 'restore' ? translateCopies('ochiq.copies.restored') : translate('ochiq.merge.applied'),
    });
  });
  const saveCopy = useDraftCopy({ type, fields, locale }, copy.forget);

  const getFieldLabel = (name: string) =>
    intl.formatMessage({ id: `content-manager.content-types.${version.model}.${name}`, defaultMessage: name });
  const warnOnFailure = (work: Promise<void>, id: 'ochiq.merge.unread' | 'ochiq.merge.copy-failed') =>
    work.catch(() => toggleNotification({ type: 'danger', message: translate(id) }));
  const runCopy =
    saveCopy &&
    (() => {
      merge.close();
      void warnOnFailure(
        saveCopy().then(() => toggleNotification({ type: 'success', message: translate('ochiq.merge.copied') })),
        'ochiq.merge.copy-failed',
      );
    });

  return (
    <>
      {newerSave && (
        <ConflictNotice
          {...newerSave}
          compare={() => void warnOnFailure(merge.mergeWithNewest(), 'ochiq.merge.unread')}
          saveCopy={runCopy}
        />
      )}
      {copy.offered && (
        <RestoreOffer
          storedAt={copy.offered.storedAt}
          fields={listUnsaved(fields, copy.offered, values).map(({ name }) => ({
            name,
            label: getFieldLabel(name),
            excerpt: describeChange(copy.offered?.changes[name]?.after, values[name]),
          }))}
          restore={() => copy.offered && void merge.mergeIntoForm(toVersions(copy.offered, values))}
          drop={() => copy.settle(false)}
        />
      )}
      <CopyStatus state={copy.state} />
      {merge.openMerge && (
        <MergeDialog
          title={translate(merge.openMerge.reason === 'restore' ? 'ochiq.merge.restore-title' : 'ochiq.merge.title')}
          merges={merge.openMerge.merges}
          getFieldLabel={getFieldLabel}
          apply={(choices) => void merge.openMerge?.apply(choices)}
          saveCopy={merge.openMerge.reason === 'conflict' ? runCopy : null}
          close={merge.close}
        />
      )}
    </>
  );
}

/**
 * Renders, under the buttons of an entry, what keeps its text from being lost: the copy in the browser, conflicts, who
 * else is here, and the sign-in over the form.
 */
function EditingGuard() {
  const form = useEditedForm();
  const user = useAuth('EditingGuard', (state) => state.user?.id);
  const hasUnsaved = useForm('EditingGuard', ({ modified, isSubmitting }) => modified || isSubmitting);
  const { type, fields, documentId: document, locale, isOff, version } = form;
  if (isOff) return null;
  const key = getVersionKey(version);
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%" data-ochiq="editing">
      {fields && user !== undefined && <TextGuard key={key} {...form} fields={fields} user={Number(user)} />}
      {type !== undefined && document !== null && <Presence key={`${key} ${document}`} type={type} document={document} locale={locale} />}
      <SignInAgain isNeeded={hasUnsaved} />
    </Flex>
  );
}

type Injection = { name: string; Component: ComponentType };
type ContentManager = { injectComponent: (page: 'editView', area: 'right-links', component: Injection) => void };

/** Adds the guard to the edit view; call it once the panel's plugins are loaded. */
export function addEditingGuard({ getPlugin }: Pick<StrapiApp, 'getPlugin'>): void {
  // Strapi 5.54.0 types no plugin's interface.
  const contentManager = getPlugin('content-manager') as unknown as ContentManager;
  contentManager.injectComponent('editView', 'right-links', { name: 'ochiq-editing-guard', Component: EditingGuard });
}
