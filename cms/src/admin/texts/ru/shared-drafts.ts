import type { ShareTexts } from '../en/shared-drafts.ts';

/** The texts about links by which people outside see a draft. */
export const russianShares: ShareTexts = {
  'ochiq.shares.title': 'Показать черновик другим',
  'ochiq.shares.none': 'Ссылок на этот черновик нет.',
  'ochiq.shares.not-allowed': 'Ваша роль не позволяет делать ссылки на этот черновик. Попросите коллегу, который может его публиковать.',
  'ochiq.shares.days': 'На сколько дней',
  'ochiq.shares.days.wrong': 'Напишите число от 1 до 30.',
  'ochiq.shares.hint': 'Тот, у кого есть ссылка, видит сохранённый черновик без учётной записи и больше ничего.',
  'ochiq.shares.all': 'На всех языках записи',
  'ochiq.shares.make': 'Сделать ссылку',
  'ochiq.shares.made': 'Ссылка готова. Скопируйте её сейчас: второй раз она не покажется.',
  'ochiq.shares.copy': 'Скопировать ссылку',
  'ochiq.shares.copied': 'Скопировано',
  'ochiq.shares.valid': 'Действует до {minute}',
  'ochiq.shares.expired': 'Срок истёк: {minute}',
  'ochiq.shares.revoked': 'Отменена',
  'ochiq.shares.by': 'Сделал(а): {name}',
  'ochiq.shares.opened': '{count, plural, =0 {ещё не открывали} one {открыли # раз} few {открыли # раза} other {открыли # раз}}',
  'ochiq.shares.revoke': 'Отменить',
  'ochiq.shares.fault.network': 'Нет связи с панелью. Проверьте подключение к сети и попробуйте ещё раз, когда связь восстановится.',
  'ochiq.shares.fault.forbidden':
    'Ваша роль не позволяет читать эту запись на этом языке. Попросите права у администратора или ссылку у коллеги.',
  'ochiq.shares.fault.missing': 'Этой ссылки больше нет. Обновите страницу, чтобы увидеть, какие ссылки есть.',
  'ochiq.shares.fault.days': 'Ссылка действует от 1 до 30 дней. Напишите число в этих пределах и сделайте ссылку ещё раз.',
  'ochiq.shares.fault.server':
    'На сервере панели произошла ошибка. Попробуйте ещё раз через минуту; если она повторится, сообщите администратору.',
};
