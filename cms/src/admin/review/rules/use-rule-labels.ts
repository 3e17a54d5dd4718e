import { locales } from '@ochiq/contract/routing/locales';
import { useIntl } from 'react-intl';

import type { ReviewRulesResponse } from '../../../content/review/rules/review-rules.ts';
import { translateRoleName } from '../../audit/role-name.ts';
import { englishRules } from '../../texts/en/review/rules.ts';
import { useContentLabels, useTexts } from '../../texts/use-texts.ts';
import type { RuleScope } from './rule-edits.ts';

type Known = Pick<ReviewRulesResponse, 'roles' | 'sections'>;

/** What the panel calls the parts of a rule. */
export type RuleLabels = {
  labelScope: (scope: RuleScope) => string;
  labelRole: (code: string) => string;
  labelSection: (section: ReviewRulesResponse['sections'][number]) => string;
};

/** Returns what the panel calls the parts of a rule, in the user's language. */
export function useRuleLabels({ roles, sections }: Known): RuleLabels {
  const translate = useTexts(englishRules);
  const { getTypeLabel } = useContentLabels();
  const { locale: language } = useIntl();
  const findSection = (section: string) =>
    sections.find((one) => one.section === section)?.title ?? translate('ochiq.rules.section.removed');
  return {
    labelScope: ({ type, section, locale }) =>
      [
        getTypeLabel(type),
        ...(section === null ? [] : [findSection(section)]),
        locale === null ? translate('ochiq.rules.locale.all') : locales[locale].name,
      ].join(', '),
    labelRole: (code) => {
      const role = roles.find((one) => one.code === code);
      return role ? translateRoleName(role.name, language) : code;
    },
    labelSection: ({ title, depth }) => `${'— '.repeat(depth)}${title}`,
  };
}
