import { uidOf } from '@ochiq/contract/content-types';
import { Typography } from '@strapi/design-system';
import { useForm, type StrapiApp } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';

import { findForeignHost } from '../../publish-guard/foreign-host.ts';
import { foreign } from '../texts/en/foreign.ts';

type Panel = (props: { model: string }) => { title: string; content: React.ReactNode } | null;
type ContentManager = { addEditViewSidePanel: (panels: readonly Panel[]) => void };

/** Says beside a redirect, while it is typed, that it leads from the address of a file to another site. */
const ForeignPanel: Panel = ({ model }) => {
  const intl = useIntl();
  const values = useForm('ForeignPanel', (form) => form.values) as Readonly<Record<string, unknown>>;
  const host = model === uidOf('redirect') ? findForeignHost(values, undefined) : null;
  if (host === null) return null;
  const say = (id: keyof typeof foreign) => intl.formatMessage({ id, defaultMessage: foreign[id] }, { host });
  return {
    title: say('ochiq.foreign.title'),
    content: (
      <Typography role="status" variant="omega" textColor="danger600">
        {say('ochiq.foreign.warning')}
      </Typography>
    ),
  };
};

/** Puts the warning beside redirects; once the panel's plugins are there. */
export function addForeignPanel({ getPlugin }: Pick<StrapiApp, 'getPlugin'>): void {
  // Strapi 5.54.0 types no plugin's interface.
  (getPlugin('content-manager').apis as unknown as ContentManager).addEditViewSidePanel([ForeignPanel]);
}
