/** The list of installed plugins. */
export const uzbekPlugins = {
  User: 'Fuqarolarning hisoblari',
  'app.components.LeftMenuLinkContainer.settings': 'Sozlamalar',
  'global.marketplace': 'Plaginlar bozori',
  'content-type-builder.plugin.name': 'Kontent turlari',
  'global.plugins': 'Plaginlar',
  'global.plugins.content-manager': 'Kontent',
  'global.plugins.content-manager.description': 'Maʼlumotlar bazasidagi maʼlumotlarni koʻrish, tahrirlash va oʻchirishning tez usuli.',
  'global.plugins.content-type-builder': 'Kontent turlari',
  'global.plugins.content-type-builder.description': 'Kontentning tuzilishi: maydonlar va bogʻlanishlar.',
  'global.plugins.email': 'Elektron pochta',
  'global.plugins.email.description': 'Sayt yuboradigan xatlar sozlamalari.',
  'global.plugins.i18n': 'Tillar',
  'global.plugins.i18n.description': 'Kontentni turli tillarda yaratish, oʻqish va yangilash imkonini beradi.',
  'global.plugins.upload': 'Mediakutubxona',
  'global.plugins.upload.description': 'Rasm va boshqa fayllarni boshqarish.',
  'global.plugins.users-permissions': 'Foydalanuvchilar va ruxsatlar',
  'global.plugins.users-permissions.description':
    'API ni JWT asosidagi toʻliq autentifikatsiya bilan himoya qiladi. Foydalanuvchilar guruhlarining ruxsatlarini ham boshqaradi.',
} as const;
