import type { RemovalTexts } from '../en/removal.ts';

/** The texts of the dialog before something in use is taken away. */
export const russianRemoval: RemovalTexts = {
  'ochiq.removal.title': 'Это используется: что сделать в этих местах?',
  'ochiq.removal.where': 'Это используется здесь:',
  'ochiq.removal.draft': 'черновик',
  'ochiq.removal.changed':
    'Есть неопубликованные изменения: изменится только черновик, а на сайте всё останется как есть, пока вы его не опубликуете.',
  'ochiq.removal.foreign': 'Вам нельзя это менять.',
  'ochiq.removal.others': 'Кроме того, есть записи, которые вам недоступны или не поместились в список: {list}.',
  'ochiq.removal.choice': 'Что с ними сделать',
  'ochiq.removal.replace': 'Поставить вместо этого другое',
  'ochiq.removal.replace.do': 'Заменить и убрать',
  'ochiq.removal.replace.not':
    'Заменить здесь нельзя: некоторые из этих записей вам нельзя менять, или их слишком много. Попросите коллегу, у которого есть такое право.',
  'ochiq.removal.redirect': 'Перенаправить адрес на другую страницу',
  'ochiq.removal.redirect.do': 'Перенаправить и убрать',
  'ochiq.removal.redirect.not': 'Перенаправление здесь не поможет: ссылок сюда нет, или опубликованным записям нужна именно эта.',
  'ochiq.removal.withdraw': 'Оставить как есть',
  'ochiq.removal.withdraw.do': 'Убрать',
  'ochiq.removal.withdraw.not': 'Оставить нельзя: без этого сломается меню, вложенная страница или опубликованная запись.',
  'ochiq.removal.withdraw.confirm':
    'Я понимаю, что увидит читатель: ссылки станут обычными словами, в списках этого не будет, а картинка или файл пропадёт.',
  'ochiq.removal.replacement.entry': 'Что поставить вместо этого',
  'ochiq.removal.replacement.file': 'Какой файл поставить вместо этого',
  'ochiq.removal.cancelled': 'Ничего не убрано.',
};
