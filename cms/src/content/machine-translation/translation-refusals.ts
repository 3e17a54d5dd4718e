import type { Localized } from '@ochiq/contract/routing/locales';
import type { Core } from '@strapi/strapi';

import { translateForEditor } from '../../platform/panel-words/translate-for-editor';
import { createRefusal } from '../../platform/strapi/refusal';
import type { TranslatorFailure } from './machine-translator';

/** Why a request about machine translation is refused. */
type Refusal = TranslatorFailure | 'off' | 'no-right' | 'changed';

const texts: Readonly<Record<Refusal, Localized<string>>> = {
  off: {
    uz: 'Mashina tarjimasi sozlanmagan: u kerak boʻlsa, administratorga ayting',
    ru: 'Машинный перевод не настроен: если он нужен, сообщите администратору',
    en: 'Machine translation is not set up: tell the administrator if you need it',
  },
  'no-right': {
    uz: 'Rolingiz bu tarjimaga ruxsat bermaydi: asl matnni oʻqiy oladigan va shu tilda saqlay oladigan xodimdan soʻrang',
    ru: 'Ваша роль не позволяет делать этот перевод: попросите того, кто может читать исходный текст и сохранять на этом языке',
    en: 'Your role does not allow this translation: ask a person who may read the source and save this language',
  },
  changed: {
    uz: 'Bu matnlardan biri shu orada oʻzgardi yoki oʻqib chiqildi: roʻyxatni qayta oʻqing',
    ru: 'Один из этих текстов тем временем изменился или уже прочитан: обновите список',
    en: 'One of these texts was changed or read meanwhile: read the list again',
  },
  unreachable: {
    uz: 'Tarjima serveri javob bermayapti: oʻzingiz tarjima qiling yoki keyinroq urinib koʻring. Takrorlansa, administratorga ayting',
    ru: 'Сервер перевода не отвечает: переведите сами или попробуйте позже. Если это повторяется, сообщите администратору',
    en: 'The translation server does not respond: translate it yourself, or try later. If it goes on, tell the administrator',
  },
  slow: {
    uz: 'Tarjima serveri juda uzoq ishladi: qisqaroq matn tanlang yoki keyinroq urinib koʻring',
    ru: 'Сервер перевода работал слишком долго: возьмите текст короче или попробуйте позже',
    en: 'The translation server took too long: choose a shorter text, or try later',
  },
  'wrong-response': {
    uz: 'Tarjima serveri bu matnga yaroqsiz javob qaytardi: oʻzingiz tarjima qiling. Takrorlansa, administratorga ayting',
    ru: 'Сервер перевода ответил на этот текст негодным образом: переведите сами. Если это повторяется, сообщите администратору',
    en: 'The translation server sent no usable translation of this text: translate it yourself. If it goes on, tell the administrator',
  },
  unsupported: {
    uz: 'Tarjima serveri bu tillar orasida yoki bunday uzun matnni tarjima qilmaydi: oʻzingiz tarjima qiling',
    ru: 'Сервер перевода не работает с этой парой языков или с таким длинным текстом: переведите сами',
    en: 'The translation server does not translate between these languages, or a text of this length: translate it yourself',
  },
  refused: {
    uz: 'Tarjima serveri soʻrovni qabul qilmadi: bir daqiqadan keyin urinib koʻring. Takrorlansa, administrator kalitni tekshirsin',
    ru: 'Сервер перевода отклонил запрос: попробуйте через минуту. Если это повторяется, администратору нужно проверить ключ',
    en: 'The translation server refused the request: try in a minute. If it goes on, the administrator has to check the key',
  },
};

/** Creates the refusal that the editor reads. */
export const createMachineRefusal = (strapi: Core.Strapi, refusal: Refusal): Error =>
  createRefusal(translateForEditor(strapi, texts[refusal]));
