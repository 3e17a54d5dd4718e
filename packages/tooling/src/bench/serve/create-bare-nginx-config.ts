/** Creates a configuration that only sends files fast: the baseline for ours. */
export const createBareNginxConfig = (publicFolder: string, runDir: string, port: number): string => `
pid ${runDir}/nginx.pid;
error_log stderr crit;
worker_rlimit_nofile 16384;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${runDir}/${name};`).join('\n  ')}
  access_log off;
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  server {
    listen 127.0.0.1:${String(port)};
    root ${publicFolder};
    location / { try_files $uri $uri/index.html =404; }
  }
}
`;
