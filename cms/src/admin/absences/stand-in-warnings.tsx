import { Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';

import { translateRoleName } from '../audit/role-name.ts';
import { englishAbsences } from '../texts/en/people/absences.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { StandInWarning } from './list-stand-in-warnings.ts';
import { useAbsenceLabels } from './use-absence-labels.ts';

type Props = { absent: string; standIn: string; warnings: readonly StandInWarning[] };

/** Renders what follows from the choice of a stand-in, and what to do about it, as the choice changes. */
export function StandInWarnings({ absent, standIn, warnings }: Props) {
  const translate = useTexts(englishAbsences);
  const { locale } = useIntl();
  const { labelDays } = useAbsenceLabels();
  const fill = (warning: StandInWarning) => ({
    ...{ absent, standIn },
    days: warning.kind === 'away' ? warning.days.map(labelDays).join(', ') : '',
    roles: 'roles' in warning ? warning.roles.map((role) => translateRoleName(role, locale)).join(', ') : '',
  });
  return (
    <Flex role="status" direction="column" alignItems="stretch" gap={2}>
      {warnings.map((warning) => (
        <Flex key={warning.kind} padding={3} background="warning100" hasRadius>
          <Typography>{translate(`ochiq.absences.warning.${warning.kind}`, fill(warning))}</Typography>
        </Flex>
      ))}
    </Flex>
  );
}
