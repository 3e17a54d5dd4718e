import { pathFor } from '@ochiq/contract/routing/path-for';
import { isScriptPrefix, scripts, viewPrefixes, type ViewPrefix } from '@ochiq/contract/routing/scripts';
import { requestNumberMarker } from '@ochiq/contract/wire/request-number';
import { getSignInProblemCondition, signInProblems } from '@ochiq/contract/wire/sign-in-problems';

import { getPageFile } from '../../src/routing/resource-path.ts';
import { renderAlertPlace } from './create-fixture-pages.ts';

type Fixture = { form: ViewPrefix; name: string };

const sentence = (when: string): string => `<p hidden data-when="${when}">${when}</p>`;

const page = ({ form, name }: Fixture, content: string): string =>
  `<!DOCTYPE html><html lang="${isScriptPrefix(form) ? scripts[form].tag : 'uz'}"><head><title>${form}: ${name}</title><script src="/app-0123456789abcdef0123.js"></script></head><body>${renderAlertPlace(form)}${content}<form method="post" action="/forms/feedback"><input name="message" value=""></form><script>start()</script></body></html>\n`;

const refusals = ['too-many', 'expired', 'unknown', 'wrong-sign-in', 'not-confirmed', 'closed', 'failed']
  .map((reason) => sentence(`refused:${reason}`))
  .concat(`<p hidden data-when="refused:failed">number <code>${requestNumberMarker}</code></p>`)
  .join('');

const fields = `<input name="name" value=""><input name="email" type="email" value=""><input name="subject" value=""><textarea name="message"></textarea><input type="hidden" name="page" value=""><input type="hidden" name="key" value="">`;

const files = `<input type="file" name="files" multiple=""><p hidden data-when="problem:files:files" data-slot="said:files">files</p>`;

const formPage = (fixture: Fixture, more = ''): string =>
  page(
    fixture,
    `${sentence('problems')}${sentence('problem:email:email')}${sentence('problem:name')}${refusals}<form method="post" action="${pathFor('form', fixture.form, { form: fixture.name })}">${fields}${more}</form>`,
  );

const accountFields = `<input type="hidden" name="code" value=""><input name="email" value=""><input type="password" name="password"><input type="checkbox" name="remember" value="yes">`;

const accountForm = (fixture: Fixture): string =>
  page(fixture, `${refusals}<form method="post" action="${pathFor('form', fixture.form, { form: fixture.name })}">${accountFields}</form>`);

const appeal = `<li hidden data-each="appeals"><b data-slot="number"></b><time data-slot="receivedOn"></time><i hidden data-when="state:received">received</i><p hidden data-when="answer" data-slot="answer"></p></li>`;

const accountPage = (fixture: Fixture): string =>
  page(
    fixture,
    `<h1 data-slot="name"></h1><p data-slot="email"></p>${sentence('signed-in')}${sentence('no-appeals')}<ol hidden data-when="appeals">${appeal}</ol>`,
  );

const signInPage = (fixture: Fixture): string =>
  accountForm(fixture).replace(
    '<form',
    `<div hidden data-when="sign-in">${signInProblems.map((problem) => sentence(getSignInProblemCondition(problem))).join('')}</div><form`,
  );

const accountForms = ['login', 'signup', 'forgot-password', 'reset-password', 'confirm-email', 'sign-out'];

const slots = ['number', 'code', 'answer'].map((slot) => `<b data-slot="${slot}"></b>`).join('');

const statePage = (fixture: Fixture): string =>
  page(fixture, `<div hidden data-when="state:answered">${slots}<time data-slot="receivedOn"></time></div>${refusals}`);

const sentPage = (fixture: Fixture): string =>
  page(
    fixture,
    `<h1><span data-unless="sent">nothing</span><span hidden data-when="sent">${fixture.form}: sent</span></h1><div hidden data-when="receipt">${slots}<time data-slot="dueOn"></time></div><a hidden data-when="back" data-href="back" href="/">back</a>`,
  );

/** Creates the pages of forms for every prefix; `review` and `callback` have none, as in an old release. */
export function createFixtureForms(): Record<string, string> {
  return Object.fromEntries(
    viewPrefixes.flatMap((localePrefix): [string, string][] => [
      [getPageFile(pathFor('form', localePrefix, { form: 'contact' })), formPage({ form: localePrefix, name: 'contact' })],
      [getPageFile(pathFor('form', localePrefix, { form: 'appeal' })), formPage({ form: localePrefix, name: 'appeal' }, files)],
      [getPageFile(pathFor('form', localePrefix, { form: 'appeal-status' })), statePage({ form: localePrefix, name: 'appeal-status' })],
      [getPageFile(pathFor('account', localePrefix, {})), accountPage({ form: localePrefix, name: 'account' })],
      [getPageFile(pathFor('login', localePrefix, {})), signInPage({ form: localePrefix, name: 'login' })],
      ...accountForms.map((name): [string, string] => [
        getPageFile(pathFor('form', localePrefix, { form: name })),
        accountForm({ form: localePrefix, name }),
      ]),
      ...['contact', 'appeal', 'signup', 'reset-password', 'confirm-email', 'sign-out'].map((name): [string, string] => [
        getPageFile(pathFor('sent', localePrefix, { form: name })),
        sentPage({ form: localePrefix, name }),
      ]),
    ]),
  );
}
