import { localeCodes } from '@ochiq/contract/routing/locales';
import { Box, Button, Flex, Typography } from '@strapi/design-system';

import { entryStates } from '../../content/list-details/list-details.ts';
import { boardAges, type ChoicesResponse } from '../../content/translations/board.ts';
import { translatableTypes } from '../../content/translations/translatable-types.ts';
import { listPersonLabels } from '../audit/list-person-labels.ts';
import { groupLinks } from '../left-side/type-groups.ts';
import { ChoiceField } from '../shared/choice-field.tsx';
import { englishLists } from '../texts/en/lists.ts';
import { englishTranslations } from '../texts/en/translations/board.ts';
import { useContentLabels, useTexts } from '../texts/use-texts.ts';
import { type BoardFilters, setFilter } from './board-address.ts';

/** The types as the left side of the panel lists them. */
const sortedTypes = groupLinks(translatableTypes.map((type) => ({ type, uid: `api::${type}.${type}` }))).flatMap(({ links }) =>
  links.map(({ type }) => type),
);

const width = '22rem';

/** Renders the page of the tree as deep as it is. */
const toSectionLabel = ({ title, depth }: ChoicesResponse['sections'][number]) => `${'— '.repeat(depth)}${title}`;

type Props = { filters: BoardFilters; choices: ChoicesResponse; choose: (filters: BoardFilters) => void };

/** Renders the filters of the board; each takes effect at once, as a step in the history of the browser. */
export function BoardFilterFields({ filters, choices, choose }: Props) {
  const translate = useTexts(englishTranslations);
  const translateState = useTexts(englishLists);
  const { getTypeLabel } = useContentLabels();
  const createField = (name: keyof BoardFilters, text: 'type' | 'section' | 'state' | 'person' | 'age') => ({
    name: `ochiq-translations-${text}`,
    label: translate(`ochiq.translations.${text}`),
    width,
    anyOption: { label: translate(`ochiq.translations.${text}.any`), choose: () => choose(setFilter(filters, name, null)) },
    value: filters[name] ?? null,
    choose: (value: string) => choose(setFilter(filters, name, value)),
  });
  return (
    <Box role="group" aria-label={translate('ochiq.translations.filters')} background="neutral0" shadow="tableShadow" hasRadius padding={4}>
      <Flex gap={4} wrap="wrap" alignItems="flex-end">
        <ChoiceField {...createField('type', 'type')} options={sortedTypes.map((type) => ({ value: type, label: getTypeLabel(type) }))} />
        <ChoiceField
          {...createField('section', 'section')}
          options={choices.sections.map((one) => ({ value: one.section, label: toSectionLabel(one) }))}
        />
        <ChoiceField
          {...createField('languageState', 'state')}
          options={localeCodes.flatMap((locale) =>
            entryStates.map((state) => ({
              value: `${locale}:${state}`,
              label: `${locale.toUpperCase()}: ${translateState(`ochiq.lists.${state}`)}`,
            })),
          )}
        />
        <ChoiceField
          {...createField('age', 'age')}
          options={boardAges.map((days) => ({ value: String(days), label: translate('ochiq.translations.age.days', { days }) }))}
        />
        <ChoiceField
          {...createField('person', 'person')}
          options={listPersonLabels(choices.people.map(({ id, name }) => ({ id: String(id), name })))}
        />
        <Button type="button" variant="tertiary" onClick={() => choose({})}>
          {translate('ochiq.translations.clear')}
        </Button>
      </Flex>
      <Box paddingTop={2}>
        <Typography variant="pi" textColor="neutral600">
          {`${translate('ochiq.translations.person')}: ${translate('ochiq.translations.person.hint')}`}
        </Typography>
      </Box>
    </Box>
  );
}
