import { spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a command at the top of the workspace with the terminal's output and no input; answers its exit code. */
export function runCommand(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('error', (error) => {
      console.error(`wallet: could not run ${command}: ${error.message}`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** A command that runs beside others and keeps its words until it is done. */
export interface Beside {
  /** its exit code, once it has ended */
  done: Promise<number>;
  /** its exit code where it has ended already */
  ended(): number | undefined;
  output(): string;
  /** ends it, with everything that it has started */
  stop(): void;
}

/** Runs a command at the top of the workspace, beside whatever else runs. */
export function runBeside(command: string, args: string[]): Beside {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const words: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => words.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => words.push(chunk));
  let code: number | undefined;
  const done = new Promise<number>((resolve) => {
    const end = (ended: number) => {
      code ??= ended;
      resolve(code);
    };
    child.once('error', (error) => {
      words.push(Buffer.from(`wallet: could not run ${command}: ${error.message}\n`));
      end(1);
    });
    child.once('close', (ended) => end(ended ?? 1));
  });
  return {
    done,
    ended: () => code,
    output: () => Buffer.concat(words).toString(),
    stop() {
      if (code !== undefined || child.pid === undefined) return;
      try {
        process.kill(-child.pid, 'SIGTERM');
      } catch {
        // It has ended in the meantime.
      }
    },
  };
}
