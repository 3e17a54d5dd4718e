import { fileField, isFormWithFiles } from '@ochiq/contract/forms/form-files';
import { problemCodes } from '@ochiq/contract/forms/check-form';
import type { FormField } from '@ochiq/contract/forms/form-field';
import { formNames, forms, type FormName } from '@ochiq/contract/forms/forms';
import { appealState, refusals } from '@ochiq/contract/forms/wire';
import { localeCodes } from '@ochiq/contract/routing/locales';
import { pathFor } from '@ochiq/contract/routing/path-for';
import { parse } from 'node-html-parser';

import { getFieldLabel } from '../src/components/form-field/field-labels';
import { examplePage } from './example-pages';
import { pathPrefix } from './gatsby';
import { renderPage } from './render-page';

const cases = formNames.flatMap((form) => localeCodes.map((locale) => ({ form, locale })));

/** The forms at the end of every page. */
const aboutPages: readonly FormName[] = ['feedback', 'error-report'];

function pageOf(route: 'form' | 'sent', form: FormName, locale: 'uz' | 'ru' | 'en') {
  const path = pathFor(route, locale, { form });
  return parse(renderPage(examplePage(route, { set: 'empty', form: locale, path })));
}

describe.each(cases)('the page of the form $form in $locale', ({ form, locale }) => {
  const page = pageOf('form', form, locale);
  const hidden = page.querySelectorAll('[data-when]');
  const facts = hidden.flatMap((element) => (element.getAttribute('data-when') ?? '').split(' '));
  const fields = Object.entries<FormField>(forms[form]);
  const seen = fields.filter(([name]) => getFieldLabel(form, name) !== null);
  const unseen = fields.filter((field) => !seen.includes(field));

  it('holds what readers do not see for the edge to fill in', () => {
    for (const [name] of unseen) expect(page.querySelector(`main form input[type=hidden][name="${name}"]`)?.getAttribute('value')).toBe('');
  });

  it('is sent to its own address', () => {
    const sent = page.querySelectorAll('main form');
    const expected = aboutPages.includes(form) ? [form] : [form, ...aboutPages];
    expect(sent.map((element) => [element.getAttribute('action'), element.getAttribute('method')])).toEqual(
      expected.map((name) => [pathPrefix + pathFor('form', locale, { form: name }), 'post']),
    );
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
    for (const [name] of unseen) expect(page.querySelector(`li[data-when="problem:${name}"]`)?.text ?? '').not.toBe('');
    for (const fact of facts.filter((one) => /^problem:.*:/u.test(one) && !one.startsWith(`problem:${fileField}:`))) {
      const [, name = '', code = ''] = fact.split(':');
      expect([fact, Object.hasOwn(forms[form], name), (problemCodes as readonly string[]).includes(code)]).toEqual([fact, true, true]);
      // At the field, and above the form as a link to it.
      expect([fact, facts.filter((one) => one === fact).length]).toEqual([fact, 2]);
      const link = page.querySelector(`li[data-when="${fact}"] a`);
      expect([fact, page.querySelector(link?.getAttribute('href') ?? '')?.getAttribute('name')]).toEqual([fact, name]);
    }
  });

  it('holds what may be said of files, where it takes them: beside the field each by name, over the form one that leads to it', () => {
    expect(facts.filter((one) => one.startsWith(`problem:${fileField}:`))).toEqual(
      isFormWithFiles(form) ? [`problem:${fileField}:files`] : [],
    );
    const link = page.querySelector(`li[data-when="problem:${fileField}"] a`);
    const field = link && page.querySelector(link.getAttribute('href') ?? '');
    expect(field?.getAttribute('type') === 'file').toBe(isFormWithFiles(form));
  });

  it('has the edge lead to what is wrong when it is shown', () => {
    // A page of HTML may name one element only.
    expect(page.querySelectorAll('[autofocus]')).toEqual([]);
    for (const when of ['problems', 'refused']) {
      const box = page.querySelector(`[data-when="${when}"]`);
      expect([when, box?.getAttribute('tabindex'), box?.hasAttribute('data-focus')]).toEqual([when, '-1', true]);
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
  expect(pageOf('sent', 'contact', 'en').querySelector('h1 [data-when="sent"]')?.text).toBe('Sent successfully.');
});

describe.each(localeCodes)('the reader’s own page in %s', (locale) => {
  const page = parse(renderPage(examplePage('account', { form: locale })));
  const path = pathPrefix + pathFor('account', locale, {});
  const own = page.querySelector('main [data-when="signed-in"]');

  it('says, as long as nobody has filled it, how to have it filled: by a link that loads it', () => {
    expect(own?.hasAttribute('hidden')).toBe(true);
    const link = own?.nextElementSibling?.querySelector('a');
    expect([link?.getAttribute('href'), link?.hasAttribute('data-inside')]).toEqual([path, false]);
  });

  it('has a place for who it is', () => {
    for (const slot of ['name', 'email']) expect(own?.querySelectorAll(`[data-slot="${slot}"]`)).toHaveLength(1);
  });

  it('has one item for all appeals, and words for none', () => {
    const items = page.querySelectorAll('[data-each]');
    expect(items.map((item) => [item.tagName, item.getAttribute('data-each'), item.hasAttribute('hidden')])).toEqual([
      ['LI', 'appeals', true],
    ]);
    expect(items[0]?.querySelectorAll('[data-slot]').map((slot) => [slot.tagName, slot.getAttribute('data-slot')])).toEqual([
      ['SPAN', 'number'],
      ['TIME', 'receivedOn'],
      ['TIME', 'dueOn'],
      ['P', 'answer'],
    ]);
    const facts = items[0]?.querySelectorAll('[data-when][hidden]').map((element) => element.getAttribute('data-when'));
    expect(facts).toEqual([...appealState.shape.stage.options.map((stage) => `state:${stage}`), 'answer']);
    expect(items[0]?.querySelectorAll('[id]')).toEqual([]);
    expect(own?.querySelectorAll('[data-when="no-appeals"][hidden], [data-when="appeals"][hidden]')).toHaveLength(2);
    expect(own?.querySelector(`a[href="${pathPrefix}${pathFor('appeals', locale, {})}"]`)).not.toBeNull();
  });

  it('is left by a form that needs no script', () => {
    const form = own?.querySelector('form');
    expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual([
      pathPrefix + pathFor('form', locale, { form: 'sign-out' }),
      'post',
    ]);
    expect(form?.querySelectorAll('button[type=submit]')).toHaveLength(1);
  });
});

it.each(localeCodes)('signs in and up on pages with the form, the way to the other one, and those who vouch, in %s', (locale) => {
  for (const route of ['login', 'signup'] as const) {
    const page = parse(renderPage(examplePage(route, { form: locale })));
    const links = page.querySelectorAll('main a').map((link) => link.getAttribute('href'));
    const other = route === 'login' ? 'signup' : 'login';
    expect(page.querySelector('main form')?.getAttribute('action')).toBe(pathPrefix + pathFor('form', locale, { form: route }));
    for (const path of [pathFor(other, locale, {}), pathFor('privacy', locale, {}), pathFor('account', locale, {})])
      expect(links).toContain(pathPrefix + path);
    expect(page.querySelector(`main a[href$="/account"]`)?.hasAttribute('data-inside')).toBe(false);
    const providers = page.querySelectorAll('main li').filter(({ text }) => text.includes('OneID'));
    expect(providers.flatMap((provider) => provider.querySelectorAll('a').map((way) => way.getAttribute('href')))).toEqual([
      '#sign-in-help',
    ]);
    expect(page.querySelectorAll('#sign-in-help a[href$="/contact"]')).toHaveLength(1);
    expect(page.querySelectorAll('main form input[type="checkbox"][name="remember"]')).toHaveLength(1);
    // The edge leads back to the page to sign in on, and the browser to what it says.
    const problems = page.querySelectorAll('[data-when="sign-in"]');
    expect(problems.map((box) => [box.hasAttribute('hidden'), box.hasAttribute('data-focus')])).toEqual(
      route === 'login' ? [[true, true]] : [],
    );
    expect(page.querySelector('main [name=password]')?.getAttribute('autocomplete')).toBe(
      route === 'login' ? 'current-password' : 'new-password',
    );
    expect(page.querySelector('main [name=password]')?.hasAttribute('maxlength')).toBe(false);
  }
});

it('says of a link that is no longer good that it is not', () => {
  for (const form of ['confirm-email', 'reset-password'] as const)
    expect(pageOf('form', form, 'en').querySelector('[data-when="refused:unknown"]')?.text).toMatch(/^This link/u);
  expect(pageOf('sent', 'sign-out', 'en').querySelector('h1 [data-when="sent"]')?.text).toBe('Done.');
});
