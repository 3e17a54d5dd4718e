/** Has the browser save a text as a file. */
export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: `${name}.txt` });
  document.body.append(link);
  link.click();
  link.remove();
  URL.revokeObjectURL(url);
}
