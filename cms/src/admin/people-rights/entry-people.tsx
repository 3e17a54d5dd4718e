import { Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';

import type { EntryPeopleResponse, LimitedPerson } from '../../people/rights/people-rights.ts';
import { useLimitLabels } from '../role-limits/use-limit-labels.ts';
import { englishRules } from '../texts/en/review/rules.ts';
import { englishRights } from '../texts/en/people/rights.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useRightsLabels } from './use-rights-labels.ts';

type Question = 'who-publishes' | 'who-approves' | 'who-writes';

type ListProps = { question: Question; people: readonly LimitedPerson[]; children?: ReactNode };

/** Renders the people whom a question is about, with their roles and what limits their right. */
function PeopleList({ question, people, children }: ListProps) {
  const translate = useTexts(englishRights);
  const { labelRoles, labelLimited } = useRightsLabels();
  const { labelPlaces } = useLimitLabels();
  const title = translate(`ochiq.rights.${question}`);
  return (
    <Flex tag="section" direction="column" alignItems="stretch" gap={2} aria-label={title} data-ochiq={question}>
      <Typography variant="delta" tag="h2">
        {translate('ochiq.rights.people', { question: title, count: people.length })}
      </Typography>
      {children}
      {people.length === 0 ? (
        <Typography textColor="danger700">{translate('ochiq.rights.no-people')}</Typography>
      ) : (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={1}>
          {people.map(({ id, name, roles, limits, places, standInFor }) => (
            <li key={id}>
              <Typography fontWeight="semiBold" translate="no">
                {name}
              </Typography>
              <Typography>{` · ${labelLimited(labelRoles(roles), limits)}${places.length > 0 ? `: ${labelPlaces(places)}` : ''}`}</Typography>
              {standInFor.length > 0 && (
                <Typography fontWeight="semiBold">{` · ${translate('ochiq.rights.stand-in', { names: standInFor.join(', ') })}`}</Typography>
              )}
            </li>
          ))}
        </Flex>
      )}
    </Flex>
  );
}

/** Renders who has to approve before the publication, and who may. */
function Approval({ review, areRulesShown }: Pick<EntryPeopleResponse, 'review' | 'areRulesShown'>) {
  const translate = useTexts(englishRights);
  const translateRule = useTexts(englishRules);
  const { labelRoles } = useRightsLabels();
  if (!areRulesShown) return <Typography>{translate('ochiq.rights.rules-hidden')}</Typography>;
  if (review === null) return <Typography>{translate('ochiq.rights.no-rule')}</Typography>;
  const { approvals, outside, approve, skippedBy } = review;
  return (
    <PeopleList question="who-approves" people={approve}>
      <Typography>
        {translate('ochiq.rights.rule', {
          approvals: translateRule(`ochiq.rules.approvals.${approvals}`),
          outside: translateRule(`ochiq.rules.outside.${outside}`),
        })}
      </Typography>
      <Typography>{translate('ochiq.rights.own-text')}</Typography>
      {skippedBy.length > 0 && <Typography>{translate('ochiq.rights.skipped-by', { roles: labelRoles(skippedBy) })}</Typography>}
    </PeopleList>
  );
}

/** Renders who may publish entries of a type in a language, who may approve them, and who may only write them. */
export function EntryPeople({ people: { publish, review, areRulesShown, hasFurtherRules, write } }: { people: EntryPeopleResponse }) {
  const translate = useTexts(englishRights);
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <PeopleList question="who-publishes" people={publish} />
      <Approval review={review} areRulesShown={areRulesShown} />
      {hasFurtherRules && <Typography>{translate('ochiq.rights.further-rules')}</Typography>}
      {write.length > 0 && <PeopleList question="who-writes" people={write} />}
    </Flex>
  );
}
