/** What stands in every fixture release besides its pages. */
export const fixtureFiles: Readonly<Record<string, string>> = {
  '/robots.txt': 'User-agent: *\n',
  '/sitemap.xml': '<urlset/>\n'.padEnd(1000, ' '),
  '/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  '/favicon.ico': 'icon\n',
  '/sw.js': 'self.skipWaiting()\n',
  '/app-0123456789abcdef0123.js': 'console.log(1)\n'.repeat(100),
  '/app-0123456789abcdef0123.js.map': '{}\n',
  '/styles.0123456789abcdef0123.css': 'p{}\n',
  '/static/emblem-a1b2.webp': 'picture\n',
  '/page-data/about/page-data.json': `{"path":"/about"}${' '.repeat(1000)}\n`,
  '/page-data/index/index.html': 'not a page\n',
  '/ru/news/feed.xml': '<rss/>\n',
  '/.well-known/security.txt': 'Contact: mailto:security@example.uz\n',
  '/.well-known/.hidden': 'secret\n',
  '/uz/.well-known/security.txt': 'secret\n',
  '/.env': 'secret\n',
  '/uz/.git/config': 'secret\n',
  '/only-zipped.csv.gz': 'already packed\n',
  '/file.constructor': 'odd name\n',
  '/empty.bin': '',
  '/media/report.pdf': '%PDF-1.7 0123456789\n',
  '/media/table.csv': 'a,b\n1,2\n',
  '/media/table.xlsx': 'sheet\n',
  '/media/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>\n',
  '/media/page.html': '<script>alert(1)</script>\n',
  '/media/folder/index.html': '<script>alert(1)</script>\n',
  '/media/script.js': 'alert(1)\n',
  '/media/film.mp4': 'film\n'.repeat(400_000),
};

/** Which of them have compressed twins: the length decides in the build, the fixture names them. */
export const hasTwins = (path: string): boolean => /\.(?:html|json|xml|map)$|^\/app-.*\.js$/u.test(path) && !path.startsWith('/media/');
