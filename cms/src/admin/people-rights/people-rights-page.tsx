import { Flex } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useSearchParams } from 'react-router-dom';

import { peopleReadingRights } from '../../people/rights/people-rights.ts';
import { ChoiceButtons } from '../preview/choice-buttons.tsx';
import { LimitsView } from '../role-limits/limits-view.tsx';
import { englishLimits } from '../texts/en/people/limits.ts';
import { englishRights } from '../texts/en/people/rights.ts';
import { useTexts } from '../texts/use-texts.ts';
import { EntryPeopleView } from './entry-people-view.tsx';
import { PersonView } from './person-view.tsx';
import { readView, rightsViews } from './rights-address.ts';

const permissions = [{ action: peopleReadingRights[0], subject: null }];

/** The page of people and their rights, for those who may read users. */
export function PeopleRightsPage() {
  const translate = useTexts(englishRights);
  const translateLimit = useTexts(englishLimits);
  const [query, setQuery] = useSearchParams();
  const view = readView(query);
  return (
    <Page.Protect permissions={permissions}>
      <Page.Main>
        <Page.Title>{translate('ochiq.rights.title')}</Page.Title>
        <Layouts.Header title={translate('ochiq.rights.title')} subtitle={translate('ochiq.rights.lead')} />
        <Layouts.Content>
          <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8} data-ochiq="people-rights">
            <ChoiceButtons
              label={translate('ochiq.rights.questions')}
              options={rightsViews.map((value) => ({
                value,
                label: value === 'limits' ? translateLimit('ochiq.limits.view') : translate(`ochiq.rights.${value}`),
              }))}
              value={view}
              choose={(chosen) => setQuery(chosen === 'person' ? {} : { view: chosen })}
            />
            {view === 'person' && <PersonView />}
            {view === 'entry' && <EntryPeopleView />}
            {view === 'limits' && <LimitsView />}
          </Flex>
        </Layouts.Content>
      </Page.Main>
    </Page.Protect>
  );
}
