import { locales, type Locale } from '@ochiq/contract/routing/locales';
import { Typography } from '@strapi/design-system';
import { useForm, type StrapiApp } from '@strapi/strapi/admin';

import { findModelContentType } from '../edited-entry.ts';
import { englishShared } from '../texts/en/forms.ts';
import { useContentLabels, useTexts } from '../texts/use-texts.ts';
import { findSharedChanges, type OtherVersion } from './find-shared-changes.ts';

type Values = Readonly<Record<string, unknown>>;
type Props = { model: string; documentId?: string; meta?: { availableLocales?: readonly OtherVersion[] } };

/**
 * Lists, next to the buttons, the other languages that change with a shared field; nothing while none has been edited.
 */
export function SharedPanel({ model, meta }: Props) {
  const translate = useTexts(englishShared);
  const { getFieldLabel } = useContentLabels();
  const values = useForm('SharedPanel', (form) => form.values) as Values;
  const saved = useForm('SharedPanel', (form) => form.initialValues) as Values;
  const type = findModelContentType(model);
  if (type === undefined) return null;
  const { fields, live, drafts } = findSharedChanges(type, values, saved, meta?.availableLocales ?? []);
  if (fields.length === 0 || live.length + drafts.length === 0) return null;
  const translateFor = (id: 'ochiq.shared.live' | 'ochiq.shared.draft', languages: readonly Locale[]) =>
    translate(id, {
      fields: fields.map((name) => getFieldLabel(type, name)).join(', '),
      languages: languages.map((code) => locales[code].name).join(', '),
    });
  return {
    title: translate('ochiq.shared.title'),
    content: (
      <div role="status">
        <Typography variant="omega">
          {live.length > 0 ? translateFor('ochiq.shared.live', live) : translateFor('ochiq.shared.draft', drafts)}
        </Typography>
      </div>
    ),
  };
}

type SidePanel = typeof SharedPanel & { type?: string };
type ContentManager = { addEditViewSidePanel: (change: (panels: readonly SidePanel[]) => readonly SidePanel[]) => void };

/**
 * Adds the list of affected languages right under the buttons of an entry; call it once the panel's plugins are loaded.
 */
export function addSharedPanel(app: Pick<StrapiApp, 'getPlugin'>): void {
  // Strapi 5.54.0 types no plugin's interface.
  (app.getPlugin('content-manager').apis as unknown as ContentManager).addEditViewSidePanel((panels) => {
    const isButtons = ({ type }: SidePanel) => type === 'actions';
    return [...panels.filter(isButtons), SharedPanel, ...panels.filter((panel) => !isButtons(panel))];
  });
}
