import { Button, Flex, Typography } from '@strapi/design-system';
import { Filter } from '@strapi/icons';
import { useQueryParams } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useParams } from 'react-router-dom';

import { languageStateParameter } from '../../content/list-details/list-details.ts';
import { listModel } from '../../content/list-views/list-view.ts';
import { englishLists } from '../texts/en/lists.ts';
import { useTexts } from '../texts/use-texts.ts';
import { findType } from './read-details.ts';
import { StateFilter } from './state-filter.tsx';
import { useViews } from './use-views.ts';
import { ViewLinks, ViewsDialog } from './saved-views.tsx';
import { type ListAddress, toListViewQuery } from './view-address.ts';

type ListQuery = ListAddress & { page?: string };

/** Renders the saved filters of a list, and the way to save those that it has now. */
function SavedViews({ model, query }: { model: string; query: ListQuery }) {
  const translate = useTexts(englishLists);
  const { views, refusal, save, rename, remove } = useViews(model);
  const [isOpen, setIsOpen] = useState(false);
  const present = toListViewQuery(query);
  if (views === 'broken') return <Typography role="alert">{translate('ochiq.lists.views.broken')}</Typography>;
  return (
    <>
      <Button type="button" variant="tertiary" size="S" startIcon={<Filter />} disabled={present === null} onClick={() => setIsOpen(true)}>
        {translate('ochiq.lists.views')}
      </Button>
      <ViewLinks views={views} />
      {isOpen && present && (
        <ViewsDialog
          views={views}
          refusal={refusal}
          onSave={(name) => save(name, present)}
          onRename={rename}
          onDelete={remove}
          close={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/** Renders what our lists have beside Strapi's filters: the state in a language, and saved filters. */
export function ListTools() {
  const { slug = '' } = useParams();
  const [{ query }, setQuery] = useQueryParams<ListQuery>();
  if (!listModel.safeParse(slug).success) return null;
  const own = query.plugins?.['ochiq'] ?? {};
  const setState = (state: string | null) =>
    // Strapi hands everything below `plugins` on with its request for the list.
    setQuery({ plugins: { ...query.plugins, ochiq: { ...own, [languageStateParameter]: state ?? undefined } }, page: '1' });
  return (
    <Flex gap={2} wrap="wrap" justifyContent="flex-end">
      {findType(slug) && <StateFilter value={own[languageStateParameter] ?? null} onChange={setState} />}
      <SavedViews key={slug} model={slug} query={query} />
    </Flex>
  );
}
