import { Flex, Link, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';

import type { ListedLimit } from '../../people/role-limits/role-limits.ts';
import { toPersonSearch } from '../people-rights/rights-address.ts';
import { englishLimits } from '../texts/en/people/limits.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useLimitLabels } from './use-limit-labels.ts';

/** Renders the people for whom the limits of a role don't count, by which other role, and for what; each leads to their rights. */
export function LiftedPeople({ lifted }: Pick<ListedLimit, 'lifted'>) {
  const translate = useTexts(englishLimits);
  const { labelName, labelLifted } = useLimitLabels();
  if (lifted.length === 0) return null;
  return (
    <Flex direction="column" alignItems="flex-start" gap={1} data-ochiq="lifted">
      <Typography textColor="danger700">{translate('ochiq.limits.lifted')}</Typography>
      <Flex tag="ul" direction="column" alignItems="flex-start" gap={1}>
        {lifted.map(({ person, by, rights }) => (
          <li key={`${String(person.id)} ${by}`}>
            <Link tag={RouterLink} to={{ search: new URLSearchParams(toPersonSearch(String(person.id))).toString() }}>
              <span translate="no">{person.name}</span>
            </Link>
            <Typography>{` · ${translate('ochiq.limits.lifted.by', { role: labelName(by), rights: labelLifted(rights) })}`}</Typography>
          </li>
        ))}
      </Flex>
    </Flex>
  );
}
