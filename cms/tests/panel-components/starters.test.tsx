import { fireEvent } from '@testing-library/react';

import { ReviewList } from '../../src/admin/reviews/review-list.tsx';
import { TemplateList } from '../../src/admin/starters/template-list.tsx';
import type { DueReview } from '../../src/content/reviews/review.ts';
import { renderPart } from './render-part.tsx';
import { renderRouted } from './render-routed.tsx';

describe('the templates of a page', () => {
  test('are buttons that say which is chosen, an empty page among them', () => {
    const choose = jest.fn();
    const part = renderPart(<TemplateList chosen={null} choose={choose} />);
    const pressed = part.getAllByRole('button').map((button) => [button.textContent, button.getAttribute('aria-pressed')]);
    expect(pressed).toEqual([
      ['Empty page', 'true'],
      ...['Programme', 'Service', 'Contact point', 'Campaign', 'Report'].map((name) => [name, 'false']),
    ]);
    expect(part.getByRole('status').textContent).toBe('');
    fireEvent.click(part.getByRole('button', { name: 'Report' }));
    fireEvent.click(part.getByRole('button', { name: 'Empty page' }));
    expect(choose.mock.calls).toEqual([['report'], [null]]);
  });

  test('say that the form is filled', () => {
    const part = renderPart(<TemplateList chosen="service" choose={jest.fn()} />);
    expect(part.getByRole('status').textContent).toMatch(/^The form is filled: Service\./u);
  });
});

describe('pages to be reviewed', () => {
  const review = (document: string, fields: Partial<DueReview> = {}): DueReview => ({
    ...{ document, locale: 'uz', title: `Page ${document}`, reviewOn: '2026-11-20', isDue: true, owner: null },
    ...fields,
  });
  const owner = (document: string) => ({ document, name: `Unit ${document}` });
  const show = (reviews: readonly DueReview[], unit: string | null = null) =>
    renderRouted(<ReviewList reviews={reviews} unit={unit} onUnit={jest.fn()} />);

  test('lead to the page, with the day and who answers for it', () => {
    const part = show([review('a'), review('b', { isDue: false, locale: 'ru', owner: owner('x') })]);
    expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Page aReview was due on 20.11.2026No unit answers for it',
      'Page bReview by 20.11.2026Unit x',
    ]);
    expect(part.getByRole('link', { name: 'Page b' }).getAttribute('href')).toBe(
      '/content-manager/collection-types/api::page.page/b?plugins[i18n][locale]=ru',
    );
  });

  test('are those of the chosen unit only', () => {
    const reviews = [review('a', { owner: owner('x') }), review('b', { owner: owner('y') }), review('c')];
    expect(show(reviews, 'x').getAllByRole('listitem')).toHaveLength(1);
    expect(show(reviews).getByRole('combobox', { name: 'Pages of the unit' })).toBeTruthy();
  });

  test('a unit without reviews has an empty list, and the way back to all', () => {
    const part = show([review('a', { owner: owner('x') })], 'gone');
    expect(part.queryByRole('listitem')).toBeNull();
    expect(part.getByText('No page has to be reviewed in the next 30 days.')).toBeTruthy();
    expect(part.getByRole('combobox')).toBeTruthy();
  });

  test('are ten at most, with the number of the others', () => {
    const part = show(Array.from({ length: 12 }, (_, index) => review(String(index))));
    expect(part.getAllByRole('listitem')).toHaveLength(10);
    expect(part.getByText('2 more pages')).toBeTruthy();
  });
});
