import { Flex } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useSearchParams } from 'react-router-dom';

import { auditRight } from '../../people/audit/audit-paths.ts';
import { ChoiceButtons } from '../preview/choice-buttons.tsx';
import { englishAudit } from '../texts/en/audit.ts';
import { useTexts } from '../texts/use-texts.ts';
import { AccessView } from './access-view.tsx';
import { LogView } from './log-view.tsx';

const permissions = [{ action: auditRight, subject: null }];

/** The parts of the page, by the parameter `view` of its address. */
const views = ['log', 'access'] as const;

/** The page of the audit log, for those who may read it. */
export function AuditPage() {
  const translate = useTexts(englishAudit);
  const [query, setQuery] = useSearchParams();
  const shown = query.get('view') === 'access' ? 'access' : 'log';
  return (
    <Page.Protect permissions={permissions}>
      <Page.Main>
        <Page.Title>{translate('ochiq.audit.title')}</Page.Title>
        <Layouts.Header title={translate('ochiq.audit.title')} subtitle={translate('ochiq.audit.lead')} />
        <Layouts.Content>
          <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8}>
            <ChoiceButtons
              label={translate('ochiq.audit.views')}
              options={views.map((value) => ({ value, label: translate(`ochiq.audit.${value}`) }))}
              value={shown}
              choose={(view) => setQuery(view === 'access' ? { view } : {})}
            />
            {shown === 'access' ? <AccessView /> : <LogView />}
          </Flex>
        </Layouts.Content>
      </Page.Main>
    </Page.Protect>
  );
}
