import type { InvitationTexts } from '../../en/review/invitations.ts';

/** The texts about approvals from outside. */
export const russianInvitations: InvitationTexts = {
  'ochiq.invitations.title': 'Согласование извне',
  'ochiq.invitations.lead':
    'Человек без учётной записи читает страницу такой, какой её увидят читатели, и соглашается или возражает. Адрес подтверждает код из письма.',
  'ochiq.invitations.none': 'Извне никто не приглашён.',
  'ochiq.invitations.invite': 'Пригласить человека',
  'ochiq.invitations.name': 'Имя',
  'ochiq.invitations.name.wrong': 'Напишите имя человека',
  'ochiq.invitations.email': 'Адрес электронной почты',
  'ochiq.invitations.email.wrong': 'Напишите адрес вида name@organization.uz',
  'ochiq.invitations.days': 'На сколько дней',
  'ochiq.invitations.days.wrong': 'Напишите число от {least} до {most}',
  'ochiq.invitations.all': 'Для всех языков записи, отправленных на согласование',
  'ochiq.invitations.send': 'Отправить приглашение',
  'ochiq.invitations.made': 'Приглашение отправляется. Ссылку можно передать и самостоятельно: второй раз она не покажется.',
  'ochiq.invitations.link': 'Ссылка ({locale})',
  'ochiq.invitations.copy': 'Скопировать ссылку',
  'ochiq.invitations.copied': 'Скопировано',
  'ochiq.invitations.valid': 'Ждёт ответа до {minute}',
  'ochiq.invitations.agreed': 'Согласие получено: {minute}',
  'ochiq.invitations.objected': 'Есть возражение: {minute}',
  'ochiq.invitations.expired': 'Срок истёк: {minute}',
  'ochiq.invitations.revoked': 'Отменено',
  'ochiq.invitations.other-version': 'Больше не действует: текст изменён, отозван или опубликован',
  'ochiq.invitations.by': 'пригласил(а): {name}',
  'ochiq.invitations.opened':
    '{count, plural, =0 {ещё не открывали} one {открыли # раз, впервые {minute}} few {открыли # раза, впервые {minute}} many {открыли # раз, впервые {minute}} other {открыли # раза, впервые {minute}}}',
  'ochiq.invitations.revoke': 'Отменить',
  'ochiq.invitations.refusal.not-submitted': 'Сначала отправьте текст на согласование: приглашение относится к одной определённой версии.',
  'ochiq.invitations.refusal.own-version': 'Эту версию изменили или отправили вы, поэтому пригласить должен другой сотрудник.',
  'ochiq.invitations.refusal.no-link':
    'Ссылку сделать нельзя: у записи нет своей страницы, или у сайта нет открытого адреса, или он не отправляет писем.',
};
