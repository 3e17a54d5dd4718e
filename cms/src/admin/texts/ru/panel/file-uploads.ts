/** The texts about running uploads. */
export const russianFileUploads = {
  'upload.progress': 'Ход загрузки',
  'upload.progress.cancel': 'Отменить все',
  'upload.progress.canceled': 'Загрузка отменена',
  'upload.progress.canceled.subtitle': 'Некоторые файлы не загружены',
  'upload.progress.close': 'Закрыть',
  'upload.progress.failed': 'Не удалось загрузить',
  'upload.progress.failed.subtitle': 'Попробуйте загрузить файлы ещё раз',
  'upload.progress.file.canceled': 'Отменено',
  'upload.progress.file.queued': 'В очереди',
  'upload.progress.file.uploaded': 'Загружено',
  'upload.progress.file.uploading': 'Загружается…',
  'upload.progress.maximize': 'Развернуть',
  'upload.progress.minimize': 'Свернуть',
  'upload.progress.retry': 'Повторить',
  'upload.progress.success': 'Загружено!',
  'upload.progress.success.subtitle':
    '{count, plural, one {# файл загружен} few {# файла загружено} many {# файлов загружено} other {# файла загружено}}',
  'upload.progress.success.subtitle.withErrors': 'Загружено: {successCount}, не загружено: {errorCount}',
  'upload.progress.uploading.indeterminate':
    '{total, plural, one {Загружается # файл} few {Загружаются # файла} many {Загружается # файлов} other {Загружается # файла}}',
  'upload.progress.uploading.withCount':
    '{total, plural, one {Загружается # файл} few {Загружаются # файла} many {Загружается # файлов} other {Загружается # файла}} ({percentage}%)',
  'upload.upload.generic-error': 'При загрузке файла произошла ошибка.',
  'upload.upload.progress.cancel': 'Отменить все',
  'upload.upload.progress.canceled': 'Загрузка отменена',
  'upload.upload.progress.canceled.subtitle': 'Некоторые файлы не загружены',
  'upload.upload.progress.close': 'Закрыть',
  'upload.upload.progress.failed': 'Не удалось загрузить',
  'upload.upload.progress.failed.subtitle': 'Попробуйте загрузить файлы ещё раз',
  'upload.upload.progress.file.canceled': 'Отменено',
  'upload.upload.progress.file.queued': 'В очереди',
  'upload.upload.progress.file.uploaded': 'Загружено',
  'upload.upload.progress.file.uploading': 'Загружается…',
  'upload.upload.progress.retry': 'Повторить',
  'upload.upload.progress.success': 'Загружено!',
  'upload.upload.progress.success.subtitle': 'Загружено файлов: {count}',
  'upload.upload.progress.success.subtitle.withErrors': 'Загружено: {successCount}, не загружено: {errorCount}',
  'upload.upload.progress.uploading.indeterminate':
    '{total, plural, one {Загружается # файл} few {Загружаются # файла} many {Загружается # файлов} other {Загружается # файла}}',
  'upload.upload.progress.uploading.withCount':
    '{total, plural, one {Загружается # файл} few {Загружаются # файла} many {Загружается # файлов} other {Загружается # файла}} ({percentage}%)',
} as const;
