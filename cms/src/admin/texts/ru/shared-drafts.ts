import type { ShareTexts } from '../en/shared-drafts.ts';

/** The texts about links by which people outside see a draft. */
export const russianShares: ShareTexts = {
  'ochiq.shares.title': 'Показать черновик другим',
  'ochiq.shares.none': 'Ссылок на этот черновик нет.',
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
  'ochiq.shares.broken':
    'Ссылки не удалось прочитать или изменить: возможно, у вас нет права на один из языков. Попробуйте ещё раз или попросите коллегу.',
};
