import { problemCodes } from '@ochiq/contract/forms/check-form';
import type { FormField } from '@ochiq/contract/forms/form-field';
import { formNames, forms, type FormName } from '@ochiq/contract/forms/forms';
import { appealState, refusals } from '@ochiq/contract/forms/wire';
import { localeCodes } from '@ochiq/contract/locales';
import { pathFor } from '@ochiq/contract/path-for';
import { parse } from 'node-html-parser';

import { examplePage } from './example-pages';
import { pathPrefix } from './gatsby';
import { renderPage } from './render-page';

const cases = formNames.flatMap((form) => localeCodes.map((locale) => ({ form, locale })));

function pageOf(route: 'form' | 'sent', form: FormName, locale: 'uz' | 'ru' | 'en') {
  const path = pathFor(route, locale, { form });
  return parse(renderPage(examplePage(route, { set: 'empty', form: locale, path })));
}

describe.each(cases)('the page of the form $form in $locale', ({ form, locale }) => {
  const page = pageOf('form', form, locale);
  const hidden = page.querySelectorAll('[data-when]');
  const facts = hidden.flatMap((element) => (element.getAttribute('data-when') ?? '').split(' '));
  const seen = Object.entries<FormField>(forms[form]).filter(([name]) => name !== 'news');

  it('is sent to its own address', () => {
    const sent = page.querySelectorAll('main form');
    expect(sent.map((element) => [element.getAttribute('action'), element.getAttribute('method')])).toEqual([
      [pathPrefix + pathFor('form', locale, { form }), 'post'],
    ]);
  });

  it('has a control for every field, with a name that people read', () => {
    for (const [name, { required }] of seen) {
      const [control] = page.querySelectorAll(`main form [name="${name}"]`);
      expect([name, control?.hasAttribute('required')]).toEqual([name, required]);
      const label = page.querySelector(`label[for="${control?.id ?? ''}"]`) ?? control?.closest('label') ?? null;
      expect([name, (label?.text.trim() ?? '') !== '']).toEqual([name, true]);
    }
  });

  it('holds every sentence that may be needed, and shows none', () => {
    expect(hidden.filter((element) => !element.hasAttribute('hidden'))).toEqual([]);
    for (const reason of refusals) expect(facts).toContain(`refused:${reason}`);
    for (const [name, { required }] of seen) if (required) expect(facts).toContain(`problem:${name}:required`);
    for (const fact of facts.filter((one) => one.startsWith('problem:'))) {
      const [, name = '', code = ''] = fact.split(':');
      expect([fact, Object.hasOwn(forms[form], name), (problemCodes as readonly string[]).includes(code)]).toEqual([fact, true, true]);
      // Beside the field and over the form, where it leads to it.
      expect([fact, facts.filter((one) => one === fact).length]).toEqual([fact, 2]);
      const link = page.querySelector(`li[data-when="${fact}"] a`);
      expect([fact, page.querySelector(link?.getAttribute('href') ?? '')?.getAttribute('name')]).toEqual([fact, name]);
    }
  });

  it('has the browser lead to what is wrong when it is shown', () => {
    for (const when of ['problems', 'refused']) {
      const box = page.querySelector(`[data-when="${when}"]`);
      expect([when, box?.getAttribute('tabindex'), box?.hasAttribute('autofocus')]).toEqual([when, '-1', true]);
    }
  });
});

const slotsOf = (page: ReturnType<typeof parse>) => page.querySelectorAll('[data-slot]').map((slot) => slot.getAttribute('data-slot'));

it.each(localeCodes)('has a place for how far an appeal is, in %s', (locale) => {
  const page = pageOf('form', 'appeal-status', locale);
  expect(slotsOf(page)).toEqual(['number', 'receivedOn', 'dueOn', 'answer']);
  for (const stage of appealState.shape.stage.options) expect(page.querySelector(`[data-when="state:${stage}"]`)).not.toBeNull();
  expect(page.querySelector('time[data-slot=dueOn]')).not.toBeNull();
});

it.each(localeCodes)('has a place for the receipt of an appeal, in %s', (locale) => {
  const page = pageOf('sent', 'appeal', locale);
  expect(slotsOf(page)).toEqual(['number', 'code', 'dueOn']);
  expect(page.querySelectorAll('[data-when="receipt"][hidden]')).toHaveLength(1);
});

it('says what the specification says when a form was taken', () => {
  expect(pageOf('sent', 'contact', 'en').querySelector('h1')?.text).toBe('Sent successfully.');
});
