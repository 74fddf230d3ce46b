#!/usr/bin/env node
// wallet-release promote | rollback | kill | revive | history | verify | trust: README.md beside it.
import { storeDir } from '@wallet/kit/vite';
import { runReleaseCommand } from '../src/commands.ts';

await runReleaseCommand(process.argv.slice(2), storeDir);
