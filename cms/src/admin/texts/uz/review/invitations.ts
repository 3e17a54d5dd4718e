import type { InvitationTexts } from '../../en/review/invitations.ts';

/** The texts about approvals from outside. */
export const uzbekInvitations: InvitationTexts = {
  'ochiq.invitations.title': 'Tashqi rozilik',
  'ochiq.invitations.lead':
    'Hisobi yoʻq odam sahifani oʻquvchilar koʻradigan holida oʻqiydi va rozi boʻladi yoki eʼtiroz bildiradi. Manzil pochtaga yuborilgan kod bilan tasdiqlanadi.',
  'ochiq.invitations.none': 'Tashqaridan hech kim taklif qilinmagan.',
  'ochiq.invitations.invite': 'Odam taklif qilish',
  'ochiq.invitations.name': 'Ism',
  'ochiq.invitations.name.wrong': 'Odamning ismini yozing',
  'ochiq.invitations.email': 'Elektron pochta manzili',
  'ochiq.invitations.email.wrong': 'Manzilni name@organization.uz koʻrinishida yozing',
  'ochiq.invitations.days': 'Necha kunga',
  'ochiq.invitations.days.wrong': '{least} dan {most} gacha son yozing',
  'ochiq.invitations.all': 'Yozuvning yuborilgan barcha tillari haqida',
  'ochiq.invitations.send': 'Taklifni yuborish',
  'ochiq.invitations.made': 'Taklif yuborilmoqda. Havolani oʻzingiz ham berishingiz mumkin: u faqat shu safar koʻrsatiladi.',
  'ochiq.invitations.link': 'Havola ({locale})',
  'ochiq.invitations.copy': 'Havolani nusxalash',
  'ochiq.invitations.copied': 'Nusxalandi',
  'ochiq.invitations.valid': 'Javob {minute} gacha kutiladi',
  'ochiq.invitations.agreed': 'Rozi boʻldi: {minute}',
  'ochiq.invitations.objected': 'Eʼtiroz bildirdi: {minute}',
  'ochiq.invitations.expired': 'Muddati tugagan: {minute}',
  'ochiq.invitations.revoked': 'Bekor qilingan',
  'ochiq.invitations.other-version': 'Kuchini yoʻqotgan: matn oʻzgartirilgan, qaytarib olingan yoki eʼlon qilingan',
  'ochiq.invitations.by': 'taklif qildi: {name}',
  'ochiq.invitations.opened': '{count, plural, =0 {hali ochilmagan} other {# marta ochilgan, birinchi marta {minute}}}',
  'ochiq.invitations.revoke': 'Bekor qilish',
  'ochiq.invitations.refusal.not-submitted': 'Avval matnni tekshirishga yuboring: taklif aniq bir matn haqida boʻladi.',
  'ochiq.invitations.refusal.own-version': 'Bu matnni siz oʻzgartirgan yoki yuborgansiz, shuning uchun boshqa xodim taklif qilishi kerak.',
  'ochiq.invitations.refusal.no-link':
    'Havola qilib boʻlmaydi: yozuvning oʻz sahifasi yoki saytning ochiq manzili yoʻq, yoki sayt xat yubormaydi.',
};
