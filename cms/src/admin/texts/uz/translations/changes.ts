import type { ChangesTexts } from '../../en/translations/changes.ts';

/** The texts of what changed in the source of a translation. */
export const uzbekChanges: ChangesTexts = {
  'ochiq.changes.title': '{count} ta oʻzgarishni koʻrib chiqish kerak',
  'ochiq.changes.done': '{of} ta oʻzgarishdan {done} tasi tarjima talab qilmaydi',
  'ochiq.changes.place': '{field}, {number}',
  'ochiq.changes.follows': '{at} dagi matndan tarjima qilingan',
  'ochiq.changes.made': 'Asl matn {at} dagi holatda boʻlganida yozilgan',
  'ochiq.changes.revised': 'Shundan keyin qoralamangizda oʻzgartirilgan',
  'ochiq.changes.show': 'Nima oʻzgardi',
  'ochiq.changes.confirm': 'Tarjima talab qilmaydi',
  'ochiq.changes.confirm.lead':
    '“{field}” ({language}) endi hozirgi matndan tarjima qilingan deb hisoblanadi. Shu joydagi keyingi oʻzgarish tarjimani yana eskirgan qiladi. Buni kim belgilagani yozib qoʻyiladi.',
  'ochiq.changes.confirm.reason': 'Sababi (majburiy emas)',
  'ochiq.changes.said':
    'Tarjima talab qilmaydi deb belgilagan: {names}. Yozuvni tasdiqlay oladigan yana bir xodim ham shuni belgilashi kerak.',
  'ochiq.changes.waved': '{field}: tarjima talab qilmaydi. {name} {at} da belgilagan.',
  'ochiq.changes.reason': 'Sababi: {reason}',
  'ochiq.changes.hidden': 'Siz oʻqiy olmaydigan maydonlarda yana {count} ta oʻzgarish bor.',
  'ochiq.changes.more': 'Va yana {count} ta.',
  'ochiq.changes.copied':
    'Shaklda “Oʻzgartirilgan” deyilgan: barcha tillar uchun umumiy qiymat boshqa tilda saqlangan. U oʻsha til bilan birga yoki shu yerda eʼlon qilinsa, saytga chiqadi.',
  'ochiq.changes.broken': 'Nima oʻzgarganini oʻqib boʻlmadi. Sahifani qayta oching.',
};
