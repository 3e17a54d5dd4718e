import { Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';

import { formatShortDay } from '../dates/moment-format.ts';
import { FigureTable } from '../page-statistics/figure-table.tsx';
import { englishAudit } from '../texts/en/audit.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { ShownAccount } from './audit-response.ts';
import { translateRoleName } from './role-name.ts';

/** Renders the accounts at the end of a day: those that were active count, and blocked ones are listed as such. */
export function AccessTable({ accounts, date }: { accounts: readonly ShownAccount[]; date: string }) {
  const translate = useTexts(englishAudit);
  const { locale } = useIntl();
  const day = formatShortDay(date);
  const labelRoles = (roles: readonly string[]) =>
    roles.length === 0 ? translate('ochiq.audit.no-roles') : roles.map((role) => translateRoleName(role, locale)).join(', ');
  if (accounts.length === 0) return <Typography role="status">{translate('ochiq.audit.no-accounts', { day })}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography role="status">
        {translate('ochiq.audit.access-count', { count: accounts.filter(({ isActive }) => isActive).length, day })}
      </Typography>
      <FigureTable
        name={translate('ochiq.audit.accounts', { day })}
        columns={[
          { title: translate('ochiq.audit.person') },
          { title: translate('ochiq.audit.account-roles') },
          { title: translate('ochiq.audit.account-state') },
        ]}
        rows={accounts.map(({ id, name, roles, isActive, standsInFor }) => ({
          key: id,
          cells: [
            <Typography key="name" translate="no">
              {name}
            </Typography>,
            <Typography key="roles" translate="no">
              {[
                labelRoles(roles),
                ...standsInFor.map((absent) =>
                  translate('ochiq.audit.access-stand-in', { name: absent.name, roles: labelRoles(absent.roles) }),
                ),
              ].join('; ')}
            </Typography>,
            translate(isActive ? 'ochiq.audit.active' : 'ochiq.audit.inactive'),
          ],
        }))}
      />
    </Flex>
  );
}
