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

/** What comes back with a form that was not accepted: what was wrong, and what was typed besides the code. */
export type FormReturn = { problem: ApprovalProblem; answer: string; reason: string };

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

const openForm = (action: string, step: 'code' | 'answer'): string =>
  `<form method="post" action="${action}#approval"><input type="hidden" name="step" value="${step}">`;

function renderLanguages({ locales: codes }: ApprovalForm, { token }: SharedDraftPath, base: BasePath, texts: ApprovalTexts): string {
  const links = codes.map((code) => {
    const { tag, name } = locales[code];
    return `<a href="${toPublicPath(base, getSharedDraftPath(code, token))}" hreflang="${tag}" lang="${tag}">${name}</a>`;
  });
  return `<p>${texts.languages}: ${links.join(', ')}</p>`;
}

const renderChoice = (answer: 'agreed' | 'objected', label: string, chosen: string): string =>
  `<label><input type="radio" name="answer" value="${answer}" required${chosen === answer ? ' checked' : ''}> ${label}</label>`;

function renderAnswerForm({ email }: ApprovalForm, action: string, texts: ApprovalTexts, back: FormReturn | null): string {
  const { answer = '', reason = '' } = back ?? {};
  return [
    `<p>${texts.codeSent(escapeHtml(email))}</p>`,
    openForm(action, 'answer'),
    `<fieldset><legend>${texts.answer}</legend>`,
    renderChoice('agreed', texts.agree, answer),
    renderChoice('objected', texts.object, answer),
    `<textarea name="reason" rows="4" maxlength="${String(approvalTextLimits.reason)}" aria-label="${texts.reason}">\n${escapeHtml(reason)}</textarea></fieldset>`,
    `<label>${texts.code}<input type="text" name="code" required autocomplete="one-time-code" maxlength="${String(approvalTextLimits.code)}"></label>`,
    `<p><button type="submit">${texts.send}</button></p></form>`,
    `${openForm(action, 'code')}<p><button type="submit" class="ochiq-other">${texts.sendAgain}</button></p></form>`,
  ].join('');
}

const renderAskForm = ({ email }: ApprovalForm, action: string, texts: ApprovalTexts): string =>
  `<p>${texts.askCode(escapeHtml(email))}</p>${openForm(action, 'code')}<p><button type="submit">${texts.sendCode}</button></p></form>`;

function renderSection(form: ApprovalForm, draft: SharedDraftPath, base: BasePath, back: FormReturn | null): string {
  const locale = getPrefixLocale(draft.localePrefix);
  const texts: ApprovalTexts = messages[locale].approval;
  const action = toPublicPath(base, getSharedDraftPath(draft.localePrefix, draft.token));
  return [
    `<section class="ochiq-approval" id="approval" aria-labelledby="approval-title" lang="${locales[locale].tag}" dir="${locales[locale].dir}">`,
    `<h2 id="approval-title">${texts.title}</h2>`,
    back === null ? '' : `<p class="ochiq-problem" role="alert">${texts.problems[back.problem]}</p>`,
    `<p>${texts.lead(escapeHtml(form.name))}</p>`,
    renderLanguages(form, draft, base, texts),
    form.step === 'ask' ? renderAskForm(form, action, texts) : renderAnswerForm(form, action, texts, back),
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
  const way = `<nav class="ochiq-approval-way" aria-label="${toForm}"><a href="#approval">${toForm}</a></nav>`;
  const withWay = html.replace(/<body[^>]*>/iu, (body) => body + way);
  return insertBefore(insertBefore(withWay, '</body>', renderSection(form, draft, base, back)), '</head>', `<style>${style}</style>`);
}
