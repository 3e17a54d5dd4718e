import { Flex, Typography } from '@strapi/design-system';

import type { ListedLimit, RoleLimitsResponse } from '../../people/role-limits/role-limits.ts';
import { FigureTable } from '../page-statistics/figure-table.tsx';
import { RowButtons } from '../shared/row-buttons.tsx';
import { englishLimits } from '../texts/en/people/limits.ts';
import { useTexts } from '../texts/use-texts.ts';
import { LiftedPeople } from './lifted-people.tsx';
import { useLimitLabels } from './use-limit-labels.ts';

type Act = (limit: ListedLimit, button: HTMLElement) => void;

type Props = { known: RoleLimitsResponse; change: Act; remove: Act };

const hasDeleted = ({ sections, units }: ListedLimit): boolean =>
  [...(sections ?? []), ...(units ?? [])].some(({ isDeleted }) => isDeleted);

/** Renders the roles that are limited, and where they write, with the buttons of those who may change that. */
export function LimitsTable({ known, change, remove }: Props) {
  const translate = useTexts(englishLimits);
  const { labelRole, describePages, describeUnits } = useLimitLabels(known.roles);
  const columns = [
    translate('ochiq.limits.role'),
    translate('ochiq.limits.where'),
    ...(known.mayUpdate ? [translate('ochiq.limits.actions')] : []),
  ];
  return (
    <FigureTable
      name={translate('ochiq.limits.title')}
      isTopAligned
      columns={columns.map((title) => ({ title }))}
      rows={known.limits.map((limit) => {
        const role = labelRole(limit.role);
        return {
          key: limit.role,
          cells: [
            <Typography key="role" fontWeight="semiBold">
              {role}
            </Typography>,
            <Flex key="where" direction="column" alignItems="flex-start" gap={1}>
              <Typography>{describePages(limit)}</Typography>
              <Typography>{describeUnits(limit)}</Typography>
              <LiftedPeople lifted={limit.lifted} />
              {hasDeleted(limit) && <Typography textColor="danger700">{translate('ochiq.limits.deleted-note')}</Typography>}
            </Flex>,
            ...(known.mayUpdate
              ? [
                  <RowButtons
                    key="actions"
                    change={{
                      label: translate('ochiq.limits.change'),
                      name: translate('ochiq.limits.change.name', { role }),
                      press: (button) => change(limit, button),
                    }}
                    remove={{
                      label: translate('ochiq.limits.remove'),
                      name: translate('ochiq.limits.remove.name', { role }),
                      press: (button) => remove(limit, button),
                    }}
                  />,
                ]
              : []),
          ],
        };
      })}
    />
  );
}
