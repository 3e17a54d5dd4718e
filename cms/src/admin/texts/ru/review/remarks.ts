import type { RemarkTexts } from '../../en/review/remarks.ts';

/** The texts about remarks on an entry. */
export const russianRemarks: RemarkTexts = {
  'ochiq.remarks.title': 'Замечания',
  'ochiq.remarks.open':
    '{count, plural, =0 {Открытых замечаний нет} one {# открытое замечание} few {# открытых замечания} many {# открытых замечаний} other {# открытого замечания}}',
  'ochiq.remarks.entry': 'Вся запись',
  'ochiq.remarks.block': '{number}. {name}',
  'ochiq.remarks.go': 'Перейти: {place}',
  'ochiq.remarks.removed': 'Этого места больше нет: {place}',
  'ochiq.remarks.by': '{name}, {time}',
  'ochiq.remarks.resolved-by': 'Снял(а): {name}, {time}',
  'ochiq.remarks.reply': 'Ответить',
  'ochiq.remarks.reply.text': 'Ваш ответ',
  'ochiq.remarks.reply.send': 'Отправить ответ',
  'ochiq.remarks.cancel': 'Отмена',
  'ochiq.remarks.resolve': 'Снять замечание',
  'ochiq.remarks.reopen': 'Открыть снова',
  'ochiq.remarks.show':
    '{count, plural, one {Показать # снятое замечание} few {Показать # снятых замечания} many {Показать # снятых замечаний} other {Показать # снятого замечания}}',
  'ochiq.remarks.hide': 'Скрыть снятые замечания',
  'ochiq.remarks.place': 'К чему замечание',
  'ochiq.remarks.place.hint': 'Выбрано поле, в котором курсор стоял последний раз.',
  'ochiq.remarks.text': 'Замечание',
  'ochiq.remarks.add': 'Добавить замечание',
  'ochiq.remarks.empty': 'Сначала напишите текст',
  'ochiq.remarks.too-long': 'Сократите до {count} символов',
};
