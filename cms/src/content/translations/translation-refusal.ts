import type { Localized } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import type { TranslationRefusal } from './translations';

const texts: Readonly<Record<TranslationRefusal, Localized<string>>> = {
  'no-right': {
    uz: 'Rolingiz bu yozuvni shu tilda eʼlon qilishga ruxsat bermaydi: eʼlon qila oladigan xodimdan soʻrang',
    ru: 'Ваша роль не позволяет публиковать эту запись на этом языке: попросите того, кто может её публиковать',
    en: 'Your role does not publish this entry in this language: ask a person who may publish it',
  },
  'hidden-source': {
    uz: 'Rolingiz tarjima qilingan matnni toʻliq koʻrsatmaydi, shuning uchun nima oʻzgarganini baholay olmaysiz: uni oʻqiy oladigan xodimdan soʻrang',
    ru: 'Ваша роль не показывает весь исходный текст, и вы не можете судить, что в нём изменилось: попросите того, кто может его читать',
    en: 'Your role does not show all of the source, so you can’t judge what changed in it: ask a person who may read it',
  },
  'not-outdated': {
    uz: 'Bu tarjima eskirgan emas: holatini koʻrish uchun sahifani yangilang',
    ru: 'Этот перевод не устарел: обновите страницу, чтобы увидеть его состояние',
    en: 'This translation is not outdated: reload the page to see its state',
  },
  'no-assigning': {
    uz: 'Tanlangan yozuvlardan birini hech bir tilda oʻzgartira olmaysiz, shuning uchun uning tarjimasini topshira olmaysiz: uni tahrirlaydigan xodimdan soʻrang',
    ru: 'Одну из выбранных записей вы не можете менять ни на одном языке и не можете поручить её перевод: попросите того, кто её редактирует',
    en: 'You may change one of the chosen entries in no language, and so can’t assign its translation: ask a person who edits it',
  },
  'not-translator': {
    uz: 'Bu xodim tanlangan yozuvlardan birini shu tilda saqlay olmaydi: roʻyxatdan boshqasini tanlang',
    ru: 'Этот сотрудник не может сохранить одну из выбранных записей на этом языке: выберите другого из списка',
    en: 'This person may not save one of the chosen entries in this language: choose another one from the list',
  },
  'other-version': {
    uz: 'Matn shu orada yana eʼlon qilindi: sahifani yangilab, nima oʻzgarganini qayta koʻring',
    ru: 'Текст тем временем опубликовали ещё раз: обновите страницу и посмотрите, что в нём изменилось',
    en: 'The source was published once more meanwhile: reload the page, and see what changed in it',
  },
  'already-said': {
    uz: 'Buni belgilab boʻlgansiz: bu tilda yozuvni tasdiqlay oladigan boshqa xodim ham shuni belgilashi kerak',
    ru: 'Вы это уже отметили: на этом языке то же должен отметить другой сотрудник, который может согласовывать запись',
    en: 'You have already said so: in this language another person who may approve the entry has to say the same',
  },
  'no-approving': {
    uz: 'Bu tilda buni ikkinchi xodim ham belgilashi kerak, sizda esa yozuvni tasdiqlash huquqi yoʻq: uni tasdiqlay oladigan xodimdan soʻrang',
    ru: 'На этом языке то же должен отметить второй сотрудник, а ваша роль не позволяет согласовывать запись: попросите того, кто может',
    en: 'In this language a second person has to say the same, and your role does not approve the entry: ask a person who may approve it',
  },
  'no-change': {
    uz: 'Bu oʻzgarishni koʻrib chiqish endi shart emas: nima qolganini koʻrish uchun sahifani yangilang',
    ru: 'Это изменение уже не нужно просматривать: обновите страницу, чтобы увидеть, что осталось',
    en: 'This change needs no look any more: reload the page to see what is left',
  },
};

/** The refusal of something about a translation: the panel shows its message, and knows it by its code. */
export class TranslationRefusalError extends errors.PolicyError<string, { code: TranslationRefusal }> {}

/** Creates the refusal that the user reads. */
export const createTranslationRefusal = (strapi: Core.Strapi, code: TranslationRefusal): TranslationRefusalError =>
  new TranslationRefusalError(translateForEditor(strapi, texts[code]), { code });
