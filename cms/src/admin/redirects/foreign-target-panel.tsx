import { getContentTypeUid } from '@ochiq/contract/content-types';
import { Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';

import { englishForeign } from '../texts/en/foreign.ts';
import { useForeignHost } from './use-foreign-host.ts';

type Panel = (props: { model: string }) => { title: string; content: React.ReactNode } | null;

/** Warns next to a redirect, while it is typed, that it leads from the address of a file to another site. */
export const ForeignTargetPanel: Panel = ({ model }) => {
  const intl = useIntl();
  const values = useForm('ForeignPanel', (form) => form.values) as Readonly<Record<string, unknown>>;
  const host = useForeignHost(values);
  if (model !== getContentTypeUid('redirect') || host === null) return null;
  const say = (id: keyof typeof englishForeign) => intl.formatMessage({ id, defaultMessage: englishForeign[id] }, { host });
  return {
    title: say('ochiq.foreign.title'),
    content: (
      <Typography role="status" variant="omega" textColor="danger600">
        {say('ochiq.foreign.warning')}
      </Typography>
    ),
  };
};
