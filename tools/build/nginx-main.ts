/**
 * Returns a main configuration for nginx without root: all of its own files are in one folder.
 * @param include the configuration of the site
 */
export function nginxMain({ folder, include }: { folder: string; include: string }): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  )
  return `worker_processes auto;
worker_rlimit_nofile 8192;
pid ${folder}/nginx.pid;
error_log stderr;
events { worker_connections 4096; }
http {
  access_log off;
  # For several sites.
  variables_hash_max_size 4096;
${temporary.join('\n')}
  include ${include};
}
`
}
