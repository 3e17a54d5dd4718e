import { Status, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';

import { englishForeign } from '../texts/en/foreign.ts';
import { useForeignHost } from './use-foreign-host.ts';

/** Renders the target of a redirect in a list, and marks one that leads from the address of a file to another site. */
export function TargetCell({ row }: { row: Readonly<Record<string, unknown>> }) {
  const intl = useIntl();
  const host = useForeignHost(row);
  if (host === null) return <Typography textColor="neutral800">{typeof row['to'] === 'string' ? row['to'] : '-'}</Typography>;
  return (
    <Status size="S" variant="danger">
      <Typography variant="omega" fontWeight="bold">
        {intl.formatMessage({ id: 'ochiq.foreign.cell', defaultMessage: englishForeign['ochiq.foreign.cell'] }, { host })}
      </Typography>
    </Status>
  );
}
