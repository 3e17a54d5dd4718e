import type { GroupsTexts, ListsTexts } from '../en/lists.ts';

export const uzbekGroups: GroupsTexts = {
  'ochiq.groups.press': 'Matbuot markazi',
  'ochiq.groups.documents': 'Hujjatlar',
  'ochiq.groups.institution': 'Muassasa',
  'ochiq.groups.citizens': 'Xizmatlar va fuqarolar',
  'ochiq.groups.site': 'Sayt',
  'ochiq.groups.none': 'Bunday nomli boʻlim yoʻq.',
};

export const uzbekLists: ListsTexts = {
  'ochiq.lists.states': 'Tillar boʻyicha holati',
  'ochiq.lists.none': 'matn yoʻq',
  'ochiq.lists.draft': 'qoralama',
  'ochiq.lists.changed': 'oʻzgartirilgan',
  'ochiq.lists.outdated': 'eskirgan',
  'ochiq.lists.waiting': 'kutmoqda',
  'ochiq.lists.published': 'eʼlon qilingan',
  'ochiq.lists.viewed': '30 kunda {views} marta koʻrilgan',
  'ochiq.lists.saver': 'Oxirgi saqlagan',
  'ochiq.lists.filter': 'Tildagi holati',
  'ochiq.lists.filter.any': 'Har qanday holatda',
  'ochiq.lists.languages': 'Tillar',
  'ochiq.lists.behind': 'Matn ({language}) {at} da qayta eʼlon qilingan. Bu tarjima undan eskiroq.',
  'ochiq.lists.compare': 'Unda nima oʻzgargan',
  'ochiq.lists.side-by-side': 'Asl matn yonida',
  'ochiq.lists.confirm': 'Oʻzgarish tarjima talab qilmaydi',
  'ochiq.lists.confirm.lead':
    'Shunda tarjima ({language}) matnning hozirgi holatidan qilingan hisoblanadi. Keyingi oʻzgarish uni yana eskirgan qiladi. Buni kim aytgani qayd etiladi.',
  'ochiq.lists.confirm.reason': 'Sababi (majburiy emas)',
  'ochiq.lists.said':
    'Tarjima talab qilmaydi deb belgilagan: {names}. Yozuvni tasdiqlay oladigan yana bir xodim ham shuni belgilashi kerak.',
  'ochiq.lists.confirmed': '{name} {at} da matndagi oʻzgarish tarjima talab qilmaydi deb belgilagan.',
  'ochiq.lists.confirmed.reason': 'Sababi: {reason}',
  'ochiq.lists.views': 'Saqlangan filtrlar',
  'ochiq.lists.views.none': 'Bu roʻyxat uchun filtr saqlamagansiz.',
  'ochiq.lists.views.help': 'Roʻyxat hozir nima boʻyicha tanlangan va tartiblanganini saqlaydi. Buni faqat siz koʻrasiz.',
  'ochiq.lists.views.name': 'Bu filtrlarning nomi',
  'ochiq.lists.views.save': 'Saqlash',
  'ochiq.lists.views.rename': '“{name}”ni qayta nomlash',
  'ochiq.lists.views.delete': '“{name}”ni oʻchirish',
  'ochiq.lists.views.close': 'Yopish',
  'ochiq.lists.views.missing': '{fields} maydonisiz: u endi yoʻq',
  'ochiq.lists.views.broken': 'Saqlangan filtrlarni oʻqib boʻlmadi. Roʻyxatni qayta oching.',
  'ochiq.lists.views.names': '“{name}” nomi',
};
