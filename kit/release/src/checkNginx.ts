import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Asks nginx itself whether it would take a configuration, in a folder of its own: no running one notices.
 *
 * @param config absolute path of what stands within `http`
 * @param modules absolute paths of the modules that it needs
 * @returns what nginx says against it
 */
export function problemOfNginx(config: string, modules: readonly string[]): string | undefined {
  const dir = join(dirname(config), 'check');
  mkdirSync(dir, { recursive: true });
  const main = join(dir, 'nginx.conf');
  const folders = temporary.map((name) => `${name}_temp_path "${join(dir, name)}";`);
  writeFileSync(
    main,
    [
      ...modules.map((path) => `load_module "${path}";`),
      `pid "${join(dir, 'nginx.pid')}";`,
      'error_log stderr;',
      'events {}',
      `http { access_log off; ${folders.join(' ')} include "${config}"; }`,
    ].join('\n'),
  );
  const { status, stderr, error } = spawnSync('nginx', ['-t', '-q', '-e', 'stderr', '-c', main], {
    encoding: 'utf8',
  });
  return status === 0 ? undefined : (error?.message ?? stderr).trim();
}
