import type { ShareTexts } from '../en/shared-drafts.ts';

/** The texts about links by which people outside see a draft. */
export const uzbekShares: ShareTexts = {
  'ochiq.shares.title': 'Qoralamani boshqalarga koʻrsatish',
  'ochiq.shares.none': 'Bu qoralama uchun havola qilinmagan.',
  'ochiq.shares.not-allowed':
    'Rolingiz bu qoralama uchun havola qilishga ruxsat bermaydi. Uni eʼlon qila oladigan hamkasbingizdan soʻrang.',
  'ochiq.shares.days': 'Necha kunga',
  'ochiq.shares.days.wrong': '1 dan 30 gacha son yozing.',
  'ochiq.shares.hint': 'Havolasi bor har kim saqlangan qoralamani hisobsiz koʻradi va boshqa hech narsani koʻrmaydi.',
  'ochiq.shares.all': 'Yozuvning barcha tillarida',
  'ochiq.shares.make': 'Havola qilish',
  'ochiq.shares.made': 'Havola tayyor. Hozir nusxalang: u faqat shu safar koʻrsatiladi.',
  'ochiq.shares.copy': 'Havolani nusxalash',
  'ochiq.shares.copied': 'Nusxalandi',
  'ochiq.shares.valid': '{minute} gacha amal qiladi',
  'ochiq.shares.expired': 'Muddati tugagan: {minute}',
  'ochiq.shares.revoked': 'Bekor qilingan',
  'ochiq.shares.by': 'Qilgan: {name}',
  'ochiq.shares.opened': '{count, plural, =0 {hali ochilmagan} other {# marta ochilgan}}',
  'ochiq.shares.revoke': 'Bekor qilish',
  'ochiq.shares.fault.network': 'Panel bilan aloqa yoʻq. Tarmoqqa ulanishni tekshiring va aloqa tiklangach qayta urinib koʻring.',
  'ochiq.shares.fault.forbidden':
    'Rolingiz bu yozuvni shu tilda oʻqishga ruxsat bermaydi. Administratordan huquq yoki hamkasbingizdan havola soʻrang.',
  'ochiq.shares.fault.missing': 'Bu havola endi yoʻq. Qaysi havolalar borligini koʻrish uchun sahifani yangilang.',
  'ochiq.shares.fault.days': 'Havola 1 kundan 30 kungacha amal qiladi. Shu oraliqdagi sonni yozing va havolani qayta qiling.',
  'ochiq.shares.fault.server':
    'Panel serverida xato yuz berdi. Bir daqiqadan keyin qayta urinib koʻring; xato takrorlansa, administratorga ayting.',
};
