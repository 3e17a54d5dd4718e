import { locales } from '@ochiq/contract/routing/locales';
import { getPrefixLocale } from '@ochiq/contract/routing/path-for';
import {
  type ApprovalForm,
  type ApprovalProblem,
  approvalTextLimits,
  getSharedDraftPath,
  type SharedDraftPath,
} from '@ochiq/contract/wire/shared-draft';

import { type BasePath, toPublicPath } from '../routing/site-address.ts';
import { type ApprovalTexts, messages } from './messages.ts';
import { escapeHtml } from './plain-page.ts';

/** What comes back with a form: what was wrong, if anything, and what was typed besides the code. */
export type FormReturn = { problem: ApprovalProblem | null; answer: string; reason: string };

/** On a draft's page, what names no window opens another one: its links lead away from what is being read. */
const sameWindow = ' target="_self"';

/** The form has the colours of a sheet of its own, on whatever page it is. */
const style =
  '.ochiq-approval{all:revert;font:1.0625rem/1.6 system-ui,sans-serif;background:#fff;color:#14202e;border-top:4px solid #12407a;padding:1.5rem max(1rem,calc(50% - 22rem)) 3rem}' +
  '.ochiq-approval h2{font:inherit;font-size:1.5rem;font-weight:700;margin:0 0 .5rem}.ochiq-approval p{margin:.5rem 0}' +
  '.ochiq-approval fieldset{border:1px solid #6b7785;border-radius:.25rem;margin:1rem 0;padding:.5rem 1rem 1rem}' +
  '.ochiq-approval label{display:block;padding:.5rem 0}.ochiq-approval a{color:#12407a}' +
  '.ochiq-approval textarea,.ochiq-approval input[type=text]{box-sizing:border-box;width:100%;font:inherit;color:inherit;background:#fff;border:1px solid #6b7785;border-radius:.25rem;padding:.5rem}' +
  '.ochiq-approval input[type=text]{max-width:16rem}' +
  '.ochiq-approval button{font:inherit;min-height:44px;padding:.5rem 1.25rem;border:1px solid #12407a;border-radius:.25rem;background:#12407a;color:#fff}' +
  '.ochiq-approval .ochiq-other{background:#fff;color:#12407a}' +
  '.ochiq-approval .ochiq-problem{border-inline-start:4px solid #b3261e;padding:.5rem 1rem;background:#fdecea;color:#7a1510}' +
  '.ochiq-approval-way{margin:0;padding:.5rem 1rem;background:#fff}.ochiq-approval-way a{color:#12407a;font:1rem/1.6 system-ui,sans-serif}';

function renderLanguages({ locales: codes }: ApprovalForm, { token }: SharedDraftPath, base: BasePath, texts: ApprovalTexts): string {
  const links = codes.map((code) => {
    const { tag, name } = locales[code];
    return `<a href="${toPublicPath(base, getSharedDraftPath(code, token))}" hreflang="${tag}" lang="${tag}"${sameWindow}>${name}</a>`;
  });
  return `<p>${texts.languages}: ${links.join(', ')}</p>`;
}

/** Returns the attributes that lead from a field to what is wrong with it. */
const describeProblem = (isWrong: boolean): string => (isWrong ? ' aria-invalid="true" aria-describedby="approval-problem"' : '');

function renderChoice(answer: 'agreed' | 'objected', label: string, back: FormReturn | null): string {
  const checked = back?.answer === answer ? ' checked' : '';
  // A single choice is never invalid: the group of them is what lacks one.
  const description = back?.problem === 'no-answer' ? ' aria-describedby="approval-problem"' : '';
  return `<label><input type="radio" name="answer" value="${answer}" required${checked}${description}> ${label}</label>`;
}

function renderReply(texts: ApprovalTexts, back: FormReturn | null): string {
  const wrong = describeProblem(back?.problem === 'no-reason' || back?.problem === 'long-reason');
  return [
    `<fieldset><legend>${texts.answer}</legend>`,
    renderChoice('agreed', texts.agree, back),
    renderChoice('objected', texts.object, back),
    `<label for="approval-reason">${texts.reason}</label>`,
    `<textarea id="approval-reason" name="reason" rows="4" maxlength="${String(approvalTextLimits.reason)}"${wrong}>\n${escapeHtml(back?.reason ?? '')}</textarea></fieldset>`,
  ].join('');
}

const renderCode = (texts: ApprovalTexts, back: FormReturn | null): string =>
  `<label for="approval-code">${texts.code}</label><input type="text" id="approval-code" name="code" required autocomplete="one-time-code" maxlength="${String(approvalTextLimits.code)}"${describeProblem(back?.problem === 'wrong-code')}>`;

/** Renders a button that has a code sent: it sends what was typed as well, complete or not, so that it comes back. */
const renderCodeButton = (label: string, style = ''): string => `<button name="step" value="code" formnovalidate${style}>${label}</button>`;

/** Renders one form for both steps, so that nothing typed is lost where a code is too old, and another one is sent. */
function renderForm({ step, email }: ApprovalForm, action: string, texts: ApprovalTexts, back: FormReturn | null): string {
  const open = `<form method="post" action="${action}#approval"${sameWindow}>`;
  if (step === 'ask')
    return `<p>${texts.askCode(escapeHtml(email))}</p>${open}${back ? renderReply(texts, back) : ''}<p>${renderCodeButton(texts.sendCode)}</p></form>`;
  return [
    `<p>${texts.codeSent(escapeHtml(email))}</p>${open}${renderReply(texts, back)}${renderCode(texts, back)}`,
    `<p><button name="step" value="answer">${texts.send}</button> ${renderCodeButton(texts.sendAgain, ' class="ochiq-other"')}</p></form>`,
  ].join('');
}

function renderSection(form: ApprovalForm, draft: SharedDraftPath, base: BasePath, back: FormReturn | null): string {
  const locale = getPrefixLocale(draft.localePrefix);
  const texts: ApprovalTexts = messages[locale].approval;
  const action = toPublicPath(base, getSharedDraftPath(draft.localePrefix, draft.token));
  return [
    `<section class="ochiq-approval" id="approval" aria-labelledby="approval-title" lang="${locales[locale].tag}" dir="${locales[locale].dir}">`,
    `<h2 id="approval-title">${texts.title}</h2>`,
    back?.problem ? `<p class="ochiq-problem" id="approval-problem" role="alert">${texts.problems[back.problem]}</p>` : '',
    `<p>${texts.lead(escapeHtml(form.name))}</p>`,
    renderLanguages(form, draft, base, texts),
    renderForm(form, action, texts, back),
    '</section>',
  ].join('');
}

function insertBefore(html: string, tag: string, inserted: string): string {
  const index = html.lastIndexOf(tag);
  return index === -1 ? html + inserted : html.slice(0, index) + inserted + html.slice(index);
}

/** Adds the form for an answer below the page of a draft, and a way to it on top. It needs no script. */
export function addApprovalForm(html: string, form: ApprovalForm, draft: SharedDraftPath, base: BasePath, back: FormReturn | null): string {
  const { toForm } = messages[getPrefixLocale(draft.localePrefix)].approval;
  const way = `<nav class="ochiq-approval-way" aria-label="${toForm}"><a href="#approval"${sameWindow}>${toForm}</a></nav>`;
  const withWay = html.replace(/<body[^>]*>/iu, (body) => body + way);
  return insertBefore(insertBefore(withWay, '</body>', renderSection(form, draft, base, back)), '</head>', `<style>${style}</style>`);
}
